import type { Json, JsonObject } from '../../domain/json.ts';

import type { FieldPlan, FormPlan } from '../plan/formPlan.ts';
import { readPointer, writePointer } from './answerTree.ts';

/** What the fields start with: the given answer, else the schema's `default`; lists have at least their fewest rows.
 * A `const` is no default: a box of consent never starts ticked. */
export function startAnswer(plan: FormPlan, given: JsonObject): JsonObject {
  return fill(plan.fields, given, '');
}

function fill(fields: readonly FieldPlan[], answer: JsonObject, prefix: string): JsonObject {
  return fields.reduce((filled, field) => {
    const pointer = `${prefix}/${field.name}`;
    const value = readPointer(filled, pointer);
    if (field.widget === 'rows') return writePointer(filled, pointer, startRows(field, value));
    if (field.widget === 'section') return fill(field.children, filled, pointer);
    // Nothing chosen is nothing answered.
    if (Array.isArray(value) && value.length === 0) return writePointer(filled, pointer, undefined);
    return value === undefined && field.schema.default !== undefined
      ? writePointer(filled, pointer, field.schema.default)
      : filled;
  }, answer);
}

function startRows(field: FieldPlan, value: Json | undefined): Json {
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  const fewest = typeof field.schema.minItems === 'number' ? field.schema.minItems : 0;
  return [...rows, ...Array.from({ length: Math.max(0, fewest - rows.length) }, () => emptyRow(field))];
}

/** A new row, with the defaults of its fields. */
export function emptyRow(field: FieldPlan): JsonObject {
  return fill(field.children, {}, '');
}
