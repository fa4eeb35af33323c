import { useEffect, useRef, useState, type RefObject } from 'react';
import { LESS_MOTION, useMediaQuery } from '../../../ui/useMediaQuery.ts';

const canObserve = (): boolean => typeof IntersectionObserver === 'function';

/** Whether an element has been scrolled into view, once and for good (R-HOME-08). For those who asked for less movement, and
 * where the browser cannot tell, it counts as seen from the start: nothing waits for an effect. */
export function useSeen<E extends Element>(): { readonly ref: RefObject<E | null>; readonly seen: boolean } {
  const ref = useRef<E>(null);
  const still = useMediaQuery(LESS_MOTION);
  const [seen, setSeen] = useState(() => !canObserve());
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      // Its first line is enough: a window that begins above it is not left blank.
      { threshold: 0 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen: seen || still };
}
