/** A name of which each word shows its first letter only: `Siu Ming Chan` → `S** M*** C***`. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((word) => [...word].map((letter, place) => (place === 0 ? letter : '*')).join(''))
    .join(' ');
}
