import type { Json, JsonObject } from '../../domain/json.ts';

import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import type { FieldPlan, FormPlan } from '../plan/formPlan.ts';
import { readPointer, writePointer } from './answerTree.ts';

/** Pointers of the fields that their `x-when` hides now. The form says so by pruning: a field that is absent is
 * put in for the question. */
export function hiddenFields(
  form: CompiledForm,
  plan: FormPlan,
  answer: JsonObject,
  scope: PointerScope,
): ReadonlySet<string> {
  const conditional = [...conditionalPointers(plan.fields, answer, '')];
  if (conditional.length === 0) return new Set();
  const pruned = form.prune(answer, scope);
  return new Set(
    conditional.filter((pointer) => {
      if (readPointer(answer, pointer) !== undefined) return readPointer(pruned, pointer) === undefined;
      return readPointer(form.prune(writePointer(answer, pointer, ''), scope), pointer) === undefined;
    }),
  );
}

function* conditionalPointers(fields: readonly FieldPlan[], answer: JsonObject, prefix: string): Iterable<string> {
  for (const field of fields) {
    const pointer = `${prefix}/${field.name}`;
    if (field.schema['x-when'] !== undefined) yield pointer;
    if (field.schema.type === 'array') {
      const rows = readPointer(answer, pointer);
      const count = Array.isArray(rows) ? (rows as readonly Json[]).length : 0;
      for (let i = 0; i < count; i += 1) yield* conditionalPointers(field.children, answer, `${pointer}/${i}`);
    } else yield* conditionalPointers(field.children, answer, pointer);
  }
}
