import type { JsonObject } from '../../../domain/json.ts';
import { isNumeric } from '../../../domain/isNumeric.ts';
import { formatPointer, getAt, parsePointer, setAt } from '../../../domain/jsonPointer.ts';
import type { CompiledForm, PointerScope } from '../../../rules/compiled.ts';
import { formFields, whenOf } from '../../../rules/formSchema.ts';
import { inRow } from '../../../rules/inRow.ts';
import { isWordPointer, parseWordPointer } from '../../../rules/pointerScope.ts';

/** Fields that decide whether one is shown that is hidden now: those that its `x-when` looks at, or what hides one of these.
 * None where it is shown, or where nothing of the form shows it.
 * @param pointer of a place in the answer */
export function fieldsHiding(
  form: CompiledForm,
  answer: JsonObject,
  scope: PointerScope,
  pointer: string,
  seen: readonly string[] = [],
): readonly string[] {
  if (seen.includes(pointer) || !isHidden(form, answer, scope, pointer)) return [];
  const looked = fieldsShowing(form.schema, pointer);
  const further = looked.flatMap((one) => fieldsHiding(form, answer, scope, one, [...seen, pointer]));
  return further.length > 0 ? further : looked;
}

function isHidden(form: CompiledForm, answer: JsonObject, scope: PointerScope, pointer: string): boolean {
  const tokens = parsePointer(pointer);
  if (getAt(answer, tokens) !== undefined) return false;
  return getAt(form.prune(setAt(answer, tokens, 0) as JsonObject, scope), tokens) === undefined;
}

/** What the `x-when` of the field at a place, and of the groups around it, look at in the form. */
export function fieldsShowing(schema: JsonObject, pointer: string): readonly string[] {
  const place = parsePointer(pointer);
  return formFields(schema).flatMap(({ tokens, schema: field }) => {
    const when = whenOf(field);
    const isAround = tokens.every((token, index) =>
      token === '-' ? isNumeric(place[index] ?? '') : token === place[index],
    );
    if (!when || !isAround) return [];
    return Object.values(inRow(when.params, tokens, place)).flatMap((value) => {
      if (!isWordPointer(value)) return [];
      const { word, tokens: names } = parseWordPointer(value);
      if (word === 'self') return [formatPointer(names)];
      return word === 'option' ? [formatPointer(names.slice(0, 1))] : [];
    });
  });
}
