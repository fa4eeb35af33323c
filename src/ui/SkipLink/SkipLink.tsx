import type { ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'skip',
  base: {
    root: {
      position: 'absolute',
      insetInlineStart: '4',
      top: '-10rem',
      zIndex: 'toast',
      paddingBlock: '2',
      paddingInline: '4',
      bg: 'surface',
      borderRadius: 'md',
      boxShadow: 'raised',
      '&:focus': { top: '2' },
    },
  },
});

/** The first thing a keyboard reaches: past the header to the content. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactNode {
  return (
    <a className={styles().root} href={`#${to}`}>
      {children}
    </a>
  );
}
