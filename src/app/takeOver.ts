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
    const inPortal = (one: Element): HTMLElement | undefined => twinOf(one, prerendered, root);
    const focused = document.activeElement && inPortal(document.activeElement);
    const pressed = presses().map(inPortal);
    prerendered.remove();
    focused?.focus({ preventScroll: true });
    for (const button of pressed) button?.click();
  };
  const observer = new MutationObserver(() => {
    if (isReady()) finish();
  });
  const key = prerendered.getAttribute(VISITORS_ONLY);
  if (isReady() || (key !== null && isKept(key))) finish();
  else observer.observe(root, { childList: true, subtree: true });
}

/** What a button opens it opens at once, and it stays open; what else it does, the portal does.
 * @returns the buttons that the portal has to press */
function rememberPresses(prerendered: Element): () => readonly Element[] {
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
    return last ? [...open, last] : open;
  };
}

/** The same element in the portal. A member's header has other links, and a notice stands before the page: it is known by what it is and
 * says, not by its place; of several alike by its place among them, and not at all where the portal has another number of them. */
function twinOf(element: Element, page: Element, portal: Element): HTMLElement | undefined {
  const alike = (within: Element): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => nameOf(one) === nameOf(element));
  const [here, there] = [alike(page), alike(portal)];
  return here.length === there.length ? there[here.findIndex((one) => one === element)] : undefined;
}

/** The main part is one, whatever stands in it. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? (element.tagName === 'MAIN' ? '' : element.textContent);
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
