import { useEffect, useRef, type RefObject } from 'react';

/** What nobody who writes a wizard by hand leaves out: the browser's Back is the wizard's Back, and a step that arrives takes the
 * focus to its heading.
 * @returns the heading's place */
export function useStepHistory(step: number, onBack: () => void): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [onBack]);
  useEffect(() => {
    if (step > shown.current) window.history.pushState({ step }, '');
    if (step !== shown.current) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
