import type { Json, JsonObject } from './json.ts';
import { isJsonObject } from './json.ts';

/** Names of what every object of JavaScript has: no member of data is named so. */
export const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** The tokens of an RFC 6901 pointer: `/a~1b/0` → `['a/b', '0']`.
 * @throws RangeError when the pointer neither is empty nor begins with `/`, or names a prototype */
export function parsePointer(pointer: string): readonly string[] {
  const known = parsed.get(pointer);
  if (known) return known;
  const tokens = parse(pointer);
  // Pointers of files are few; those into answers with many rows are not kept for ever.
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(pointer, tokens);
  return tokens;
}

const parsed = new Map<string, readonly string[]>();
const MOST_PARSED = 10_000;

function parse(pointer: string): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new RangeError(`"${pointer}" is not a JSON Pointer: it must begin with "/"`);
  const tokens = splitPointer(pointer);
  const forbidden = tokens.find((token) => FORBIDDEN.has(token));
  if (forbidden !== undefined) throw new RangeError(`"${pointer}" may not name "${forbidden}"`);
  return tokens;
}

/** The tokens of a pointer whatever they name: for looking up where something stands, never for reading or writing by them. */
export function splitPointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function formatPointer(tokens: readonly string[]): string {
  return tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The value at `tokens`, own properties only; `undefined` when absent. */
export function getAt(value: Json | undefined, tokens: readonly string[]): Json | undefined {
  let at = value;
  for (const token of tokens) {
    if (Array.isArray(at)) {
      at = /^(0|[1-9]\d*)$/.test(token) ? (at as readonly Json[])[Number(token)] : undefined;
    } else if (isJsonObject(at) && Object.hasOwn(at, token)) {
      at = at[token];
    } else {
      return undefined;
    }
  }
  return at;
}

/** A copy of `value` with `replacement` at `tokens`; objects on the way are made, `undefined` removes. */
export function setAt(
  value: Json | undefined,
  tokens: readonly string[],
  replacement: Json | undefined,
): Json | undefined {
  const [token, ...rest] = tokens;
  if (token === undefined) return replacement;
  if (FORBIDDEN.has(token)) throw new RangeError(`a pointer may not name "${token}"`);
  if (Array.isArray(value)) {
    const index = Number(token);
    const items = value as readonly Json[];
    const changed = setAt(items[index], rest, replacement);
    if (changed === undefined) return items.filter((_, at) => at !== index);
    return index < items.length ? items.with(index, changed) : [...items, changed];
  }
  const from: JsonObject = isJsonObject(value) ? value : {};
  if (replacement === undefined && !Object.hasOwn(from, token)) return from;
  const changed = setAt(Object.hasOwn(from, token) ? from[token] : undefined, rest, replacement);
  if (changed !== undefined) return { ...from, [token]: changed };
  const { [token]: _removed, ...others } = from;
  return others;
}

/** Every place a pattern names: `-` stands for every row (`/lines/-/image`). */
export function placesOf(value: Json | undefined, pattern: readonly string[]): readonly (readonly string[])[] {
  const [token, ...rest] = pattern;
  if (token === undefined) return value === undefined ? [] : [[]];
  if (token === '-' && Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((item, index) =>
      placesOf(item, rest).map((place) => [String(index), ...place]),
    );
  }
  if (!isJsonObject(value) || !Object.hasOwn(value, token)) return [];
  return placesOf(value[token], rest).map((place) => [token, ...place]);
}
