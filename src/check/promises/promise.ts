import type { OperationMeta } from '../../engine/bundle.ts';
import { guardLooks, handed, isSentPointer, pathLook, type DataGuard, type Look } from './lookedAt.ts';
import type { Project } from '../../compile/project.ts';
import { completeFlow, targetsOf } from '../../engine/completeFlow.ts';
import type { FlowFile } from '../../engine/flowFile.ts';
import { guardPointers } from '../../engine/judge.ts';
import type { Json } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';

/** Something that happens on the way, as checks.json says it; with `if` only when a condition holds then. */
export type Observation = Named & { readonly if?: DataGuard };

/** A list means any of them. `lost`, the reply of a call that stays lost, is for promises that every flow makes. */
export type Named =
  | { readonly state: Names }
  | { readonly tag: string }
  | { readonly effect: Names }
  | { readonly call: Names }
  | { readonly code: Names }
  | { readonly outcome: Names; /** States that call a sub-flow: that one ends so. */ readonly of?: Names }
  | { readonly lost: Names }
  | { readonly event: Names };

export type Names = string | readonly string[];

/** Whether an observation is a call of this operation. */
export function isCallOf(observation: Observation, { operationId, effect }: OperationMeta): boolean {
  if ('effect' in observation) return listOf(observation.effect).includes(effect);
  return 'call' in observation && listOf(observation.call).includes(operationId);
}

export function listOf(names: Names): readonly string[] {
  return typeof names === 'string' ? [names] : names;
}

interface Said {
  readonly id: string;
  readonly description: string;
  readonly source: readonly string[];
}

/** From the last `after` until the next `until`. */
export interface Scope {
  readonly after?: Observation;
  readonly until?: Observation;
}

/** A promise of a flow, as `schemas/language/promises.schema.json` describes it. */
export type FlowPromise = Said &
  (
    | { readonly pattern: 'never'; readonly what: Observation; readonly within?: Scope }
    | { readonly pattern: 'always'; readonly when: Observation; readonly holds: DataGuard }
    | { readonly pattern: 'precedes'; readonly first: Observation; readonly then: Observation }
    | { readonly pattern: 'leadsTo'; readonly from: Observation; readonly to: Observation }
    | { readonly pattern: 'atMost'; readonly what: Observation; readonly times: number; readonly within?: Scope }
    | {
        readonly pattern: 'between';
        readonly what: Observation;
        readonly after: Observation;
        readonly until: Observation;
      }
  );

/** `checks.json` of a flow. */
export interface PromiseFile {
  readonly promises: readonly FlowPromise[];
  readonly notProven?: readonly { readonly item: string; readonly reason: string }[];
}

/** An observation that a promise names. */
export interface Part {
  readonly name: string;
  /** Its place in the promise. */
  readonly at: readonly string[];
  readonly observation: Observation;
}

export function partsOf(promise: FlowPromise): readonly Part[] {
  switch (promise.pattern) {
    case 'never':
    case 'atMost':
      return [...named({ what: promise.what }), ...named({ ...promise.within }, ['within'])];
    case 'always':
      return named({ when: promise.when });
    case 'precedes':
      return named({ first: promise.first, then: promise.then });
    case 'leadsTo':
      return named({ from: promise.from, to: promise.to });
    case 'between':
      return named({ what: promise.what, after: promise.after, until: promise.until });
  }
}

function named(observations: { readonly [name: string]: Observation }, below: readonly string[] = []): readonly Part[] {
  return Object.entries(observations).map(([name, observation]) => ({ name, at: [...below, name], observation }));
}

/** A condition of a promise, and what must happen for it to be asked. */
export interface Condition {
  readonly at: readonly string[];
  readonly guard: DataGuard;
  readonly of: Observation;
}

export function conditionsOf(promise: FlowPromise): readonly Condition[] {
  const ifs = partsOf(promise).flatMap(({ at, observation }) =>
    observation.if ? [{ at: [...at, 'if'], guard: observation.if, of: observation }] : [],
  );
  return promise.pattern === 'always' ? [...ifs, { at: ['holds'], guard: promise.holds, of: promise.when }] : ifs;
}

/** Promises that every flow makes, by id: none of a flow's own is called so. */
export const BUILT_IN_IDS = [
  'answerable',
  'noDeadEnd',
  'wayOut',
  'backStopsAtCommitted',
  'moneyAuthorised',
  'moneySaid',
  'sessionSurvived',
  'resumeNeverSkips',
  'editNeverStrands',
  'noLoopWithoutMember',
  'lostIsNotRepeated',
  'noConstantGuard',
] as const;

export type BuiltInId = (typeof BUILT_IN_IDS)[number];

/** Where the promises of a flow look. */
export interface PromisedLooks {
  /** Places of the flow itself, wherever it stands. */
  readonly everywhere: readonly Look[];
  /** Places of the flow itself that count until a state is reached, by that state. */
  readonly until: ReadonlyMap<string, readonly Look[]>;
  /** Conditions over what some calls are sent, in whichever flow they are made. */
  readonly sent: readonly { readonly isOf: (operation: OperationMeta) => boolean; readonly guard: DataGuard }[];
}

