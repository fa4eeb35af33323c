/** An address of the portal without what follows its path. */
export function pathOfAddress(address: string): string {
  return address.replace(/[?#].*$/, '');
}
