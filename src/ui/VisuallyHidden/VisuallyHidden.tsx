import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

/** For a recipe whose text is for those who listen, at some widths at least. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  borderWidth: 0,
} as const;

const styles = defineRecipe({ name: 'hidden', base: { root: visuallyHidden } });

/** Text for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <span {...props} className={styles().root} />;
}

export function visuallyHiddenClass(): string {
  return styles().root;
}
