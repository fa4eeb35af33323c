import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import type { FlowFile, Mapping } from '../../engine/flowFile.ts';
import { startAnswer } from '../../forms/answer/startAnswer.ts';
import { planForm, type FieldPlan } from '../../forms/plan/formPlan.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import { optionsOf } from '../../rules/formSchema.ts';
import { proposeValues } from '../../rules/proposeValues.ts';
import { offeredValues } from './offeredValues.ts';
import { requestSamples } from './operationSamples.ts';

interface AnswerInput {
  readonly project: Project;
  readonly flow: FlowFile;
  readonly state: string;
  readonly form: CompiledForm;
  readonly data: JsonObject;
  readonly scope: PointerScope;
}

/** A step filled in: from its options, the contract's example of the request it goes into, its own schema, else what the
 * rule sampler proposes and the form accepts. Secrets stay empty: a story is no place for one. */
export function sampleAnswer(input: AnswerInput): JsonObject {
  const { form, scope } = input;
  const plan = planForm(form);
  const requested = requestedAnswers(input);
  let answer = startAnswer(plan, {});
  for (const field of plan.fields) {
    const value = sampleField(field, input, requested);
    if (value !== undefined) answer = { ...answer, [field.name]: value };
  }
  for (const field of plan.fields) answer = fix(field, answer, input);
  return form.prune(answer, scope);
}

function sampleField(field: FieldPlan, input: AnswerInput, requested: JsonObject): Json | undefined {
  const { schema } = field;
  const isSecret = Object.keys(input.form.secrets).some((pointer) => pointer.startsWith(`/${field.name}`));
  if (isSecret) return undefined;
  const { project, data } = input;
  const offered = (own: JsonObject) => offeredValues(project, data, own);
  if (optionsOf(schema)) return offered(schema)[0];
  if (schema.default !== undefined) return schema.default;
  if (requested[field.name] !== undefined) return requested[field.name];
  const [first] = offered(schema);
  if (first !== undefined) return first;
  if (Array.isArray(schema.examples)) return (schema.examples as readonly Json[])[0];
  return proposeValues(schema, { world: input.scope.world, subject: {}, offered }).hold[0];
}

/** A value that the form does not accept gives way to the first proposal that it does. */
function fix(field: FieldPlan, answer: JsonObject, { form, scope }: AnswerInput): JsonObject {
  const isWrong = (candidate: JsonObject): boolean =>
    form.validate(candidate, scope).some(({ pointer }) => pointer.split('/')[1] === field.name);
  if (answer[field.name] === undefined || !isWrong(answer)) return answer;
  const proposals = proposeValues(field.schema, { world: scope.world, subject: {} }).hold;
  const good = proposals.map((value) => ({ ...answer, [field.name]: value })).find((one) => !isWrong(one));
  return good ?? answer;
}

/** What the examples of requests say of the fields of a step that are mapped into them. */
function requestedAnswers({ project, flow, state }: AnswerInput): JsonObject {
  const found: Record<string, Json> = {};
  for (const { invoke } of Object.values(flow.states)) {
    if (!invoke?.src.startsWith('op:') || !isJsonObject(invoke.input)) continue;
    const request = requestSamples(project, invoke.src.slice(3))[0];
    for (const [member, mapping] of Object.entries(invoke.input as { [name: string]: Mapping })) {
      const pointer = isJsonObject(mapping) ? (mapping as JsonObject).maybe : mapping;
      const match = typeof pointer === 'string' ? /^\$form\/([^/]+)\/([^/]+)$/.exec(pointer) : null;
      const value = request?.[member];
      if (match?.[1] === state && match[2] !== undefined && value !== undefined) found[match[2]] ??= value;
    }
  }
  return found;
}
