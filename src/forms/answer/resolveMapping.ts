import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';

type Resolve = (pointer: string) => Json | undefined;

/** The input of a field's call: a literal, a pointer, `{ maybe }`, `{ first }`, or an object of these. What is absent
 * is left out. */
export function resolveMapping(mapping: Json | undefined, resolve: Resolve): JsonObject {
  const value = mapping === undefined ? {} : resolveValue(mapping, resolve);
  return isJsonObject(value) ? value : {};
}

/** Whether all that the input names is there; what is `maybe` may be absent. */
export function isResolved(mapping: Json | undefined, resolve: Resolve): boolean {
  if (typeof mapping === 'string') return !mapping.startsWith('$') || resolve(mapping) !== undefined;
  if (!isJsonObject(mapping) || typeof mapping.maybe === 'string') return true;
  if (Array.isArray(mapping.first)) return firstOf(mapping.first as readonly Json[], resolve) !== undefined;
  return Object.values(mapping).every((part) => isResolved(part, resolve));
}

function resolveValue(mapping: Json, resolve: Resolve): Json | undefined {
  if (typeof mapping === 'string') return mapping.startsWith('$') ? resolve(mapping) : mapping;
  if (!isJsonObject(mapping)) return mapping;
  if (typeof mapping.maybe === 'string') return resolve(mapping.maybe);
  if (Array.isArray(mapping.first)) return firstOf(mapping.first as readonly Json[], resolve);
  const entries = Object.entries(mapping).flatMap(([key, part]) => {
    const value = resolveValue(part, resolve);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function firstOf(pointers: readonly Json[], resolve: Resolve): Json | undefined {
  for (const pointer of pointers) {
    const value = typeof pointer === 'string' ? resolve(pointer) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
