import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import type { World } from '../../rules/compiled.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import { proposeValues } from '../../rules/proposeValues.ts';

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

/** What only one of two takes. */
export interface Bounds {
  /** Taken before and no longer. */
  readonly narrowed: readonly Json[];
  /** Taken now and not before. */
  readonly widened: readonly Json[];
}

/** Values on which two schemas differ: the keywords of both propose, both judge. */
export function compareSchemas(before: JsonObject, after: JsonObject, worlds: readonly [World, World]): Bounds {
  const values = [before, after].flatMap((schema, index) => {
    const { hold, fail } = proposeValues(schema, { world: worlds[index] ?? worlds[0], subject: {} });
    const examples = Array.isArray(schema['examples']) ? (schema['examples'] as readonly Json[]) : [];
    return [...examples, ...hold, ...fail];
  });
  const [old, now] = [judge(before, worlds[0]), judge(after, worlds[1])];
  return compare(values, old, now);
}

export function compare(values: readonly Json[], old: (value: Json) => boolean, now: (value: Json) => boolean): Bounds {
  const distinct = [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
  return {
    narrowed: distinct.filter((value) => old(value) && !now(value)),
    widened: distinct.filter((value) => !old(value) && now(value)),
  };
}

/** A schema that does not stand alone (it looks at other fields) takes everything. */
function judge(schema: JsonObject, world: World): (value: Json) => boolean {
  try {
    const compiled = compileSchema(schema);
    return (value) => compiled.call({ world }, value);
  } catch {
    return () => true;
  }
}
