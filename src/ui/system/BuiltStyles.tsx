import type { ReactNode } from 'react';
import type { StylesProps } from './LiveStyles.tsx';

/** In the place of `LiveStyles` where the page has the style sheet from the build. */
export function Styles({ children }: StylesProps): ReactNode {
  return children;
}
