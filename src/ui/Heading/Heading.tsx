import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'heading',
  base: { root: { lineHeight: 'tight', fontWeight: 'bold', textWrap: 'balance' } },
  variants: {
    size: {
      page: { root: { fontSize: 'xl', sm: { fontSize: '2xl' } } },
      section: { root: { fontSize: 'lg' } },
      part: { root: { fontSize: 'md' } },
    },
  },
});

interface HeadingProps extends ComponentProps<'h1'> {
  readonly level?: 1 | 2 | 3;
}

const SIZES = { 1: 'page', 2: 'section', 3: 'part' } as const;

/** A heading; level 1 is the name of the page and can be given the focus. */
export function Heading({ level = 1, ...rest }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={styles({ size: SIZES[level] }).root} />;
}
