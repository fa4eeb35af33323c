import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was rendered last, for what is called later: an event, a timer, a reply. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
