import { useContext, useLayoutEffect, type RefObject } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigationType } from 'react-router-dom';

/** How a page was left: how far it was scrolled, and the link that was followed. */
interface Left {
  top: number;
  href?: string;
}

/** By the entries of each history; a page that is loaded anew is the browser's to restore. */
const visits = new WeakMap<object, Map<string, Left>>();
/** A page that has not become as long as it was by then is another page now. */
const LIMIT = 10_000;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whoever goes back finds a page where it was left, with the focus on the link that was followed, or on the heading until that
 * link is there. The browser scrolls as soon as the address changes, which is before the page has read what it shows. */
export function useReturn(heading: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const visit = visitOf(useContext(NavigationContext).navigator);
  useLayoutEffect(() => {
    // A part of a page that is open: its entry has no key of its own.
    if (hash !== '') return undefined;
    const left = visit.get(key);
    const stopRestoring = isReturn && left ? restore(left, heading.current) : undefined;
    const stopNoting = note((here) => visit.set(key, here), left?.top ?? window.scrollY);
    return () => {
      stopRestoring?.();
      stopNoting();
    };
  }, [heading, hash, isReturn, key, visit]);
}

function visitOf(history: object): Map<string, Left> {
  const known = visits.get(history) ?? new Map<string, Left>();
  visits.set(history, known);
  return known;
}

/** Until the address changes: what the browser scrolls then belongs to another page. */
function note(keep: (left: Left) => void, top: number): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const left: Left = { top };
  keep(left);
  const scrolled = (): void => void (left.top = window.scrollY);
  const followed = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
    if (link) left.href = link.href;
  };
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  window.addEventListener('click', followed, { capture: true, signal });
  window.addEventListener('popstate', () => stop.abort(), { signal });
  return () => stop.abort();
}

function restore({ top, href }: Left, heading: HTMLElement | null): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const settle = (): void => {
    window.scrollTo(0, top);
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((one) => one.href === href);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === heading) (link ?? heading)?.focus({ preventScroll: true });
    if (window.scrollY === top && (link ?? href) === link) stop.abort();
  };
  const observer = new MutationObserver(settle);
  const limit = setTimeout(() => stop.abort(), LIMIT);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(limit);
  });
  for (const input of INPUTS) window.addEventListener(input, () => stop.abort(), { passive: true, signal });
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
  return () => stop.abort();
}
