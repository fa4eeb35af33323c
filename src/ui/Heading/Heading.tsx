import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';
import { phrases } from './phrases.ts';

const styles = defineRecipe({
  name: 'heading',
  base: { root: { lineHeight: 'tight', fontWeight: 'bold', textWrap: 'balance' } },
  variants: {
    size: {
      page: { root: { fontSize: 'xl', sm: { fontSize: '2xl' } } },
      section: { root: { fontSize: 'lg' } },
      part: { root: { fontSize: 'md' } },
    },
    breaks: {
      // A piece that is longer than a line still breaks anywhere.
      betweenPhrases: { root: { wordBreak: 'keep-all', overflowWrap: 'anywhere' } },
    },
  },
});

interface HeadingProps extends ComponentProps<'h1'> {
  readonly level?: 1 | 2 | 3;
}

const SIZES = { 1: 'page', 2: 'section', 3: 'part' } as const;

/** A heading; level 1 is the name of the page and can be given the focus. Its lines end between words, in Chinese too. */
export function Heading({ level = 1, children, ...rest }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  const pieces = typeof children === 'string' ? phrases(children) : [];
  const isPieced = pieces.length > 1;
  return (
    <Tag {...rest} className={styles({ size: SIZES[level], breaks: isPieced && 'betweenPhrases' }).root}>
      {isPieced ? pieces.map(withBreak) : children}
    </Tag>
  );
}

function withBreak(piece: string, index: number): ReactNode {
  return (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  );
}
