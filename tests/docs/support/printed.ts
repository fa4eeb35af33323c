import type { Saying } from './guide.ts';
import { oneLine } from './guide.ts';

/** What differs between the findings that a page prints and those that there are; empty when it is true.
 * A page may leave out the place, and `…` stands for any words. */
export function unlike({ line, printed, more }: Saying, said: readonly string[]): readonly string[] {
  const expected = printed.split(/(?<=\[[a-z-]+\]) /);
  const open = [...said];
  const missing = expected.filter((text) => {
    const at = open.findIndex((finding) => isLike(text, finding));
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((text) => `line ${line} prints, and nobody says: ${text}`),
    ...(open.length === more ? [] : open.map((finding) => `line ${line} does not print: ${finding}`)),
  ];
}

function isLike(printed: string, finding: string): boolean {
  return new RegExp(`(^|:\\d+ )${printedAs(printed).source}$`).test(oneLine(finding));
}

/** A text as a page prints it: spaces and lines do not matter, and `…` stands for any words. */
export function printedAs(text: string): RegExp {
  const parts = oneLine(text).split('…');
  return new RegExp(parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}
