import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconNames.ts';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'empty',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '8',
      color: 'textMuted',
      textAlign: 'center',
      textWrap: 'balance',
    },
    disc: {
      display: 'grid',
      placeItems: 'center',
      width: '4.5rem',
      height: '4.5rem',
      borderRadius: 'full',
      bg: 'accentSoft',
      color: 'accent',
    },
  },
});

interface EmptyStateProps {
  /** What would stand here. */
  readonly icon: IconName;
  /** Says it to a screen reader: where it takes the place of a list. */
  readonly announce?: boolean;
  readonly children: ReactNode;
}

/** Says that there is nothing to show, and what to do about it, where a list would be. */
export function EmptyState({ icon, announce = false, children }: EmptyStateProps): ReactNode {
  const classes = styles();
  return (
    <div className={classes.root}>
      <span className={classes.disc}>
        <Icon name={icon} size={32} />
      </span>
      <p role={announce ? 'status' : undefined}>{children}</p>
    </div>
  );
}
