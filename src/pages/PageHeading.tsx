import type { ReactNode } from 'react';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Heading } from '../ui/Heading/Heading.tsx';
import { useArrivalFocus } from './useArrivalFocus.ts';
// Every page has it, so that the build keeps it with the portal: for what some pages lack it makes a chunk that takes the router along.
import '../i18n/Link.tsx';

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
