import { hongKongDate } from '../domain/calendarDate.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { markOfOutcome } from '../domain/resultMark.ts';
import type { CompiledForm, PointerScope } from '../rules/compiled.ts';
import { timeLimit } from './arrival.ts';
import { isBarrier } from './bundle.ts';
import { innermost, statePathOf } from './innermost.ts';
import { mapInput, mapValue } from './mapping.ts';
import { isUnpaid } from './moneyOf.ts';
import type { GivenFile, Mapping, NextLink, StateNode } from './flowFile.ts';
import { isCommitted, type FlowError, type Trail } from './record.ts';
import { hasRunOut } from './ranOut.ts';
import { hasHole, shownSecrets, withoutHoles } from './secrets.ts';
import { stepData } from './stepData.ts';
import { hasWayBack, takeBack } from './takeBack.ts';
import { resolvePointer } from './trailScope.ts';
import type { BusyView, EndView, Notice, Progress, ResolvedLink, StepView } from './view.ts';
import type { WalkResult } from './walkResult.ts';

/** The step where `result` stopped, as it is shown. */
export function stepViewOf(result: WalkResult, notices: readonly Notice[], adoptions = 0): StepView {
  const inner = innermost(result);
  const state = inner.stop.type === 'step' ? inner.stop.state : '';
  const node = nodeOf(inner, state);
  const form = formOf(inner, node);
  const resolve = resolverOf(inner);
  const until = node.meta?.poll ? resolve(node.meta.poll.until) : timeLimit(inner);
  const asksAgain = inner.stop.type === 'step' && inner.stop.why === 'secret';
  const error = failureAt(result);
  return {
    type: 'step',
    statePath: statePathOf(result),
    adoptions,
    flow: inner.bundle.flow.id,
    state,
    form,
    answer: answerFor(inner, state, form),
    data: stepData(node, inner.bundle, scopeOf(inner)),
    events: Object.keys(node.on ?? {}),
    ...(node.meta?.notBefore && { notBefore: textsAt(node.meta.notBefore, resolve) }),
    // What went wrong, went wrong at a step further on.
    ...(error && !asksAgain && { error }),
    notices: noticesAt(inner, notices),
    canBack: takeBack(result) !== undefined,
    hasWayBack: hasWayBack(result),
    hasAnswers: hasAnswers({ path: result.path, drafts: result.trail.drafts }),
    // Neither of a result nor of a secret is anything left to save.
    canSaveAndExit: canSave(result) && node.meta?.mark === undefined && shownSecrets(node).length === 0,
    ...(node.meta?.mark && { mark: node.meta.mark }),
    next: (node.meta?.next ?? []).map((link) => resolveLink(link, resolve)),
    ...placeOf(result),
    scope: scopeOf(inner),
    operations: inner.bundle.operations,
    ...(typeof until === 'string' && { until }),
  };
}

/** What went wrong and led to the step. A failure may lead to a sub-flow: its first step is then where the member learns of it. */
function failureAt(result: WalkResult): FlowError | undefined {
  if (result.stop.type !== 'sub') return result.error;
  const below = result.stop.result;
  return failureAt(below) ?? (hasAsked(below) ? undefined : result.error);
}

function hasAsked({ path, stop }: WalkResult): boolean {
  return path.some(({ event, sub }) => event !== undefined || sub) || (stop.type === 'sub' && hasAsked(stop.result));
}

/** One thing at a time: that the member is back is no news beside what must be done again, or what has changed. */
function noticesAt({ stop, trail }: WalkResult, notices: readonly Notice[]): readonly Notice[] {
  const asksAgain = stop.type === 'step' && stop.why === 'secret';
  const all: readonly Notice[] = asksAgain
    ? [...notices, { type: hasRunOut(trail) ? 'proofAgain' : 'secretAgain' }]
    : notices;
  return all.length > 1 ? all.filter(({ type }) => type !== 'resumed') : all;
}

/** A sub-flow by itself has no address to come back to. */
function canSave({ scope, bundle }: WalkResult): boolean {
  return scope.world.user['signed_in'] === true && bundle.flow.meta.entries !== undefined;
}

/** The call where `result` stopped, as it is shown. */
export function busyViewOf(
  result: WalkResult,
  doing: BusyView['doing'],
  more: Pick<BusyView, 'retry' | 'error' | 'behind'>,
): BusyView {
  const inner = innermost(result);
  const state = inner.stop.type === 'gone' ? '' : inner.stop.state;
  const keyed = inner.stop.type === 'call' && isBarrier(inner.stop.operation.effect);
  return {
    type: 'busy',
    statePath: statePathOf(result),
    flow: inner.bundle.flow.id,
    state,
    doing,
    ...more,
    ...(more.retry !== undefined && isUnpaid(result) && { unpaid: true }),
    canBack: !keyed && takeBack(result) !== undefined,
    ...placeOf(result),
  };
}

/** The outcome where `result` stopped, as it is shown. */
export function endViewOf(result: WalkResult, record: string): EndView {
  const { stop } = result;
  const state = stop.type === 'end' || stop.type === 'gone' ? stop.state : '';
  const node = nodeOf(result, state);
  const resolve = resolverOf(result);
  const form = result.bundle.forms[node.meta?.form ?? ''];
  const outcome = stop.type === 'end' ? stop.outcome : 'success';
  const mark = node.meta?.mark ?? markOfOutcome(outcome);
  const file = node.meta?.file && resolveFile(node.meta.file, resolve);
  return {
    type: 'end',
    record,
    flow: result.bundle.flow.id,
    state,
    outcome,
    ...(mark && { mark }),
    output: stop.type === 'end' ? stop.output : {},
    next: (node.meta?.next ?? []).map((link) => resolveLink(link, resolve)),
    ...(file && { file }),
    ...(form && { form }),
    data: stepData(node, result.bundle, scopeOf(result)),
    ...(result.error && { error: result.error }),
    ...(node.meta?.path !== undefined && { path: node.meta.path }),
    scope: scopeOf(result),
  };
}

