import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusAtTop } from '../ui/focusAtTop.ts';
import { isFocusFree } from '../ui/pageFocus.ts';
import { useReturn } from './useReturn.ts';

/** The heading of a page takes the focus after a move inside the portal, so that a screen reader says where it is; whoever goes
 * back returns to where they were. The first page of a visit leaves the focus to the browser, and a page that changes its own
 * address leaves it where it is. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  useReturn(ref);
  const [moved] = useState(useNavigationType() !== 'POP');
  useEffect(() => {
    if (isFocusFree(moved)) focusAtTop(ref.current);
  }, [moved]);
  return ref;
}
