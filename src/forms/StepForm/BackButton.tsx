import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { defineRecipe } from '../../ui/system/recipe.ts';

/** As large to press as any button; the room above and below its word is part of the space to what follows. */
const styles = defineRecipe({ name: 'back', base: { root: { marginBlock: '-3' } } });

/** The way back, above the title of a step. */
export function BackButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <div className={styles().root}>
      <Button look="link" {...props} />
    </div>
  );
}
