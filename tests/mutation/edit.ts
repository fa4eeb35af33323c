import type { Json, JsonObject } from '../../src/domain/json.ts';
import { isJsonObject } from '../../src/domain/json.ts';

type Tokens = readonly string[];

/** A change to the data of a file that leaves everything else where it stands, the order of names too. */
export type Edit =
  | { readonly type: 'set'; readonly at: Tokens; readonly value: Json }
  | { readonly type: 'remove'; readonly at: Tokens }
  | { readonly type: 'rename'; readonly at: Tokens; readonly to: string }
  /** A row into a list, or a name to the end of an object. */
  | { readonly type: 'insert'; readonly at: Tokens; readonly value: Json }
  /** Two neighbours of one list or object change places. */
  | { readonly type: 'swap'; readonly at: Tokens; readonly with: string };

/** The data after an edit.
 * @throws RangeError when there is nothing to edit at its place */
export function edited(data: Json, edit: Edit): Json {
  const [token, ...rest] = edit.at;
  if (token === undefined) {
    if (edit.type === 'set') return edit.value;
    throw new RangeError(`cannot ${edit.type} a whole file`);
  }
  if (rest.length > 0) return within(data, token, (inner) => edited(inner, { ...edit, at: rest }));
  return Array.isArray(data) ? inList(data as readonly Json[], Number(token), edit) : inObject(data, token, edit);
}

function within(data: Json, token: string, change: (inner: Json) => Json): Json {
  if (Array.isArray(data)) {
    const index = Number(token);
    const inner = (data as readonly Json[])[index];
    if (inner === undefined) throw new RangeError(`no row ${token}`);
    return (data as readonly Json[]).map((row, at) => (at === index ? change(row) : row));
  }
  if (!isJsonObject(data) || data[token] === undefined) throw new RangeError(`no "${token}"`);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, key === token ? change(value) : value]));
}

function inList(list: readonly Json[], index: number, edit: Edit): Json {
  switch (edit.type) {
    case 'set':
      return list.map((row, at) => (at === index ? edit.value : row));
    case 'remove':
      return list.filter((_, at) => at !== index);
    case 'insert':
      return [...list.slice(0, index), edit.value, ...list.slice(index)];
    case 'swap': {
      const [one, other] = [list[index], list[Number(edit.with)]];
      if (one === undefined || other === undefined) throw new RangeError(`no rows ${index} and ${edit.with}`);
      return list.map((row, at) => (at === index ? other : at === Number(edit.with) ? one : row));
    }
    case 'rename':
      throw new RangeError('a row has no name');
  }
}

function inObject(data: Json, key: string, edit: Edit): Json {
  if (!isJsonObject(data)) throw new RangeError(`no object around "${key}"`);
  const entries = Object.entries(data);
  switch (edit.type) {
    case 'set':
      return { ...data, [key]: edit.value };
    case 'remove':
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 'rename':
      return Object.fromEntries(entries.map(([name, value]) => [name === key ? edit.to : name, value]));
    case 'insert':
      return Object.fromEntries([...entries.filter(([name]) => name !== key), [key, edit.value]]);
    case 'swap':
      return swapped(data, key, edit.with);
  }
}

function swapped(data: JsonObject, key: string, other: string): Json {
  const [one, two] = [data[key], data[other]];
  if (one === undefined || two === undefined) throw new RangeError(`no "${key}" and "${other}"`);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) =>
      name === key ? [other, two] : name === other ? [key, one] : [name, value],
    ),
  );
}
