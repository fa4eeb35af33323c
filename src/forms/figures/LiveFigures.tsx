import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { LiveFigure } from '../../rules/compiled.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStep, useStore } from '../field/StepContext.ts';
import { shownValue } from '../summary/shownValue.ts';
import { figureStyles, UNKNOWN } from './figureStyles.ts';

/** Milliseconds without a key after which the figures are read out. */
const SAID_AFTER = 1000;

/** Milliseconds after which what was read out is gone: who reads on finds each figure in its row alone. */
const GONE_AFTER = 5000;

interface Row {
  readonly name: string;
  readonly label: string;
  /** In words, where it is known. */
  readonly value: string | undefined;
  /** The same in every language. */
  readonly data: string;
}

/** Figures of what is typed in the step, as it is typed; what is not right yet counts as not there. Those that are others are read
 * out once typing has stopped. */
export function LiveFigures({ figures }: { readonly figures: readonly LiveFigure[] }): ReactNode {
  const { words } = useStep();
  const values = useStore((store) => {
    const scope = store.rightScope();
    return JSON.stringify(figures.map(({ value }) => value(scope) ?? null));
  });
  const rows = useMemo(() => {
    const all = JSON.parse(values) as readonly Json[];
    return figures.map(({ row }, index): Row => {
      const [name = ''] = String(row.data).split('/');
      const data: JsonObject = { [name]: all[index] ?? null };
      return {
        name: String(row.name),
        label: words.summary(String(row.name)),
        value: shownValue(row, data, words),
        data: JSON.stringify(data),
      };
    });
  }, [figures, values, words]);
  const said = useNews(rows);
  const classes = figureStyles();
  return (
    <div>
      <dl className={classes.list}>
        {rows.map(({ name, label, value }) => (
          <div key={name} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value ?? UNKNOWN}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** The rows that are others than when it was last said, once they have stopped changing; nothing before one first changes, nor
 * because another language is read. */
function useNews(rows: readonly Row[]): string {
  const heard = useRef(rows);
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = rows.filter(({ data }, index) => data !== heard.current[index]?.data);
      const known = news.flatMap(({ label, value }) => (value === undefined ? [] : [`${label} ${value}`]));
      heard.current = rows;
      if (known.length > 0) say(known.join(', '));
    }, SAID_AFTER);
    return () => clearTimeout(timer);
  }, [rows]);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => say(''), GONE_AFTER);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
