import { bundleFlow } from '../../src/compile/bundleFlow.ts';
import type { Project } from '../../src/compile/project.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import type { FlowFile } from '../../src/engine/flowFile.ts';
import { hiddenFields } from '../../src/forms/answer/hiddenFields.ts';
import { planForm } from '../../src/forms/plan/formPlan.ts';
import type { CompiledForm, PointerScope } from '../../src/rules/compiled.ts';
import { codesTo, shownCodes } from './shownCodes.ts';
import { valuesChosenBy } from './valuesChosenBy.ts';
import { sampleAnswer } from '../../src/check/samples/sampleAnswer.ts';
import { sampleWords, scopeOf } from '../../src/check/samples/sampleScope.ts';
import { codeSample, replySample } from '../../src/check/samples/operationSamples.ts';

export type Kind = 'empty' | 'filled' | 'errors' | 'busy' | 'code' | 'text';

/** One story of a step. */
export interface StoryPlan {
  readonly exportName: string;
  readonly name: string;
  readonly state: string;
  readonly kind: Kind;
  /** Pinned language; the toolbar's when absent. */
  readonly locale?: string;
  readonly code?: { readonly code: string; readonly data: Json };
  /** Values of the step's `data` by which its words choose one of several texts. */
  readonly values?: JsonObject;
}

/** What the stories of one flow show. */
export interface FlowStories {
  readonly flow: string;
  readonly stories: readonly StoryPlan[];
  /** Filled answers by state. */
  readonly answers: JsonObject;
  /** `$reply` and `$input`, and `$error` by the state it is shown at. */
  readonly words: JsonObject;
  readonly errors: JsonObject;
  /** What the calls of fields answer, by operation. */
  readonly replies: JsonObject;
}

/** The stories of every step of a flow: empty, filled (in each language), all fields wrong, busy, and one for each
 * distinct place where a return code shows, and for each value by which its words choose one of several texts. A step that asks nothing has one, and busy where it can be left.
 * @throws ProjectError when the flow does not compile */
export function flowStories(project: Project, flowId: string): FlowStories {
  const bundle = bundleFlow(project, flowId);
  const { flow } = bundle;
  const words = sampleWords(project, flowId);
  const answers: Record<string, JsonObject> = {};
  const errors: Record<string, Json> = {};
  const stories = Object.entries(flow.states).flatMap(([state, { meta }]) => {
    const form = meta?.form === undefined ? undefined : bundle.forms[meta.form];
    if (!form) return [];
    const error = codesTo(project, flow, state)[0];
    if (error) errors[state] = { code: error.code, data: codeSample(project, error.operation, error.code) };
    const scope = scopeOf(project, { ...words, form: answers });
    const data = stepData(flow, state, (pointer) => scope.resolve(pointer));
    answers[state] = sampleAnswer({ project, flow, state, form, data, scope });
    return storiesOf(project, flow, state, askedFields(form, answers[state], scope));
  });
  const operations = new Set([...Object.keys(bundle.operations), 'userInfoQuery']);
  return {
    flow: flowId,
    stories,
    answers,
    words: { reply: words.reply, input: words.input },
    errors,
    replies: Object.fromEntries([...operations].map((id) => [id, replySample(project, id)])),
  };
}

/** The step's `data`, resolved. */
export function stepData(flow: FlowFile, state: string, resolve: (pointer: string) => Json | undefined): JsonObject {
  const entries = Object.entries(flow.states[state]?.meta?.data ?? {}).flatMap(([name, pointer]) => {
    const value = resolve(pointer);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Names of the fields that the filled step shows. */
function askedFields(form: CompiledForm, answer: JsonObject, scope: PointerScope): readonly string[] {
  const plan = planForm(form);
  const hidden = hiddenFields(form, plan, answer, scope);
  return plan.fields.map(({ name }) => name).filter((name) => !hidden.has(`/${name}`));
}

const locales = ['zh-CN', 'en'];

function storiesOf(project: Project, flow: FlowFile, state: string, asked: readonly string[]): readonly StoryPlan[] {
  const asks = asked.length > 0;
  const goesOn = Object.keys(flow.states[state]?.on ?? {}).length > 0;
  const make = (kind: Kind, label: string, more: Partial<StoryPlan> = {}): StoryPlan => ({
    exportName: exportName(state, label),
    name: `${state}: ${label}`,
    state,
    kind,
    ...more,
  });
  const filled = asks ? 'filled' : 'shown';
  return [
    ...(asks ? [make('empty', 'empty')] : []),
    make('filled', filled),
    ...locales.map((locale) => make('filled', `${filled} ${locale}`, { locale })),
    ...(asks ? [make('errors', 'every field wrong')] : []),
    ...(goesOn ? [make('busy', 'busy')] : []),
    ...valuesChosenBy(project, flow.id, state).map(({ path, value }) =>
      make('text', `${path.join('.')} is ${String(value)}`, { values: nested(path, value) }),
    ),
    ...(flow.states[state]?.type === 'final' ? [] : shownCodes(project, flow, state, asked)).map(
      ({ code, data, place }) => make('code', `${code} at ${place}`, { code: { code, data } }),
    ),
  ];
}

function nested(path: readonly string[], value: Json): JsonObject {
  const [name = '', ...inner] = path;
  return { [name]: inner.length > 0 ? nested(inner, value) : value };
}

function exportName(state: string, label: string): string {
  const words = `${state} ${label}`.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
