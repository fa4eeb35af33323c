import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({ name: 'hidden', base: { root: { srOnly: true } } });

/** Text for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>): ReactNode {
  return <span {...props} className={styles().root} />;
}

export function visuallyHiddenClass(): string {
  return styles().root;
}
