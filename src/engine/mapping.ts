import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { partFor } from '../domain/partFor.ts';
import type { Mapping } from './flowFile.ts';

export type Resolve = (pointer: string) => Json | undefined;

/** What a mapping gives: a literal, a pointer's value, `{ maybe }`, `{ first }`, the part for a value of `{ by }`, or an object
 * of these.
 * A pointer to nothing leaves its member out; the checker makes sure that only a `maybe` can meet that. */
export function mapValue(mapping: Mapping | undefined, resolve: Resolve): Json | undefined {
  if (mapping === undefined) return undefined;
  if (typeof mapping === 'string') return mapping.startsWith('$') ? resolve(mapping) : mapping;
  if (!isJsonObject(mapping)) return mapping as Json;
  const { maybe, first, by } = mapping as JsonObject;
  if (typeof maybe === 'string') return resolve(maybe);
  if (Array.isArray(first)) return firstOf(first as readonly string[], resolve);
  if (typeof by === 'string')
    return mapValue(partFor(mapping as JsonObject, String(resolve(by))) as Mapping | undefined, resolve);
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([key, part]) => {
      const value = mapValue(part as Mapping, resolve);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** A call's input; an absent mapping is an empty body. */
export function mapInput(mapping: Mapping | undefined, resolve: Resolve): JsonObject {
  const value = mapValue(mapping, resolve);
  return isJsonObject(value) ? value : {};
}

function firstOf(pointers: readonly string[], resolve: Resolve): Json | undefined {
  for (const pointer of pointers) {
    const value = resolve(pointer);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The pointers whose values a mapping gives: of `{ first }` the one that names something. */
export function pointersTaken(mapping: Mapping | undefined, resolve: Resolve): readonly string[] {
  if (!isJsonObject((mapping ?? null) as Json)) return pointersOf(mapping);
  const { maybe, first, by } = mapping as JsonObject;
  if (typeof maybe === 'string') return [maybe];
  if (Array.isArray(first)) return (first as readonly string[]).filter((one) => resolve(one) !== undefined).slice(0, 1);
  if (typeof by === 'string')
    return pointersTaken(partFor(mapping as JsonObject, String(resolve(by))) as Mapping | undefined, resolve);
  return Object.values(mapping as JsonObject).flatMap((part) => pointersTaken(part as Mapping, resolve));
}

/** Every pointer a mapping names, in file order. */
export function pointersOf(mapping: Mapping | undefined): readonly string[] {
  if (mapping === undefined) return [];
  if (typeof mapping === 'string') return mapping.startsWith('$') ? [mapping] : [];
  if (!isJsonObject(mapping)) return [];
  const known = named.get(mapping) ?? pointersIn(mapping);
  named.set(mapping, known);
  return known;
}

const named = new WeakMap<JsonObject, readonly string[]>();

function pointersIn(mapping: JsonObject): readonly string[] {
  const { maybe, first } = mapping;
  if (typeof maybe === 'string') return [maybe];
  if (Array.isArray(first)) return first as readonly string[];
  return Object.values(mapping).flatMap((part) => pointersOf(part as Mapping));
}
