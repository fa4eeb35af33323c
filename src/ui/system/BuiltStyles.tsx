import type { ReactNode } from 'react';
import type { StylesProps } from './LiveStyles.tsx';

/** In the place of `LiveStyles` where the page has the style sheet from the build, which follows the system's theme by itself. */
export function Styles({ children }: StylesProps): ReactNode {
  return children;
}
