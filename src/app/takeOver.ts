const FOCUSABLE = 'a[href], button, [tabindex]';

/** Of a page that is only a visitor's: where the browser keeps the session of a member. */
export const VISITORS_ONLY = 'data-visitors-only';

/** Keeps the prerendered page on screen until the portal has the same to show, and then removes it; until then the style sheet hides
 * the portal. So nothing flickers or moves, whatever arrives in which order, and what was pressed meanwhile is done
 * (docs/decisions/0030-prerendered-pages.md). */
export function takeOver(prerendered: Element, root: Element): void {
  const presses = rememberPresses(prerendered);
  const isReady = (): boolean => root.querySelector('h1') !== null && !root.querySelector('main [role=status]');
  const finish = (): void => {
    observer.disconnect();
    // The portal has waited for long enough (main.ts).
    if (!prerendered.isConnected) return;
    const pressed = presses();
    const at = placeOf(prerendered, document.activeElement);
    prerendered.remove();
    const places = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
    places[at]?.focus({ preventScroll: true });
    for (const place of pressed) places[place]?.click();
  };
  const observer = new MutationObserver(() => {
    if (isReady()) finish();
  });
  const key = prerendered.getAttribute(VISITORS_ONLY);
  if (isReady() || (key !== null && isKept(key))) finish();
  else observer.observe(root, { childList: true, subtree: true });
}

/** What a button opens it opens at once, and it stays open; what else it does, the portal does.
 * @returns the places of the buttons that the portal has to press */
function rememberPresses(prerendered: Element): () => readonly number[] {
  let last: Element | undefined;
  prerendered.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button:not([form])') : null;
    if (!button) return;
    const isOpen = button.getAttribute('aria-expanded');
    if (isOpen === null) {
      last = button;
      return;
    }
    button.setAttribute('aria-expanded', String(isOpen !== 'true'));
    const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
    opened?.toggleAttribute('data-opened', isOpen !== 'true');
  });
  return () => {
    const open = [...prerendered.querySelectorAll('button[aria-expanded=true]')];
    return [...open, ...(last ? [last] : [])].map((button) => placeOf(prerendered, button));
  };
}

function placeOf(page: Element, element: Element | null): number {
  return [...page.querySelectorAll(FOCUSABLE)].findIndex((one) => one === element);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
