import { useEffect, useRef, type RefObject } from 'react';
import { focusAtTop } from './focusAtTop.ts';
import { isFocusFree } from './pageFocus.ts';

/** For what takes the focus when it appears in the place of what had it; never from what a member uses beside it. */
export function useLostFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isFocusFree()) focusAtTop(ref.current);
  }, []);
  return ref;
}
