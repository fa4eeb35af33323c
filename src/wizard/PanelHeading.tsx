import { useEffect, useRef, type ReactNode } from 'react';
import { focusAtTop } from '../ui/focusAtTop.ts';
import { Heading } from '../ui/Heading/Heading.tsx';

/** The name of a screen of the wizard that is no step; it takes the focus when it appears. */
export function PanelHeading({ children }: { readonly children: string }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusAtTop(ref.current), []);
  return (
    <Heading ref={ref} tabIndex={-1}>
      {children}
    </Heading>
  );
}
