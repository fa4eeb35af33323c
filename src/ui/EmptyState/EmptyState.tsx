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
    picture: { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } },
    scene: { width: '10rem', height: '6.5rem', fill: 'none', strokeLinecap: 'round' },
    soft: { fill: 'accentSoft' },
    paper: { fill: 'surface', stroke: 'line' },
    tile: { fill: 'surface', stroke: 'accent' },
    mark: { stroke: 'accent' },
    icon: { color: 'accent' },
  },
});

interface EmptyStateProps {
  /** What would stand here; it is the middle of the picture. */
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
      <div className={classes.picture}>
        <svg className={classes.scene} viewBox="0 0 160 104" strokeWidth="1.5" aria-hidden="true">
          <ellipse className={classes.soft} cx="80" cy="94" rx="56" ry="7" />
          <rect className={classes.soft} x="22" y="26" width="62" height="44" rx="7" transform="rotate(-10 53 48)" />
          <g className={classes.paper} transform="rotate(9 112 50)">
            <rect x="84" y="18" width="50" height="62" rx="6" />
            <path d="M113 34h13M113 46h13M113 58h9" />
          </g>
          <rect className={classes.tile} x="52" y="22" width="56" height="64" rx="12" />
          <path className={classes.mark} d="M34 12v8M30 16h8M140 82v6M137 85h6M146 30h.01M20 84h.01" />
        </svg>
        <Icon name={icon} size={32} className={classes.icon} />
      </div>
      <p role={announce ? 'status' : undefined}>{children}</p>
    </div>
  );
}
