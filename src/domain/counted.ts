/** So many of something, in words: `1 flow`, `2 flows`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
