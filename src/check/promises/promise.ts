import type { OperationMeta } from '../../engine/bundle.ts';
import type { Json } from '../../domain/json.ts';
import type { DataGuard } from './lookedAt.ts';

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