/** @param apart the states that this promise names are looked for on every path */
export function promisedLooks(
  project: Project,
  flow: FlowFile,
  promises: readonly FlowPromise[],
  apart?: FlowPromise,
): PromisedLooks {
  const untilReached = promises.flatMap((promise) => stateConditions(flow, promise));
  const conditions = promises
    .flatMap(conditionsOf)
    .filter(({ guard }) => !untilReached.some((one) => one.guard === guard));
  const overSent = conditions.filter(({ guard }) => guardPointers(guard).some(isSentPointer));
  // What is sent is known only where it is sent: elsewhere the other values of such a guard count, not whether it holds.
  const everywhere = conditions.flatMap((condition) =>
    guardLooks(project, condition.guard).flatMap((look) => {
      if (isSentPointer(look.pointer)) return [];
      return [overSent.includes(condition) ? handed(look, look.pointer) : look];
    }),
  );
  const sent = overSent.map(({ guard, of }) => ({
    guard,
    isOf: (operation: OperationMeta) => isCallOf(of, operation),
  }));
  const until = new Map<string, readonly Look[]>();
  for (const { guard, states } of untilReached)
    for (const state of states) until.set(state, [...(until.get(state) ?? []), ...guardLooks(project, guard)]);
  const paths = apart ? statesNamed(flow, apart).map(pathLook) : [];
  return { everywhere: [...everywhere, ...paths], until, sent };
}

/** The states of the flow that a promise is about, and those that make a call that it is about. */
function statesNamed({ states }: FlowFile, promise: FlowPromise): readonly string[] {
  const observations = partsOf(promise).map(({ observation }) => observation);
  const named = observations.flatMap((one) =>
    ('state' in one ? listOf(one.state) : []).map((name) => name.split('/')[0]),
  );
  const calls = observations.flatMap((one) => ('call' in one ? listOf(one.call).map((call) => `op:${call}`) : []));
  return Object.entries(states)
    .filter(([state, { invoke }]) => named.includes(writtenState(state)) || calls.includes(invoke?.src ?? ''))
    .map(([state]) => state);
}

/** What `always` asks of states: it remembers nothing, so once a state is passed, whoever went there with the other value was
 * judged there. That holds as long as nothing it asks of is given again behind the state, from where Back could lead to it. */
function stateConditions(
  flow: FlowFile,
  promise: FlowPromise,
): readonly { readonly guard: DataGuard; readonly states: readonly string[] }[] {
  if (promise.pattern !== 'always' || !('state' in promise.when)) return [];
  const named = listOf(promise.when.state).map((name) => name.split('/')[0]);
  const states = Object.keys(flow.states).filter((state) => named.includes(writtenState(state)));
  const behind = statesBehind(flow, states);
  return conditionsOf(promise).flatMap(({ guard }) =>
    guardPointers(guard).every((pointer) => isGivenBefore(pointer, behind)) ? [{ guard, states }] : [],
  );
}

function isGivenBefore(pointer: string, behind: ReadonlySet<string>): boolean {
  const { word, tokens } = parseWordPointer(pointer);
  return (word === 'form' || word === 'reply') && ![...behind].some((state) => writtenState(state) === tokens[0]);
}

/** States that a way leads to from one of `states`, and these. */
function statesBehind(flow: FlowFile, states: readonly string[]): ReadonlySet<string> {
  const { states: nodes } = completeFlow(flow);
  const seen = new Set(states);
  for (const state of seen) for (const target of targetsOf(nodes[state] ?? {})) seen.add(target);
  return seen;
}

/** How a promise was broken, in a sentence without its full stop. */
export function describeViolation(promise: FlowPromise): string {
  switch (promise.pattern) {
    case 'never':
      return `${occurs(promise.what)}, although it never should be${promise.within ? ' there' : ''}`;
    case 'always':
      return `${occurs(promise.when)}, but what must hold there does not`;
    case 'precedes':
      return `${occurs(promise.then)} without ${inWords(promise.first)} before it`;
    case 'leadsTo':
      return `the flow ends after ${inWords(promise.from)} without ${inWords(promise.to)}`;
    case 'atMost':
      return `${occurs(promise.what)} more than ${promise.times === 1 ? 'once' : `${promise.times} times`}`;
    case 'between':
      return `${occurs(promise.what)}, but not between ${inWords(promise.after)} and ${inWords(promise.until)}`;
  }
}

/** What is said of each kind of observation: the call is made, the code is returned. */
const KINDS: Readonly<Record<string, { readonly name: string; readonly participle: string }>> = {
  state: { name: 'the state', participle: 'reached' },
  tag: { name: 'a state tagged', participle: 'reached' },
  outcome: { name: 'the outcome', participle: 'reached' },
  effect: { name: 'a call that is', participle: 'made' },
  call: { name: 'the call', participle: 'made' },
  code: { name: 'the code', participle: 'returned' },
  event: { name: 'the event', participle: 'sent' },
  lost: { name: 'the reply of', participle: 'lost' },
};

/** `{ call: 'a' }` → `the call a is made`; with an adverb `the call a is never made`. */
export function occurs(observation: Observation, adverb = ''): string {
  const { participle } = kindOf(observation);
  return `${inWords(observation)} is ${adverb}${adverb && ' '}${participle}`;
}

/** `{ call: ['a', 'b'] }` → `the call a or b`. */
export function inWords(observation: Observation): string {
  const { name, names } = kindOf(observation);
  const whose = 'of' in observation && observation.of !== undefined ? ` of ${listed(observation.of)}` : '';
  return `${name} ${listed(names)}${whose}${observation.if ? ` with ${describeCondition(observation.if)}` : ''}`;
}

function kindOf(observation: Observation) {
  const [kind, names] = Object.entries(observation).find(([key]) => key in KINDS) as [string, Names];
  return { ...KINDS[kind]!, names };
}

function listed(names: Names): string {
  return typeof names === 'string' ? names : names.join(' or ');
}

function describeCondition({ type, params }: DataGuard): string {
  if (type.startsWith('rule:')) return `${type} fulfilled`;
  const values = (params['in'] as readonly Json[]).map((value) => JSON.stringify(value));
  return `${String(params['at'])} ${type === 'has' ? 'having ' : ''}${values.join(' or ')}`;
}
