import type { JsonObject } from '../../domain/json.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { choicesOf } from './choices.ts';
import { planForm } from '../plan/formPlan.ts';
import { isOffered } from './isOffered.ts';
import { startAnswer } from './startAnswer.ts';

/** What an answer is given to. */
export interface StoreSetup {
  readonly form: CompiledForm;
  readonly scope: PointerScope;
  readonly data: JsonObject;
}

/** What the fields of a step start with. Where one choice is left for a field that must have one, it is made: a member with one
 * account is not asked which. */
export function begunAnswer(step: StoreSetup, given: JsonObject): JsonObject {
  const plan = planForm(step.form);
  return plan.fields.reduce(
    (answer, { name, required, schema }) => {
      if (!required || answer[name] !== undefined) return answer;
      const left = (choicesOf(schema, step.data) ?? []).flatMap(({ value, closed }) =>
        value !== undefined && !closed && isOffered(step, answer, `/${name}`, value) ? [value] : [],
      );
      if (left.length !== 1) return answer;
      return { ...answer, [name]: schema.type === 'array' ? left : left[0]! };
    },
    startAnswer(plan, given),
  );
}
