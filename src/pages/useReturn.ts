import { useContext, useLayoutEffect, type RefObject } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigationType } from 'react-router-dom';

/** How a page was left: how far it was scrolled, and the link that was followed. */
interface Left {
  top: number;
  href?: string;
}

/** By the entries of each history. */
const visits = new WeakMap<object, Map<string, Left>>();
/** A page that has not become as long as it was by then is another page now. */
const LIMIT = 10_000;
/** Browsers refuse whoever writes to an entry too often. */
const REST = 400;
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whoever goes back finds a page where it was left, with the focus on the link that was followed, or on the heading until that
 * link is there; whoever loads it again finds it where it was scrolled to. The browser scrolls as soon as the address changes or the
 * page is loaded, which is before the page has read what it shows. */
export function useReturn(heading: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const visit = visitOf(useContext(NavigationContext).navigator);
  useLayoutEffect(() => {
    // A part of a page that is open: its entry has no key of its own.
    if (hash !== '') return undefined;
    const known = visit.get(key);
    const left = known ?? leftByLoading();
    const restoring = isReturn && left ? restore(left, known && heading.current) : undefined;
    const noting = note((here) => visit.set(key, here), left?.top ?? window.scrollY, restoring?.signal);
    return () => {
      restoring?.abort();
      noting.abort();
    };
  }, [heading, hash, isReturn, key, visit]);
}

/** What the browser keeps with an entry of its history. */
const entry = (): { readonly key?: string; readonly top?: number } => (window.history.state ?? {}) as object;

function leftByLoading(): Left | undefined {
  const { top } = entry();
  return top === undefined ? undefined : { top };
}

function visitOf(history: object): Map<string, Left> {
  const known = visits.get(history) ?? new Map<string, Left>();
  visits.set(history, known);
  return known;
}

/** Until the address changes: what the browser scrolls then belongs to another page.
 * @param restoring where the page is by then is nobody's wish */
function note(keep: (left: Left) => void, top: number, restoring: AbortSignal | undefined): AbortController {
  const stop = new AbortController();
  const { signal } = stop;
  const left: Left = { top };
  keep(left);
  const { key } = entry();
  const write = (): void => {
    if (entry().key === key) window.history.replaceState({ ...entry(), top: left.top }, '');
  };
  let rest: ReturnType<typeof setTimeout>;
  const scrolled = (): void => {
    if (restoring?.aborted === false) return;
    left.top = window.scrollY;
    clearTimeout(rest);
    rest = setTimeout(write, REST);
  };
  const followed = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
    if (link) left.href = link.href;
  };
  window.addEventListener('scroll', scrolled, { passive: true, signal });
  window.addEventListener('click', followed, { capture: true, signal });
  window.addEventListener('popstate', () => stop.abort(), { signal });
  signal.addEventListener('abort', () => clearTimeout(rest));
  return stop;
}

/** @param heading takes the focus, where it is not left to the browser */
function restore({ top, href }: Left, heading: HTMLElement | null | undefined): AbortController {
  const stop = new AbortController();
  const { signal } = stop;
  const settle = (): void => {
    window.scrollTo(0, top);
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((one) => one.href === href);
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === heading) (link ?? heading)?.focus({ preventScroll: true });
    if (Math.abs(window.scrollY - top) < 1 && (link ?? href) === link) stop.abort();
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
  return stop;
}
