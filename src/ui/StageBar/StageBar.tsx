import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'stages',
  base: {
    root: { display: 'flex', gap: '1', maxWidth: '20rem' },
    // To do is hollow and done is full, so that the two are not told apart by their colour alone.
    stage: { flex: '1', height: '0.5rem', borderRadius: 'full', border: '1px solid {colors.control}' },
  },
  variants: { reached: { yes: { stage: { border: '0.25rem solid {colors.accent}' } } } },
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
