import { applyEdits, modify } from 'jsonc-parser';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { getAt, setAt } from '../../domain/jsonPointer.ts';
import { isChoice } from '../static/sentences.ts';
import { wordAt } from '../static/wordKeys.ts';

type Key = readonly string[];

/** A text to be said from now on, placed as a `WordRow` places it. */
interface WordChange {
  readonly key: Key;
  readonly at: Key;
  readonly text: string;
}

/** The text of a word file with other words in it. What was said before is replaced where it stands, to the letter; what is new
 * comes where another language has it. A space that breaks no line is written so that it can be seen.
 * @param like the same words in another language */
export function changeWords(text: string, changes: readonly WordChange[], like: Json | undefined): string {
  return changes.reduce((before, change) => changeOne(before, change, like), text).replaceAll('\u00a0', '\\u00a0');
}

function changeOne(text: string, { key, at, text: word }: WordChange, like: Json | undefined): string {
  const data = JSON.parse(text) as Json;
  const value = wordAt(data, key);
  if (typeof getAt(value, at) === 'string') return applyEdits(text, modify(text, pathOf(value, key, at), word, {}));
  const before = value === undefined || value === '' ? shapeOf(like, key) : value;
  const made = setAt(withLists(before, at, wordAt(like, key)), at, word) ?? word;
  return applyEdits(text, modify(text, [...key], made, { getInsertionIndex: placeOf(data, key, like) }));
}

/** With the lists on the way to a place, as the other language has them. */
function withLists(value: Json | undefined, at: Key, like: Json | undefined): Json | undefined {
  return at.reduce((made, _, index) => {
    const way = at.slice(0, index);
    return getAt(made, way) === undefined && Array.isArray(getAt(like, way)) ? setAt(made, way, []) : made;
  }, value);
}

/** Places in a list are numbers to the parser. */
function pathOf(value: Json | undefined, key: Key, at: Key): (string | number)[] {
  return [...key, ...at.map((name, index) => (Array.isArray(getAt(value, at.slice(0, index))) ? Number(name) : name))];
}

/** What a key of several texts has besides them. */
function shapeOf(like: Json | undefined, key: Key): Json | undefined {
  const value = wordAt(like, key);
  if (Array.isArray(value)) return [];
  return isChoice(value, key) ? { by: value['by'] ?? null } : undefined;
}

/** Behind the same neighbours as in the other language. */
function placeOf(data: Json, key: Key, like: Json | undefined): (names: string[]) => number {
  const depth = key.findIndex((_, index) => wordAt(data, key.slice(0, index + 1)) === undefined);
  const around = wordAt(like, key.slice(0, Math.max(depth, 0)));
  const order = isJsonObject(around) ? Object.keys(around) : [];
  const before = order.slice(0, Math.max(order.indexOf(key[depth] ?? ''), 0));
  return (names) =>
    order.includes(key[depth] ?? '') ? names.findLastIndex((name) => before.includes(name)) + 1 : names.length;
}
