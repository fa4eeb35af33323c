import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { isJsonObject } from '../../src/domain/json.ts';
import type { FlowBundle } from '../../src/engine/bundle.ts';
import { StepForm } from '../../src/forms/StepForm/StepForm.tsx';
import type { FieldMessage, FieldServices, StepFormProps } from '../../src/forms/StepForm/StepFormProps.ts';
import { summaryRows } from '../../src/forms/StepForm/summaryRows.ts';
import { hiddenFields } from '../../src/forms/answer/hiddenFields.ts';
import type { FieldPlan } from '../../src/forms/plan/formPlan.ts';
import { planForm } from '../../src/forms/plan/formPlan.ts';
import type { StepWords, WordSources } from '../../src/i18n/stepWords.ts';
import { createStepWords } from '../../src/i18n/stepWords.ts';
import type { CompiledForm, PointerScope, World } from '../../src/rules/compiled.ts';
import type { Constant } from '../../src/rules/constants.ts';
import { resolveConstants } from '../../src/rules/constants.ts';
import { createPointerScope } from '../../src/rules/pointerScope.ts';
import { Card } from '../../src/ui/Card/Card.tsx';
import type { CodePlaces } from '../../src/wizard/serverMessages.ts';
import { serverMessages } from '../../src/wizard/serverMessages.ts';
import type { FlowStories, StoryPlan } from './listStories.ts';

interface StoryParts {
  readonly bundle: FlowBundle;
  readonly content: {
    readonly constants: readonly Constant[];
    readonly calendars: JsonObject;
    readonly returnCodes: { readonly [code: string]: CodePlaces };
    readonly site: JsonObject;
  };
  readonly words: { readonly [locale: string]: WordSources };
  readonly samples: Omit<FlowStories, 'stories'>;
}

type Story = Omit<StoryPlan, 'exportName' | 'name' | 'locale'>;

const now = '2026-11-21T10:00:00.000+08:00';

/** Renders steps of one flow as its stories ask. */
export function createStep(
  parts: StoryParts,
): (story: Story, context: { readonly globals: Record<string, unknown> }) => ReactNode {
  const services = sampleServices(parts.samples.replies);
  return (story, { globals }) => {
    const locale = typeof globals.locale === 'string' ? globals.locale : 'zh-HK';
    const props = stepProps(parts, story, locale, services);
    return (
      <Card>
        <StepForm key={`${story.state} ${story.kind} ${locale}`} {...props} />
      </Card>
    );
  };
}

function stepProps(parts: StoryParts, story: Story, locale: string, services: FieldServices): StepFormProps {
  const { bundle, samples } = parts;
  const { state, kind, code, values } = story;
  const scope = storyScope(parts, state);
  const form = formOf(bundle, state);
  const { data, words } = stepOf(parts, state, locale, scope, values);
  const answer = kind === 'empty' ? {} : asObject(samples.answers[state]);
  const placed = code
    ? serverMessages({ call: '', step: state, ...code }, form, words, parts.content.returnCodes)
    : undefined;
  const isEnd = bundle.flow.states[state]?.type === 'final';
  const rows = summaryRows({
    form,
    data,
    scope,
    words,
    stepOf: (earlier) =>
      bundle.flow.states[earlier]?.meta?.form === undefined
        ? undefined
        : { form: formOf(bundle, earlier), ...stepOf(parts, earlier, locale, scope) },
  });
  // As in the portal: an end changes nothing any more.
  const summary = isEnd ? rows.map(({ edit: _edit, ...row }) => row) : rows;
  return {
    form,
    answer,
    data,
    scope,
    words,
    services,
    events: Object.keys(bundle.flow.states[state]?.on ?? {}),
    canBack: !isEnd,
    busy: kind === 'busy',
    ...(summary.length > 0 ? { summary } : {}),
    ...(kind === 'errors' ? { fieldErrors: everyError(form, answer, scope, words) } : {}),
    ...placed,
    onEvent: () => undefined,
    onEdit: () => undefined,
  };
}

function storyScope({ content, samples }: StoryParts, state: string): PointerScope {
  const member = samples.replies.userInfoQuery;
  const world: World = {
    user: { ...asObject(member), signed_in: true },
    site: content.site,
    const: resolveConstants(content.constants, now),
    calendars: content.calendars,
    now,
  };
  const error = samples.errors[state];
  return createPointerScope(world, {
    ...samples.words,
    form: samples.answers,
    ...(error === undefined ? {} : { error }),
  });
}

function stepOf(
  { bundle, content, words }: StoryParts,
  state: string,
  locale: string,
  scope: PointerScope,
  values: JsonObject = {},
): { readonly data: JsonObject; readonly words: StepWords } {
  const entries = Object.entries(bundle.flow.states[state]?.meta?.data ?? {}).flatMap(([name, pointer]) => {
    const value = scope.resolve(pointer);
    return value === undefined ? [] : [[name, value] as const];
  });
  const data = merged(Object.fromEntries(entries), values);
  const sources = words[locale] ?? words['zh-HK'];
  if (!sources) throw new Error(`There are no words in ${locale}.`);
  return { data, words: createStepWords(sources, state, { site: siteIn(content.site, locale), ...data }) };
}

/** `data` with what `more` says, member by member. */
function merged(data: JsonObject, more: JsonObject): JsonObject {
  const members = Object.entries(more).map(([name, value]) => {
    const before = data[name];
    return [name, isJsonObject(before) && isJsonObject(value) ? merged(before, value) : value];
  });
  return { ...data, ...Object.fromEntries(members) } as JsonObject;
}

/** Names that the site has in each language, in one. */
function siteIn(site: JsonObject, locale: string): JsonObject {
  const entries = Object.entries(site).map(([name, value]) => [
    name,
    isJsonObject(value) ? (value[locale] ?? '') : value,
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

function formOf(bundle: FlowBundle, state: string): CompiledForm {
  const form = bundle.forms[bundle.flow.states[state]?.meta?.form ?? ''];
  if (!form) throw new Error(`State "${state}" has no form.`);
  return form;
}

/** An error at each field that the filled step asks: the one for leaving it out, or the first its schema can give. */
function everyError(
  form: CompiledForm,
  answer: JsonObject,
  scope: PointerScope,
  words: StepWords,
): readonly FieldMessage[] {
  const plan = planForm(form);
  const hidden = hiddenFields(form, plan, answer, scope);
  return plan.fields.flatMap((field) => {
    const pointer = `/${field.name}`;
    if (hidden.has(pointer)) return [];
    const keyword = field.required ? 'required' : firstKeyword(field);
    return [
      {
        pointer,
        message: words.field(field.path, field.shared).error(keyword, { limit: field.schema.maxLength ?? 0 }),
      },
    ];
  });
}

function firstKeyword({ schema }: FieldPlan): string {
  return ['pattern', 'format', 'maxLength', 'enum'].find((keyword) => schema[keyword] !== undefined) ?? 'invalid';
}

/** Fields' calls are answered from the contract's examples. */
function sampleServices(replies: JsonObject): FieldServices {
  return {
    call: async (operation) => {
      const data = replies[operation];
      return data === undefined ? { type: 'network' } : { type: 'done', data };
    },
  };
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
