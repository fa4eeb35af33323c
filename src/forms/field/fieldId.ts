/** Element id of the control at a pointer: `/lines/0/amount` → `field-lines-0-amount`. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll('/', '-')}`;
}
