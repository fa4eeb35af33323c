import type { ComponentProps, ReactNode } from 'react';
import { defineRecipe } from '../system/recipe.ts';

const styles = defineRecipe({
  name: 'card',
  base: {
    root: {
      bg: 'surface',
      borderRadius: 'lg',
      boxShadow: 'card',
      // Large text on a phone takes the room from what stands around it (WCAG 1.4.4).
      padding: 'min(1.25rem, 6vw)',
      sm: { padding: '8' },
      _print: { boxShadow: 'none', padding: '0' },
    },
  },
});

/** A raised sheet that holds one thing. */
export function Card({ className, ...rest }: ComponentProps<'section'>): ReactNode {
  const { root } = styles();
  return <section {...rest} className={className === undefined ? root : `${root} ${className}`} />;
}
