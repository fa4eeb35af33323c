import { sampleAnswer } from '../../../src/check/samples/sampleAnswer.ts';
import type { Project } from '../../../src/compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../src/domain/json.ts';
import { setAt, splitPointer } from '../../../src/domain/jsonPointer.ts';
import type { StepView } from '../../../src/engine/view.ts';
import type { Wizard } from '../../../src/engine/wizard.ts';
import { resolveMapping } from '../../../src/forms/answer/resolveMapping.ts';
import { stepScope } from '../../../src/forms/answer/stepScope.ts';
import { planForm, type FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { bundleOf } from './device.ts';

const AMOUNTS = ['0.01', '10.00', '120.50', '800.00', '30000.01'];
export const PAY_PASSWORD = '135790';
export const PASSWORD = 'Sample1234';

/** What the sample banks and members know, by the name of the field: one that answers at once, one that is slow, one that refuses. */
const KNOWN: { readonly [field: string]: readonly string[] } = {
  mobile: ['69876543'],
  account_number: ['123456789012', '000000000010', '000000000020'],
  bank_card_no: ['6212260000000001', '6222000000000011'],
  payee_card_no: ['4000010000000029', '4000010000000018'],
  amount: AMOUNTS,
};

/** Who types, and what they have at hand. */
export interface Typing {
  readonly wizard: Pick<Wizard, 'callOfField'>;
  readonly lastCode: () => Promise<string>;
  /** What they want to say, by the name of the field. */
  readonly given?: JsonObject;
  /** Completes what nobody has at hand. */
  readonly fill?: (answer: JsonObject) => JsonObject | undefined;
}

/** What a member types into a step: what fits it, and now and then what does not do; `undefined` where only a person could answer.
 * @param draw a number that decides what */
export async function answerOf(
  project: Project,
  { wizard, lastCode, given = {}, fill }: Typing,
  view: StepView,
  draw: number,
): Promise<JsonObject | undefined> {
  const { form, scope, data, state } = view;
  const { flow } = bundleOf(project, view.flow);
  const plan = planForm(form);
  let answer = { ...sampleAnswer({ project, flow, state, form, data, scope }), ...view.answer };
  for (const field of plan.fields) {
    const known = KNOWN[field.name];
    if (known && field.name in answer) answer = { ...answer, [field.name]: known[draw % known.length]! };
    // A box that has to be ticked.
    if (field.schema.const !== undefined) answer = { ...answer, [field.name]: field.schema.const };
  }
  for (const { name } of plan.fields) if (given[name] !== undefined) answer = { ...answer, [name]: given[name] };
  for (const [pointer, kind] of Object.entries(form.secrets)) {
    const tokens = splitPointer(pointer);
    if (given[tokens[0]!] !== undefined) continue;
    const secret =
      KNOWN[tokens[0]!]?.[draw % 2] ?? secretOf(kind, pointer, draw) ?? (kind === 'otp' ? await lastCode() : undefined);
    if (secret === undefined) {
      if (fill) continue;
      return undefined;
    }
    answer = setAt(answer, tokens, secret) as JsonObject;
  }
  for (const field of plan.fields) {
    if (given[field.name] !== undefined) continue;
    const sent = await sentCode(wizard, field, stepScope(scope, plan, data, answer).resolve);
    if (sent)
      answer = setAt(answer, [field.name], {
        otp: draw % 8 === 0 ? '000000' : await lastCode(),
        otp_id: sent,
      }) as JsonObject;
  }
  const pruned = form.prune(answer, scope);
  return form.validate(pruned, scope).length === 0 ? pruned : fill?.(answer);
}

/** Has a code sent where the field asks for one.
 * @returns the id of the message */
async function sentCode(
  wizard: Pick<Wizard, 'callOfField'>,
  { schema, widget }: FieldPlan,
  resolve: (pointer: string) => Json | undefined,
): Promise<string | undefined> {
  const service = schema['x-service'];
  if (widget !== 'oneTimeCode' || !isJsonObject(service) || typeof service.op !== 'string') return undefined;
  const reply = await wizard.callOfField(service.op, resolveMapping(service.input, resolve));
  const id = reply.type === 'done' && isJsonObject(reply.data) ? reply.data['otp_id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function secretOf(kind: string, pointer: string, draw: number): string | undefined {
  const isWrong = draw % 8 === 0;
  if (kind === 'pin') return isWrong ? '864209' : PAY_PASSWORD;
  if (kind === 'password' && pointer.endsWith('pwd')) return isWrong ? 'Wrong1234' : PASSWORD;
  return undefined;
}
