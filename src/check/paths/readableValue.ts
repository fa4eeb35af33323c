import { isJsonObject, type Json } from '../../domain/json.ts';

/** How members and choices inside a value are called on the screen, by their names from it: `['country', 'code']`. */
export interface ValueWords {
  readonly label: (path: readonly string[]) => string | undefined;
  readonly option: (path: readonly string[], value: string) => string | undefined;
}

const NO_WORDS: ValueWords = { label: () => undefined, option: () => undefined };

/** A value as a person reads it in a cell of a table: a list of objects has a numbered line for each, an object its members by name. */
export function readableValue(value: Json, words: ValueWords = NO_WORDS): string {
  if (!Array.isArray(value)) return oneLine(value, words, []);
  const rows = value as readonly Json[];
  if (!rows.some(isJsonObject)) return oneLine(value, words, []);
  return rows.map((row, index) => `<br>${String(index + 1)}. ${oneLine(row, words, [])}`).join('');
}

function oneLine(value: Json, words: ValueWords, path: readonly string[]): string {
  if (typeof value === 'string') return words.option(path, value) ?? value;
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : (value as readonly Json[]).map((one) => inside(one, words, path)).join(', ');
  if (!isJsonObject(value)) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, member]) => {
      const at = [...path, name];
      const label = words.label(at);
      return `${label === undefined ? name : `${label}:`} ${inside(member, words, at)}`;
    })
    .join(', ');
}

function inside(value: Json, words: ValueWords, path: readonly string[]): string {
  const text = oneLine(value, words, path);
  return typeof value === 'object' && value !== null ? `(${text})` : text;
}
