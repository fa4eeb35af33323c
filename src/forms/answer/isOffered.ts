import type { Json, JsonObject } from '../../domain/json.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { rulesOf } from '../../rules/formSchema.ts';
import { writePointer } from './answerTree.ts';

/** Whether a choice of a field may be offered: not when a rule of the form that says `offer` would refuse it there.
 * @param answer the other answers of the step as they are now */
export function isOffered(
  { form, scope }: { readonly form: CompiledForm; readonly scope: PointerScope },
  answer: JsonObject,
  pointer: string,
  value: Json,
): boolean {
  const asked = rulesOf(form.schema).flatMap(({ rule, at, offer }) => (offer === true && at === pointer ? [rule] : []));
  if (asked.length === 0) return true;
  const errors = form.validate(writePointer(answer, pointer, value), scope);
  return !errors.some((error) => error.pointer === pointer && asked.includes(error.keyword));
}
