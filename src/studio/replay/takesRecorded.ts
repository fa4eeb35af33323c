import type { JsonObject } from '../../domain/json.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { Trail } from '../../engine/record.ts';
import type { CompiledForm } from '../../rules/compiled.ts';

/** A flow whose forms take the answers of a record as they are: a counterexample leaves secrets out, and its values are
 * those that lead to the place, not those that a careful member would type. New answers are judged as ever. */
export function takesRecorded(bundle: FlowBundle, record: Trail): FlowBundle {
  const answers = new Set(answersOf(record).map((answer) => canonicalJson(answer)));
  return withForms(bundle, (form) => ({
    ...form,
    validate: (answer, scope) => (answers.has(canonicalJson(answer)) ? [] : form.validate(answer, scope)),
  }));
}

function answersOf({ path, drafts }: Trail): readonly JsonObject[] {
  const inSubFlows = path.flatMap(({ sub }) => (sub ? answersOf(sub) : []));
  return [...path.flatMap(({ answer }) => (answer ? [answer] : [])), ...Object.values(drafts), ...inSubFlows];
}

function withForms(bundle: FlowBundle, change: (form: CompiledForm) => CompiledForm): FlowBundle {
  const forms = Object.fromEntries(Object.entries(bundle.forms).map(([id, form]) => [id, change(form)]));
  const flows = Object.fromEntries(Object.entries(bundle.flows).map(([id, sub]) => [id, withForms(sub, change)]));
  return { ...bundle, forms, flows };
}
