import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** The heading of a page takes the focus after a move inside the portal, so that a screen reader says where it is. The
 * first page of a visit leaves the focus to the browser. */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const moved = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!moved) return;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [moved]);
  return ref;
}
