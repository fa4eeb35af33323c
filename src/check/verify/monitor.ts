import type { Exploration, Position, Step } from './exploration.ts';
import { isCallOf, listOf, type FlowPromise, type Scope, type Observation, type Named } from '../promises/promise.ts';
import type { Choice } from './choices.ts';
import type { FlatState } from './flatFlow.ts';
import type { Json } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { innermost } from '../../engine/innermost.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import { holdsGuard } from '../../rules/guard.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import { isSentPointer, type DataGuard } from '../promises/lookedAt.ts';

/** Which parts of a promise come at a moment: `{ what: true, until: false }`. */
export type Parts = { readonly [part: string]: boolean };

/** A promise as a small automaton: what it remembers of a run is a number, and the parts that come at a moment change it. */
export interface Monitor {
  readonly begin: number;
  /** When each part of the promise comes. */
  readonly watches: { readonly [part: string]: Watch };
  /** The number after a moment; `undefined` when the promise is broken there. */
  readonly next: (memory: number, parts: Parts) => number | undefined;
}

/** A promise as something that watches a run; what it saw of a step it does not look at again. */
export function monitorOf(exploration: Exploration, promise: FlowPromise): Monitor {
  const known = monitors.get(exploration) ?? new Map<FlowPromise, Monitor>();
  monitors.set(exploration, known);
  const monitor = known.get(promise) ?? newMonitor(exploration, promise);
  known.set(promise, monitor);
  return monitor;
}

const monitors = new WeakMap<Exploration, Map<FlowPromise, Monitor>>();

function newMonitor(exploration: Exploration, promise: FlowPromise): Monitor {
  switch (promise.pattern) {
    case 'never':
      return atMost({ what: watchFor(exploration, promise.what), ...scopeWatches(exploration, promise.within) }, 0);
    case 'atMost': {
      const what = watchFor(exploration, promise.what);
      return atMost({ what, ...scopeWatches(exploration, promise.within) }, promise.times);
    }
    case 'between':
      return between({
        what: watchFor(exploration, promise.what),
        after: watchFor(exploration, promise.after),
        until: watchFor(exploration, promise.until),
      });
    case 'always':
      return always(exploration, promise);
    case 'precedes':
      return precedes({ first: watchFor(exploration, promise.first), then: watchFor(exploration, promise.then) });
    case 'leadsTo':
      return leadsTo({
        from: watchFor(exploration, promise.from),
        to: watchFor(exploration, promise.to),
        end: whenReached(({ position }) => isEnd(position)),
      });
  }
}

/** The parts of a promise that come at each moment of a step that leads to a position. The same parts are the same object. */
export function partsOfStep(monitor: Monitor, step: Step | undefined, position: Position): readonly Parts[] {
  const known = step && seen.get(monitor)?.get(step);
  if (known) return known;
  const made = momentsOf(step, position).map((moment) => partsAt(monitor, moment));
  if (!step) return made;
  const ofMonitor = seen.get(monitor) ?? new WeakMap<Step, readonly Parts[]>();
  seen.set(monitor, ofMonitor);
  ofMonitor.set(step, made);
  return made;
}

const seen = new WeakMap<Monitor, WeakMap<Step, readonly Parts[]>>();
const interned = new WeakMap<Monitor, Map<string, Parts>>();

function partsAt(monitor: Monitor, moment: Moment): Parts {
  const watches = Object.entries(monitor.watches);
  let key = '';
  for (const [, watch] of watches) key += watch(moment) ? '1' : '0';
  const known = interned.get(monitor) ?? new Map<string, Parts>();
  interned.set(monitor, known);
  const parts = known.get(key) ?? Object.fromEntries(watches.map(([part], index) => [part, key[index] === '1']));
  known.set(key, parts);
  return parts;
}

function scopeWatches(exploration: Exploration, within: Scope | undefined): Monitor['watches'] {
  return {
    ...(within?.after && { after: watchFor(exploration, within.after) }),
    ...(within?.until && { until: watchFor(exploration, within.until) }),
  };
}

function always(exploration: Exploration, promise: Extract<FlowPromise, { pattern: 'always' }>): Monitor {
  const when = watchFor(exploration, promise.when);
  return {
    begin: 0,
    watches: { when, fails: (moment) => when(moment) && !holdsAt(exploration, promise.holds, moment) },
    next: (memory, { fails }) => (fails ? undefined : memory),
  };
}

function precedes(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { first, then }) => {
      const seen = memory === 1 || first;
      return !seen && then ? undefined : Number(seen);
    },
  };
}

function leadsTo(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { from, to, end }) => {
      const waits = to ? 0 : from ? 1 : memory;
      return waits === 1 && end ? undefined : waits;
    },
  };
}

/** Memory: -1 outside the scope, else how many times it happened. */
function atMost(watches: Monitor['watches'], times: number): Monitor {
  return {
    begin: watches['after'] ? -1 : 0,
    watches,
    next: (memory, { what, after, until }) => {
      const counted = until ? -1 : memory;
      const now = counted >= 0 && what ? counted + 1 : counted;
      if (now > times) return undefined;
      return after ? 0 : now;
    },
  };
}

function between(watches: Monitor['watches']): Monitor {
  return {
    begin: 0,
    watches,
    next: (memory, { what, after, until }) => {
      const isOpen = memory === 1 || after;
      if (what && (!isOpen || (until && memory !== 1))) return undefined;
      return until ? 0 : Number(isOpen);
    },
  };
}

export function isEnd(position: Position): boolean {
  return position.result.stop.type === 'end';
}

/** A position reached by a step; a start has none. First the step is taken (a code comes, a button is used), then a sub-flow
 * ends by it, then the position is reached (a state, a call, an outcome). */
