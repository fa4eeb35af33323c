import type { StepWords } from '../../i18n/stepWords.ts';
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
  const pointer = fieldPointer(plan, error.pointer);
  const path = pathOf(pointer);
  const part = pathOf(error.pointer).slice(path.length + 1);
  const { keyword, params } = error.finding;
  return words.field(path, plan.byPath.get(path)?.shared).error(keyword, params, part === '' ? undefined : part);
}

/** The first error shown under the question at `pointer`. */
export function errorUnder(errors: readonly ShownError[], plan: FormPlan, pointer: string): ShownError | undefined {
  const isAt = (place: string): boolean => questionPointer(plan, place) === pointer;
  return errors.find((error) => isAt(error.pointer)) ?? errors.find(({ finding }) => finding?.beside?.some(isAt));
}
