import type { FieldWords, StepWords } from '../../i18n/stepWords.ts';
import type { ShownError } from '../answer/answerStore.ts';
import { pathOf } from '../answer/answerTree.ts';
import type { FormPlan } from '../plan/formPlan.ts';

/** The field an error is about: a value of several parts (`/code/otp_id`) is one field (`/code`). */
function fieldPointer(plan: FormPlan, pointer: string): string {
  const parts = pointer.split('/');
  for (let length = 2; length < parts.length; length += 1) {
    const at = parts.slice(0, length).join('/');
    const widget = plan.byPath.get(pathOf(at))?.widget;
    if (widget !== undefined && widget !== 'section' && widget !== 'rows') return at;
  }
  return pointer;
}

/** The question under which an error shows: a field that stands in another's question shows there. */
export function questionPointer(plan: FormPlan, pointer: string): string {
  const at = fieldPointer(plan, pointer);
  const owner = plan.joinedBy.get(pathOf(at));
  return owner === undefined ? at : at.replace(/[^/]*$/, owner);
}

/** The sentence for an error; a part of a field may have one of its own (`otp_id.required`: the code was not asked for). */
export function errorText(error: ShownError, plan: FormPlan, words: StepWords): string {
  if (!error.finding) return error.message ?? '';
  const { field, part } = wordsAt(error.pointer, plan, words);
  return field.error(error.finding.keyword, error.finding.params, part);
}

/** Whether the sentence for an error may be read of many fields, as in "Fill this in" or "60 characters; there is room for 50": away
 * from its field it needs a name. */
export function isGeneral({ pointer, finding }: ShownError, plan: FormPlan, words: StepWords): boolean {
  if (!finding) return false;
  const { field, part } = wordsAt(pointer, plan, words);
  return finding.keyword === 'maxLength' || !field.hasOwnError(finding.keyword, part);
}

function wordsAt(
  pointer: string,
  plan: FormPlan,
  words: StepWords,
): { readonly field: FieldWords; readonly part: string | undefined } {
  const path = pathOf(fieldPointer(plan, pointer));
  const part = pathOf(pointer).slice(path.length + 1);
  return { field: words.field(path, plan.byPath.get(path)?.shared), part: part === '' ? undefined : part };
}

/** The first error shown under the question at `pointer`. */
export function errorUnder(errors: readonly ShownError[], plan: FormPlan, pointer: string): ShownError | undefined {
  const isAt = (place: string): boolean => questionPointer(plan, place) === pointer;
  return errors.find((error) => isAt(error.pointer)) ?? errors.find(({ finding }) => finding?.beside?.some(isAt));
}
