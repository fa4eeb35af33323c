import type { ReactNode } from 'react';
import { Styles, type StylesProps } from './system/LiveStyles.tsx';

/** Style sheet, tokens and theme for everything below. */
export function UiProvider(props: StylesProps): ReactNode {
  return <Styles {...props} />;
}
