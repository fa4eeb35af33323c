import type { Json, JsonObject } from '../../domain/json.ts';
import { isOpenRow } from '../../rules/formScope.ts';
import { optionsOf, severalOf } from '../../rules/formSchema.ts';
import { inRow } from './stepScope.ts';
import { optionRowsOf } from './optionRows.ts';

export interface Choice {
  /** `undefined` for a row without one: it cannot be chosen. */
  readonly value: Json | undefined;
  /** The row of the step's data. */
  readonly row?: Json;
  /** Shown, but not to be chosen. */
  readonly closed: boolean;
}

/** What a field chooses from, one or several: the rows of the step's data, or the schema's own list; `undefined` where it has neither. */
export function choicesOf(schema: JsonObject, data: JsonObject): readonly Choice[] | undefined {
  const from = optionsOf(schema);
  if (from)
    return optionRowsOf(from, data).map((row) => ({
      value: inRow(row, from.value) ?? undefined,
      row,
      closed: !isOpenRow(from, row),
    }));
  return listedIn(schema)?.map((value) => ({ value, closed: false }));
}

/** The choices that the schema lists: of the field, or of each of several. */
export function listedIn(schema: JsonObject): readonly Json[] | undefined {
  const { enum: listed } = severalOf(schema) ?? schema;
  return Array.isArray(listed) ? (listed as readonly Json[]) : undefined;
}
