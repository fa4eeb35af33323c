import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the focus inside a step while a call is under way: buttons that cannot be pressed lose it, and it would fall to
 * the page. It goes to what says that something is under way; when the call comes back to the step, to its heading,
 * unless errors take it. */
export function useFocusWhileBusy(
  form: RefObject<HTMLElement | null>,
  busy: boolean,
): RefObject<HTMLDivElement | null> {
  const working = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isInside = active === null || active === document.body || form.current?.contains(active) === true;
    if (busy && isInside) {
      isOurs.current = true;
      working.current?.focus({ preventScroll: true });
    } else if (!busy && isOurs.current) {
      isOurs.current = false;
      if (isInside) document.getElementById('step-title')?.focus({ preventScroll: true });
    }
  }, [form, busy]);
  return working;
}
