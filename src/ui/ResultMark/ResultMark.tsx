import type { ReactNode } from 'react';
import type { ResultMark as Mark } from '../../domain/resultMark.ts';
import { defineRecipe } from '../system/recipe.ts';

const good = { root: { color: 'accent' }, disc: { bg: 'accentSoft' } };
const bad = { root: { color: 'danger' }, disc: { bg: 'dangerSoft' } };
const waits = { root: { color: 'warning' }, disc: { bg: 'warningSoft' } };

const styles = defineRecipe({
  name: 'mark',
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'bold', lineHeight: 'tight' },
    disc: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '3.5rem',
      height: '3.5rem',
      borderRadius: 'full',
      printColorAdjust: 'exact',
      '& svg': {
        width: '1.75rem',
        height: '1.75rem',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '2.25',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    },
  },
  variants: {
    mark: {
      success: good,
      processing: waits,
      failed: bad,
      refused: bad,
      locked: waits,
      yourTurn: waits,
      closed: { root: { color: 'textMuted' }, disc: { bg: 'surfaceSoft' } },
    },
  },
});

const SHAPES: { readonly [mark in Mark]: string } = {
  success: 'M5 12.5l4.5 4.5L19 7.5',
  processing: 'M7 3h10M7 21h10M8 3c0 5 8 6 8 9s-8 4-8 9M16 3c0 5-8 6-8 9s8 4 8 9',
  failed: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  refused: 'M12 5v9M12 18.5v.01',
  locked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  yourTurn: 'M12 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M5 20c0-3.5 3-6 7-6s7 2.5 7 6',
  closed: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 7.5V12l3 2',
};

interface ResultMarkProps {
  readonly mark: Mark;
  /** Says in a word what the sign says. */
  readonly label: string;
}

/** How something ended, seen at a glance: a sign, its colour and the word for it. */
export function ResultMark({ mark, label }: ResultMarkProps): ReactNode {
  const classes = styles({ mark });
  return (
    <p className={classes.root}>
      <span className={classes.disc}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SHAPES[mark]} />
        </svg>
      </span>
      {label}
    </p>
  );
}
