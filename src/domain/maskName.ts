/** A name of which each word shows its first letter and its signs only: `Siu Ming Chan` → `S** M*** C***`, `7-Eleven (HK)` → `7-****** (H*)`. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const first = word.search(LETTER);
      return [...word].map((char, place) => (place > first && LETTER.test(char) ? '*' : char)).join('');
    })
    .join(' ');
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
