/** Whether what had the focus is gone: somebody has used the page, and nothing in it has the focus. One that was only loaded leaves the
 * focus to the browser. */
export function isFocusLost(): boolean {
  // Not every browser knows; it is then left where it is.
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive === true && document.activeElement === document.body;
}
