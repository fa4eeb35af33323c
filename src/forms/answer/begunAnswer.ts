import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { isOpenRow } from '../../rules/formScope.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import { optionRowsOf } from '../options/optionRows.ts';
import { planForm } from '../plan/formPlan.ts';
import { isOffered } from './isOffered.ts';
import { startAnswer } from './startAnswer.ts';

interface Step {
  readonly form: CompiledForm;
  readonly scope: PointerScope;
  readonly data: JsonObject;
}

/** What the fields of a step start with. Where one choice is left for a field that must have one, it is made: a member with one
 * account is not asked which. */
export function begunAnswer(step: Step, given: JsonObject): JsonObject {
  const plan = planForm(step.form);
  return plan.fields.reduce(
    (answer, { name, required, schema }) => {
      if (!required || answer[name] !== undefined) return answer;
      const left = choicesOf(schema, step.data).filter((value) => isOffered(step, answer, `/${name}`, value));
      return left.length === 1 ? { ...answer, [name]: left[0]! } : answer;
    },
    startAnswer(plan, given),
  );
}

/** The rows of the step's data that may be chosen, or the schema's own list. */
function choicesOf(schema: JsonObject, data: JsonObject): readonly Json[] {
  const options = optionsOf(schema);
  if (!options) return Array.isArray(schema.enum) ? (schema.enum as readonly Json[]) : [];
  const open = optionRowsOf(options, data).filter((row) => isOpenRow(options, row));
  return open.flatMap((row) => getAt(row, parsePointer(options.value)) ?? []);
}
