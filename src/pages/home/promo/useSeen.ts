import { useEffect, useRef, useState, type RefObject } from 'react';
import { LESS_MOTION, useMediaQuery } from '../../../ui/useMediaQuery.ts';

const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/** Whether an element has been scrolled into view, once and for good (R-HOME-08); what is in view from the start
 * has been seen. For those who asked for less movement, and where the browser cannot tell, it counts as seen from the start:
 * nothing waits for an effect. */
export function useSeen<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly seen: boolean | undefined;
} {
  const ref = useRef<E>(null);
  const still = useMediaQuery(LESS_MOTION);
  const [seen, setSeen] = useState<boolean | undefined>(() => !canObserve() || undefined);
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen(entries.some(({ isIntersecting }) => isIntersecting));
      },
      // Its first line is enough: a window that begins above it is not left blank.
      { threshold: 0 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen: still || seen };
}
