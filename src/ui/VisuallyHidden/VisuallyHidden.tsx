import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'hidden',
  base: {
    root: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      borderWidth: 0,
    },
  },
});

/** Text for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <span {...props} className={styles().root} />;
}

export function visuallyHiddenClass(): string {
  return styles().root;
}
