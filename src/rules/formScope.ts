import type { Json, JsonObject } from '../domain/json.ts';
import { deepEqual } from '../domain/deepEqual.ts';
import { getAt, parsePointer } from '../domain/jsonPointer.ts';
import type { PointerScope } from './compiled.ts';
import { onlyOf, optionsOf, type FormField, type FormOptions, type OpenRows } from './formSchema.ts';
import { extendScope } from './pointerScope.ts';

/** Where the names of a step's `data` lie: pointers, of which the first that names something counts. */
export interface DataSources {
  readonly [name: string]: readonly string[];
}

/** The rows a field chooses from; `undefined` when there are none yet. */
export function optionRows(
  options: FormOptions,
  sources: DataSources,
  scope: PointerScope,
): readonly Json[] | undefined {
  for (const pointer of sources[options.from] ?? []) {
    const rows = scope.resolve(pointer);
    if (Array.isArray(rows)) return rows as readonly Json[];
  }
  return undefined;
}

/** The row whose `value` is the one chosen. */
export function chosenRow(options: FormOptions, rows: readonly Json[], chosen: Json | undefined): Json | undefined {
  const at = parsePointer(options.value);
  return chosen === undefined ? undefined : rows.find((row) => deepEqual(getAt(row, at), chosen));
}

/** True for a row that may be chosen. */
export const isOpenRow = (options: FormOptions, row: Json): boolean => meets(onlyOf(options), row);

/** Each condition holds of a row. */
export function meets(conditions: readonly OpenRows[], row: Json): boolean {
  return conditions.every(({ at, in: open }) => {
    const value = getAt(row, parsePointer(at));
    return open.some((one) => deepEqual(one, value));
  });
}

/** The scope of an answer being judged: `$self`, and `$option/<field>` for the row chosen in a field. */
export function answerScope(
  answer: JsonObject,
  fields: readonly FormField[],
  sources: DataSources,
  scope: PointerScope,
): PointerScope {
  const option: Record<string, Json> = {};
  for (const { tokens, schema } of fields) {
    const options = optionsOf(schema);
    const name = tokens[0];
    if (!options || name === undefined || tokens.length > 1) continue;
    const row = chosenRow(options, optionRows(options, sources, scope) ?? [], answer[name]);
    if (row !== undefined) option[name] = row;
  }
  return extendScope(scope, { self: answer, option });
}
