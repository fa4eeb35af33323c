const FOCUSABLE = 'a[href], button, [tabindex]';

/** A page that fails, or shows that something is under way for good, is shown as it is. */
const LONGEST_MS = 8_000;

/** Keeps the prerendered page on screen until the portal has the same to show, and then removes it; until then the style sheet hides
 * the portal. So nothing flickers or moves, whatever arrives in which order (docs/decisions/0030-prerendered-pages.md).
 * @param prerendered the page of a visitor: a member's has another frame */
export function takeOver(prerendered: Element, isMember: boolean): void {
  const root = document.getElementById('root');
  if (!root) return;
  const isReady = (): boolean => root.querySelector('h1') !== null && !root.querySelector('main [role=status]');
  const finish = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    const at = [...prerendered.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);
    prerendered.remove();
    if (at >= 0) root.querySelectorAll<HTMLElement>(FOCUSABLE)[at]?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (isReady()) finish();
  });
  const timer = setTimeout(finish, LONGEST_MS);
  if (isMember || isReady()) finish();
  else observer.observe(root, { childList: true, subtree: true });
}