export interface Moment {
  readonly phase: (typeof PHASES)[number];
  readonly step: Step | undefined;
  readonly position: Position;
}

export type Watch = (moment: Moment) => boolean;

const PHASES = ['taken', 'ended', 'reached'] as const;

/** The moments of a step that leads to a position, in order. */
function momentsOf(step: Step | undefined, position: Position): readonly Moment[] {
  return PHASES.map((phase) => ({ phase, step, position }));
}

/** An observation as something that can be asked of every moment of an exploration. */
function watchFor(exploration: Exploration, observation: Observation): Watch {
  const watch = namedWatch(exploration, observation);
  const condition = observation.if;
  return condition ? (moment) => watch(moment) && holdsAt(exploration, condition, moment) : watch;
}

function namedWatch(exploration: Exploration, observation: Named): Watch {
  if ('code' in observation) return whenTaken((step) => listOf(observation.code).includes(codeOf(step.choice)));
  if ('lost' in observation)
    return whenTaken(({ from, choice }) => {
      const call = exploration.positions[from]?.state.operation?.operationId ?? '';
      return choice?.type === 'unknown' && listOf(observation.lost).includes(call);
    });
  if ('event' in observation) return whenTaken(eventWatch(listOf(observation.event)));
  if ('outcome' in observation && observation.of !== undefined)
    return endedWatch(listOf(observation.outcome), listOf(observation.of));
  if ('state' in observation) return whenReached(stateWatch(exploration, listOf(observation.state)));
  const isCall = 'effect' in observation || 'call' in observation;
  return whenReached(({ step, position }) => isAbout(observation, position.state) && (!isCall || isMade(step)));
}

function whenTaken(watch: (step: Step) => boolean): Watch {
  return ({ phase, step }) => phase === 'taken' && step !== undefined && watch(step);
}

function whenReached(watch: Watch): Watch {
  return (moment) => moment.phase === 'reached' && watch(moment);
}

function endedWatch(outcomes: readonly string[], states: readonly string[]): Watch {
  return ({ phase, step }) =>
    phase === 'ended' &&
    (step?.ended?.some(({ state, outcome }) => states.includes(writtenState(state)) && outcomes.includes(outcome)) ??
      false);
}

/** What a state is, by itself. */
function isAbout(observation: Named, { node, operation, frame, kind }: FlatState): boolean {
  if ('tag' in observation) return node.tags?.some((tag) => tag === observation.tag) ?? false;
  if ('effect' in observation || 'call' in observation)
    return operation !== undefined && isCallOf(observation, operation);
  if ('outcome' in observation)
    return frame.index === 0 && kind === 'final' && listOf(observation.outcome).includes(node.meta?.outcome ?? '');
  return false;
}

/** A sub-flow is reached once, however many of its states follow one another. */
function stateWatch({ positions }: Exploration, names: readonly string[]): Watch {
  return ({ step, position }) => {
    const at = writtenPath(position.state.path);
    const from = step && writtenPath(positions[step.from]?.state.path ?? '');
    return names.some((name) => (at === name || at.startsWith(`${name}/`)) && from?.startsWith(`${name}/`) !== true);
  };
}

function writtenPath(path: string): string {
  return path.includes('-') ? path.split('/').map(writtenState).join('/') : path;
}

/** A call is made when the walk comes to it; a reload asks what became of it. */
function isMade(step: Step | undefined): boolean {
  return step === undefined || (step.kind !== 'reload' && step.isShown !== true);
}

function eventWatch(events: readonly string[]): (step: Step) => boolean {
  return ({ kind, choice }) =>
    events.includes(eventOf(choice)) ||
    (kind === 'back' && events.includes('BACK')) ||
    (kind === 'edit' && events.includes('EDIT'));
}

function codeOf(choice: Choice | undefined): string {
  if (choice?.type === 'unknown') return 'unknown';
  return choice?.type === 'code' ? choice.code : '';
}

function eventOf(choice: Choice | undefined): string {
  if (choice?.type === 'next') return 'NEXT';
  return choice?.type === 'event' ? choice.name : '';
}

/** Whether a condition of a promise holds at a moment: of a button or a code where it comes, with what the step itself gives;
 * of all else at what is reached. */
export function holdsAt({ bundle, positions }: Exploration, condition: DataGuard, moment: Moment): boolean {
  const { phase, step, position } = moment;
  const before = phase === 'taken' && step ? positions[step.from] : undefined;
  const { scope } = (before ?? position).result;
  const resolve = (pointer: string) => {
    const { tokens } = parseWordPointer(pointer);
    if (isSentPointer(pointer)) return getAt(sentAt(position), tokens);
    const given = before && givenBy(moment, before, pointer);
    return given === undefined ? resolvePointer(scope, pointer) : getAt(given, tokens.slice(1));
  };
  return holdsGuard(condition, { resolve, world: scope.world }, bundle.rules);
}

/** The input of the call where a walk stands, in whichever flow. */
function sentAt({ result }: Position): Json | undefined {
  const { stop } = innermost(result);
  return stop.type === 'call' ? stop.input : undefined;
}

/** The answer or the reply of a state of the flow itself that a step brings, when the pointer names it. */
function givenBy({ step }: Moment, { state }: Position, pointer: string): Json | undefined {
  const { word, tokens } = parseWordPointer(pointer);
  if (state.frame.index !== 0 || state.name !== tokens[0]) return undefined;
  const { choice } = step ?? {};
  if (choice?.type === 'next' && word === 'form') return choice.data;
  return choice?.type === 'done' && word === 'reply' ? choice.data : undefined;
}
