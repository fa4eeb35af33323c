import type { Json } from '../../domain/json.ts';

/** `FUNDS_FROZEN` and `fundsFrozen` as `funds`, `frozen`. */
export function wordsOf(name: Json): readonly string[] {
  if (typeof name !== 'string') return [];
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return spaced.toLowerCase().split(/[^a-z0-9]+/);
}

/** How many words of a name stand in what it is for: `cancelled` of CANCEL, `statusForbids` of CARD_STATUS. */
export function sharedWords(name: string, reasons: readonly Json[]): number {
  const said = reasons.flatMap(wordsOf);
  return wordsOf(name).filter((word) => said.some((other) => isSame(word, other))).length;
}

function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return one === other ? !SMALL.includes(one) : short.length > 3 && long.startsWith(short);
}

const SMALL = ['not', 'too', 'has', 'are', 'for', 'and', 'the', 'with', 'to'];
