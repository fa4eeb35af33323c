import { misfit } from '../types/fits.ts';
import { isMissing, lookUp, membersOf, sumsIn, type Typed } from '../types/lookUp.ts';
import { sharedWords, wordsOf } from './nameWords.ts';

/** The member of a whole that a name is the name of, while another one is taken that the name says nothing of: `fee` of a quote
 * that has a `fee`, `deducted` of one that has a `deducted_amount`, `feeCny` of amounts by currency.
 * @param given the name is not the flow's own, but the one by which others ask for it */
export function memberNamed(name: string, whole: Typed, member: string, given = false): string | undefined {
  const others = membersOf(whole).filter((other) => other !== member && isOfOneKind(whole, member, other));
  const own = others.find((other) => isAlike(name, other));
  const saysMember = sharedWords(name, [member]) > 0 || isWithin(name, member);
  if (own !== undefined) return given || !saysMember ? own : undefined;
  if (saysMember) return undefined;
  const [found, ...more] = others.filter(
    (other) => isWithin(name, other) || (isCurrency(other) && isWithin(other, name)),
  );
  return more.length > 0 ? undefined : found;
}

/** The sums of a whole whose names say all that a name says. */
export function sumsNamed(name: string, whole: Typed): readonly string[] {
  const sums = sumsIn(whole).flatMap((place) => (place.length === 1 ? place : []));
  return sums.filter((sum) => isWithin(name, sum));
}

export function isAlike(name: string, member: string): boolean {
  return wordsOf(name).join() === wordsOf(member).join();
}

function isWithin(name: string, other: string): boolean {
  const said = wordsOf(other);
  return wordsOf(name).every((word) => said.includes(word));
}

function isCurrency(name: string): boolean {
  return /^[A-Z]{3}$/.test(name);
}

/** Either would do where the other is asked. */
function isOfOneKind(whole: Typed, one: string, other: string): boolean {
  const [a, b] = [lookUp(whole, [one]), lookUp(whole, [other])];
  return !isMissing(a) && !isMissing(b) && misfit(a, b) === undefined && misfit(b, a) === undefined;
}
