import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'stack',
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      minWidth: 0,
      // A live region stands from the start; while it says nothing it takes no room.
      '& > [role]:empty': { position: 'absolute' },
    },
  },
  variants: {
    gap: { small: { root: { gap: '3' } }, large: { root: { gap: '8' } } },
    row: { yes: { root: { sm: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } } } },
  },
});

interface FieldStackProps extends ComponentProps<'div'> {
  readonly gap?: 'small' | 'large' | undefined;
  /** Side by side where there is room. */
  readonly row?: boolean;
}

/** Fields, or buttons, one under another with the same space between. */
export function FieldStack({ gap, row = false, ...rest }: FieldStackProps): ReactNode {
  return <div {...rest} className={styles({ gap, row: row && 'yes' }).root} />;
}
