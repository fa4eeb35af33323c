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

/** What the fields of a step start with. Where the rows of its data leave one choice for a field that must have one, it is made: a
 * member with one account is not asked which. */
export function begunAnswer(step: Step, given: JsonObject): JsonObject {
  const plan = planForm(step.form);
  return plan.fields.reduce(
    (answer, { name, required, schema }) => {
      const options = optionsOf(schema);
      if (!options || !required || answer[name] !== undefined) return answer;
      const mayBe = (value: Json): boolean => isOffered(step, answer, `/${name}`, value);
      const values = optionRowsOf(options, step.data)
        .filter((row) => isOpenRow(options, row))
        .flatMap((row) => getAt(row, parsePointer(options.value)) ?? [])
        .filter(mayBe);
      return values.length === 1 ? { ...answer, [name]: values[0]! } : answer;
    },
    startAnswer(plan, given),
  );
}
