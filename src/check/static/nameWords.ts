import type { Json } from '../../domain/json.ts';

/** Names are few, and asked for again and again. */
const known = new Map<string, readonly string[]>();

/** `FUNDS_FROZEN` and `fundsFrozen` as `funds`, `frozen`. */
export function wordsOf(name: Json): readonly string[] {
  if (typeof name !== 'string') return [];
  const found = known.get(name) ?? wordsIn(name);
  known.set(name, found);
  return found;
}

function wordsIn(name: string): readonly string[] {
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
