import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether a text has room on one line of the element around it, now and after every change of its width. */
export function useFits<E extends HTMLElement>(
  text: string,
): { readonly line: RefObject<E | null>; readonly fits: boolean } {
  const line = useRef<E>(null);
  // Without a way to tell it moves, so that all of it can be read.
  const [fits, setFits] = useState(canObserve);
  useLayoutEffect(() => {
    const around = line.current?.parentElement;
    if (!around || !canObserve()) return;
    const observer = new ResizeObserver(() => setFits(widthOf(text, around) <= around.clientWidth));
    observer.observe(around);
    return () => observer.disconnect();
  }, [text]);
  return { line, fits };
}

const canObserve = (): boolean => typeof ResizeObserver === 'function';

/** On one line, in the letters of the element around it. */
function widthOf(text: string, around: HTMLElement): number {
  const probe = document.createElement('span');
  probe.textContent = text;
  probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  around.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
