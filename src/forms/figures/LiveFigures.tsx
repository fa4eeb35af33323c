import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { LiveFigure } from '../../rules/compiled.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStep, useStore } from '../field/StepContext.ts';
import { shownValue } from '../summary/shownValue.ts';
import { figureStyles, UNKNOWN } from './figureStyles.ts';

/** Milliseconds without a key after which the figures are read out. */
const SAID_AFTER = 1000;

/** Figures of what is typed in the step, as it is typed; what is not right yet counts as not there. They are read out once typing
 * has stopped. */
export function LiveFigures({ figures }: { readonly figures: readonly LiveFigure[] }): ReactNode {
  const { words } = useStep();
  const values = useStore((store) => {
    const scope = store.rightScope();
    return JSON.stringify(figures.map(({ value }) => value(scope) ?? null));
  });
  const rows = useMemo(() => {
    const all = JSON.parse(values) as readonly Json[];
    return figures.map(({ row }, index) => {
      const [name = ''] = String(row.data).split('/');
      const data: JsonObject = { [name]: all[index] ?? null };
      return {
        name: String(row.name),
        label: words.summary(String(row.name)),
        value: shownValue(row, data, words) ?? UNKNOWN,
      };
    });
  }, [figures, values, words]);
  const said = useLater(rows.map(({ label, value }) => `${label} ${value}`).join(', '));
  const classes = figureStyles();
  return (
    <div>
      <dl className={classes.list}>
        {rows.map(({ name, label, value }) => (
          <div key={name} className={classes.row}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** The text once it has stopped changing; nothing before it first changes. */
function useLater(text: string): string {
  const [first] = useState(text);
  const [said, say] = useState('');
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => say(text), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return said;
}
