/** Gives an element the focus with the page shown from its top: a focus alone may leave it under the header. */
export function focusAtTop(element: HTMLElement | null): void {
  window.scrollTo(0, 0);
  element?.focus({ preventScroll: true });
}
