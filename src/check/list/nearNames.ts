import { wordsOf } from '../static/nameWords.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Row } from './listing.ts';

const MOST_NAMES = 6;

const MOST_ELSEWHERE = 3;

/** Names that somebody may have looked for, as sentences: one that is spelled alike, or those with a word of the name; where there are none,
 * those of other kinds. */
export function nearNames(name: string, kind: string, all: { readonly [kind: string]: readonly Row[] }): string {
  const own = (all[kind] ?? []).map(([one]) => one);
  const alike = didYouMean(name, own);
  if (alike !== '') return alike;
  const near = sharing(name, own).slice(0, MOST_NAMES);
  if (near.length > 0) return ` Names like it: ${near.join(', ')}.`;
  const elsewhere = Object.entries(all).flatMap(([other, rows]) => {
    const found = sharing(
      name,
      rows.map(([one]) => one),
    ).slice(0, MOST_ELSEWHERE);
    return other === kind || found.length === 0 ? [] : [`${other} ${found.join(', ')}`];
  });
  return elsewhere.length === 0 ? '' : ` Names like it of other kinds: ${elsewhere.join('; ')}.`;
}

/** Names with words of a name, those with most of them first. */
function sharing(name: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(name).filter((word) => word.length > 2);
  const shared = (one: string) => words.filter((word) => wordsOf(one).includes(word)).length;
  return names.filter((one) => shared(one) > 0).sort((one, other) => shared(other) - shared(one));
}
