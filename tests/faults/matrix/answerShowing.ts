import { sampleAnswer } from '../../../src/check/samples/sampleAnswer.ts';
import { fillAnswer } from '../../../src/check/verify/answers/fillAnswer.ts';
import type { Project } from '../../../src/compile/project.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import type { StepView } from '../../../src/engine/view.ts';
import { hiddenFields } from '../../../src/forms/answer/hiddenFields.ts';
import { planForm } from '../../../src/forms/plan/formPlan.ts';
import { bundleOf } from '../simulation/device.ts';

/** Their values are what a call gives them. */
const OBTAINED = ['captcha', 'oneTimeCode', 'imageUpload', 'fileUpload'];

/** What is typed into a step so that one of its fields is shown, and right where it can be typed; `undefined` where no answer shows it.
 * @param field dotted
 * @param wanted what is said where it matters, by the name of the field */
export function answerShowing(
  project: Project,
  view: StepView,
  field: string,
  wanted: JsonObject,
): JsonObject | undefined {
  const { form, scope, data, state } = view;
  const plan = planForm(form);
  const given = Object.entries(wanted).filter(([name]) => plan.byPath.has(name));
  const sample = sampleAnswer({ project, flow: bundleOf(project, view.flow).flow, state, form, data, scope });
  const begin = { ...sample, ...view.answer, ...Object.fromEntries(given) };
  const at = { project, form, data, resolve: scope.resolve, world: scope.world };
  const pointer = `/${field.replaceAll('.', '/')}`;
  const isShown = (answer: JsonObject) => !hiddenFields(form, plan, answer, scope).has(pointer);
  const obtained: Json = { file_id: 'file-sample-0000000000', file_name: 'picture.png' };
  const { schema, widget = '' } = plan.byPath.get(field) ?? {};
  const values = OBTAINED.includes(widget) ? [obtained] : ((schema?.['examples'] ?? []) as readonly Json[]);
  const found = [
    () => fillAnswer(at, begin, new Map()),
    () => begin,
    ...values.map((value) => () => fillAnswer(at, begin, new Map([[pointer, value]]))),
  ];
  for (const find of found) {
    const answer = find();
    if (answer && isShown(answer)) return withoutObtained(answer, plan);
  }
  return undefined;
}

function withoutObtained(answer: JsonObject, { byPath }: ReturnType<typeof planForm>): JsonObject {
  const obtained = [...byPath].filter(([, { widget = '' }]) => OBTAINED.includes(widget));
  const names = new Set(obtained.map(([path]) => path.split('.')[0]));
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !names.has(name)));
}
