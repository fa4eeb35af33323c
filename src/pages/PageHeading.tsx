import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Heading } from '../ui/Heading/Heading.tsx';

/** The name of a page: in the tab, as its heading, and where the focus goes after a move inside the portal, so that a
 * screen reader says where it is. The first page of a visit leaves the focus to the browser. */
export function PageHeading({ children }: { readonly children: string }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  const moved = useNavigationType() !== 'POP';
  usePageTitle(children);
  useEffect(() => {
    if (!moved) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
