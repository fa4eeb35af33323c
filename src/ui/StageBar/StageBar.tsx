import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'stages',
  base: {
    root: { display: 'flex', gap: '1', maxWidth: '20rem' },
    stage: { flex: '1', height: '0.375rem', borderRadius: 'full', bg: 'line', forcedColorAdjust: 'none' },
  },
  variants: { reached: { yes: { stage: { bg: 'accent' } } } },
});

interface StageBarProps {
  readonly stages: readonly string[];
  readonly at: string;
}

/** How far something is, for the eye: words beside it say the same to everybody. */
export function StageBar({ stages, at }: StageBarProps): ReactNode {
  const here = stages.indexOf(at);
  return (
    <div className={styles().root} aria-hidden="true">
      {stages.map((stage, index) => (
        <span key={stage} className={styles({ reached: index <= here && 'yes' }).stage} />
      ))}
    </div>
  );
}
