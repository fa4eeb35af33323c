import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';

/** A place where two values differ; `undefined` where it is not there. */
export interface Difference {
  readonly at: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Where two values differ: as deep as both are objects, or lists of the same length. */
export function differences(
  before: Json | undefined,
  after: Json | undefined,
  at: readonly string[] = [],
): readonly Difference[] {
  if (deepEqual(before ?? null, after ?? null) && (before === undefined) === (after === undefined)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const rows = after as readonly Json[];
    return (before as readonly Json[]).flatMap((row, index) => differences(row, rows[index], [...at, String(index)]));
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ at, before, after }];
  return namesOf(before, after).flatMap((name) => differences(before[name], after[name], [...at, name]));
}

export function namesOf(before: JsonObject, after: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
