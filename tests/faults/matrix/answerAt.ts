import { fillAnswer } from '../../../src/check/verify/answers/fillAnswer.ts';
import type { Project } from '../../../src/compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../src/domain/json.ts';
import { getAt, parsePointer } from '../../../src/domain/jsonPointer.ts';
import type { StepView } from '../../../src/engine/view.ts';
import { planForm, type FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { isOpenRow } from '../../../src/rules/formScope.ts';
import { optionsOf, severalOf } from '../../../src/rules/formSchema.ts';
import { TINY_PNG } from '../../contract/support/pictures.ts';
import { answerOf } from '../simulation/answers.ts';

/** What whoever types can do besides typing. */
export interface Hands {
  /** Calls as a field of the step does. */
  readonly callOfField: (operation: string, input: JsonObject) => Promise<Json | undefined>;
  readonly lastCode: () => Promise<string>;
  /** Every picture that is shown has this answer. */
  readonly solveCaptchas: (answer: string) => Promise<void>;
}

const CAPTCHA = 'K7WP';
/** Even, so that the first of what is known is taken; not a multiple of 8, so that secrets are right. */
const DRAW = 6;

/** What is typed into a step: what is given first, then what the sample members know, then whatever its form takes.
 * @param times how often it was answered before: each time with other choices */
export async function answerAt(
  project: Project,
  view: StepView,
  hands: Hands,
  wanted: JsonObject,
  times: number,
): Promise<JsonObject | undefined> {
  const { form, scope, data } = view;
  const given: Record<string, Json> = {};
  for (const field of planForm(form).fields) {
    const value = wanted[field.name] ?? (await obtained(field, hands)) ?? choiceOf(field, data, times);
    if (value !== undefined) given[field.name] = value;
  }
  const at = { project, form, data, resolve: scope.resolve, world: scope.world };
  const pinned = new Map(Object.entries(given).map(([name, value]) => [`/${name}`, value]));
  const typing = {
    wizard: {
      callOfField: async (operation: string, input: JsonObject) => {
        const reply = await hands.callOfField(operation, input);
        return reply === undefined ? ({ type: 'network' } as const) : ({ type: 'done', data: reply } as const);
      },
    },
    lastCode: hands.lastCode,
    given,
    fill: (answer: JsonObject) => fillAnswer(at, answer, pinned) ?? fillAnswer(at, answer, new Map()),
  };
  return answerOf(project, typing, view, DRAW);
}

/** What a field gets from the gateway before it can be answered. */
async function obtained({ schema, widget }: FieldPlan, hands: Hands): Promise<Json | undefined> {
  const service = schema['x-service'];
  if (!isJsonObject(service) || typeof service['op'] !== 'string') return undefined;
  if (widget === 'captcha') {
    const captcha = await hands.callOfField(service['op'], { captcha_required: true });
    await hands.solveCaptchas(CAPTCHA);
    return { captcha_key: getAt(captcha, ['captcha_key']) ?? '', captcha: CAPTCHA };
  }
  if (widget !== 'imageUpload' && widget !== 'fileUpload') return undefined;
  const input = isJsonObject(service['input']) ? service['input'] : {};
  const picture = { file_name: 'picture.png', content: TINY_PNG.toString('base64') };
  const id = getAt(await hands.callOfField(service['op'], { ...input, ...picture }), ['file_id']);
  return widget === 'fileUpload' && id !== undefined ? [{ file_id: id, file_name: picture.file_name }] : id;
}

function choiceOf({ schema }: FieldPlan, data: JsonObject, times: number): Json | undefined {
  if (times === 0) return undefined;
  const options = optionsOf(schema);
  const rows = options && Array.isArray(data[options.from]) ? (data[options.from] as readonly Json[]) : undefined;
  const values = options
    ? (rows ?? [])
        .filter((row) => isOpenRow(options, row))
        .flatMap((row) => getAt(row, parsePointer(options.value)) ?? [])
    : ((schema['enum'] as readonly Json[] | undefined) ?? []);
  if (values.length < 2) return undefined;
  const value = values[times % values.length]!;
  return severalOf(schema) ? [value] : value;
}
