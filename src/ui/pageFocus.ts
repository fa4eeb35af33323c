/** What had the focus when the last move inside the portal began. */
let left: WeakRef<Element> | undefined;

/** Called as the address changes.
 * @param isMove false for Back and Forward */
export function noteMove(isMove: boolean): void {
  const { activeElement } = document;
  left = isMove && activeElement ? new WeakRef(activeElement) : undefined;
}

/** Whether what arrives may take the focus: it is still where it was when the move began, or nothing has it. What a member uses meanwhile
 * keeps it, and a page that was only loaded leaves it to the browser.
 * @param moved whether it arrives by a move inside the portal */
export function isFocusFree(moved = false): boolean {
  const { activeElement } = document;
  if (activeElement !== document.body) return left === undefined ? moved : left.deref() === activeElement;
  // Not every browser knows; it is then left where it is.
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return moved || userActivation?.hasBeenActive === true;
}