/** What is committed cannot be thrown away; what was given further on, before the member went back, can. */
function hasAnswers({ path, drafts }: Pick<Trail, 'path' | 'drafts'>): boolean {
  if (path.some(isCommitted)) return false;
  const isGiven = (answer: JsonObject | undefined): boolean => Object.keys(answer ?? {}).length > 0;
  return (
    Object.values(drafts).some(isGiven) || path.some(({ answer, sub }) => isGiven(answer) || (sub && hasAnswers(sub)))
  );
}

/** What the pointers lead to, where that is a text. */
function textsAt(
  pointers: { readonly [name: string]: string },
  resolve: (pointer: string) => Json | undefined,
): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(pointers).flatMap(([name, pointer]) => {
      const value = resolve(pointer);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function resolveLink(link: NextLink, resolve: (pointer: string) => Json | undefined): ResolvedLink {
  return 'page' in link ? { page: link.page } : { flow: link.flow, input: mapInput(link.input, resolve) };
}

/** Nobody is offered a file of something whose number the gateway has not given. */
function resolveFile({ op, input, url }: GivenFile, resolve: (pointer: string) => Json | undefined): EndView['file'] {
  const given = mapInput(input, resolve);
  const link = url && resolve(url);
  const isKnown = url ? link !== undefined : Object.keys(input ?? {}).every((name) => name in given);
  return isKnown ? { op, input: given, url: link } : undefined;
}

/** What the fields start with: `x-prefill`, over it the recorded answer without its secrets, over that the draft. */
function answerFor(inner: WalkResult, state: string, form: CompiledForm): JsonObject {
  const recorded = inner.trail.path.find((visit) => visit.state === state)?.answer;
  const kept = recorded && withoutHoles(recorded);
  const answer = {
    ...prefillOf(form, resolverOf(inner)),
    ...(isJsonObject(kept) && kept),
    ...inner.trail.drafts[state],
  };
  return nodeOf(inner, state).tags?.includes('review') === true ? withoutTicks(answer) : answer;
}

/** A tick at a review is about exactly what it showed, and what it shows now may be something else. */
function withoutTicks(answer: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== true));
}

function prefillOf(form: CompiledForm, resolve: (pointer: string) => Json | undefined): JsonObject {
  const { properties } = form.schema;
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = isJsonObject(field) ? mapValue(field['x-prefill'] as Mapping | undefined, resolve) : undefined;
      return value === undefined || hasHole(value) ? [] : [[name, asAsked(field as JsonObject, value)]];
    }),
  );
}

/** A day that is asked begins with the day of an instant. */
function asAsked({ format }: JsonObject, value: Json): Json {
  return format === 'date' && typeof value === 'string' && /^[\d-]{10}T/.test(value) ? hongKongDate(value) : value;
}

function placeOf(result: WalkResult): Pick<StepView, 'path' | 'progress'> {
  const [path, progress] = [pathOf(result), progressOf(result)];
  return { ...(path !== undefined && { path }), ...(progress && { progress }) };
}

/** The address of the step; in a sub-flow, which has none of its own, that of the state that called it. */
function pathOf(result: WalkResult): string | undefined {
  const { stop } = result;
  const below = stop.type === 'sub' ? pathOf(stop.result) : undefined;
  return below ?? (stop.type === 'gone' ? undefined : nodeOf(result, stop.state).meta?.path);
}

/** The stages of the outermost flow in file order, and the last one the member came to: the first while it is still being looked
 * up where they stand. A step before any stage has no line. */
function progressOf(result: WalkResult): Progress | undefined {
  const { states } = result.bundle.flow;
  const stageOf = (state: string) => states[state]?.meta?.stage;
  const stages = [...new Set(Object.keys(states).flatMap((state) => stageOf(state) ?? []))];
  if (stages.length === 0) return undefined;
  const here = result.stop.type === 'gone' ? [] : [result.stop.state];
  const reached = [...result.path.map(({ state }) => state), ...here].flatMap((state) => stageOf(state) ?? []);
  const at = reached[reached.length - 1] ?? (result.stop.type === 'call' ? stages[0] : undefined);
  return at === undefined ? undefined : { stages, at, passed: [...new Set(reached)].filter((stage) => stage !== at) };
}

function scopeOf(inner: WalkResult): PointerScope {
  return { resolve: resolverOf(inner), world: inner.scope.world };
}

function resolverOf(inner: WalkResult): (pointer: string) => Json | undefined {
  return (pointer) => resolvePointer(inner.scope, pointer);
}

function nodeOf(inner: WalkResult, state: string): StateNode {
  return inner.bundle.flow.states[state] ?? {};
}

function formOf(inner: WalkResult, node: StateNode): CompiledForm {
  const form = inner.bundle.forms[node.meta?.form ?? ''];
  if (!form)
    throw new RangeError(`flow "${inner.bundle.flow.id}" has no form "${node.meta?.form ?? ''}" in its bundle`);
  return form;
}
