import { useEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../ui/Heading/Heading.tsx';

/** The name of a screen of the wizard that is no step; it takes the focus when it appears. */
export function PanelHeading({ children }: { readonly children: string }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
