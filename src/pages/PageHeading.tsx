import type { ReactNode } from 'react';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Heading } from '../ui/Heading/Heading.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';

/** The name of a page: in the tab, and as its heading. */
export function PageHeading({ children }: { readonly children: string }): ReactNode {
  const ref = useArrivalFocus();
  usePageTitle(children);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
