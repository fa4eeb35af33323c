import type { ReactNode } from 'react';
import type { ResultMark as Mark } from '../../domain/resultMark.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconNames.ts';
import { defineRecipe } from '../system/recipe.ts';

const good = { root: { color: 'success' }, disc: { bg: 'successSoft' } };
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
      nothingToDo: { root: { color: 'info' }, disc: { bg: 'infoSoft' } },
      closed: { root: { color: 'textMuted' }, disc: { bg: 'surfaceSoft' } },
    },
  },
});

const ICONS: { readonly [mark in Mark]: IconName } = {
  success: 'check',
  processing: 'hourglass',
  failed: 'x',
  refused: 'shield-alert',
  locked: 'lock',
  yourTurn: 'user-round',
  nothingToDo: 'info',
  closed: 'clock',
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
        <Icon name={ICONS[mark]} size={28} />
      </span>
      {label}
    </p>
  );
}
