import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { PointerScope } from '../../rules/compiled.ts';
import { chosenRow } from '../../rules/formScope.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import { extendScope } from '../../rules/pointerScope.ts';
import type { FormPlan } from '../plan/formPlan.ts';
import { optionRowsOf } from './optionRows.ts';

/** `scope` with `$self` the answer at hand and `$option/<field>` the row chosen in a field. */
export function stepScope(scope: PointerScope, plan: FormPlan, data: JsonObject, answer: JsonObject): PointerScope {
  const option: Record<string, Json> = {};
  for (const field of plan.fields) {
    const options = optionsOf(field.schema);
    const row = options && chosenRow(options, optionRowsOf(options, data), answer[field.name]);
    if (row !== undefined) option[field.name] = row;
  }
  return extendScope(scope, { self: answer, option });
}

/** A pointer or a literal, as `x-currency` takes them. */
export function literalOr(value: Json | undefined, scope: PointerScope): Json | undefined {
  return typeof value === 'string' && value.startsWith('$') ? scope.resolve(value) : value;
}

/** What a pointer names in one row of a list. */
export function inRow(row: Json, pointer: string): Json | undefined {
  return getAt(row, parsePointer(pointer));
}
