import type { JsonObject } from '../../domain/json.ts';
import type { AbstractRecord, AbstractVisit, Position } from './abstractRecord.ts';
import type { FlatState, Frame } from './flatFlow.ts';
import { isBarrierCall, isWithin } from './flatFlow.ts';
import type { FlatMachine } from './flatMachine.ts';
import { findMissingSecret } from './secretsOnPath.ts';

/** How a model begins: what is outside, and the state an entry names. */
export interface Start {
  readonly outside: JsonObject;
  readonly at?: string;
}

const MOST_MOVES = 10_000;

/** Where a record stands, walked from the start as the engine's `walk` does, over the table. */
export function abstractWalk(machine: FlatMachine, starts: readonly Start[], record: AbstractRecord): Position {
  const again = new Set<number>();
  for (;;) {
    const walked = new Walking(machine, starts[record.start] ?? { outside: {} }, record, again).run();
    const path = walked.record.visits.slice(0, walked.length);
    const missing = findMissingSecret(machine.flat, path, machine.flat.states[walked.at] as FlatState, again);
    if (missing === undefined) return walked;
    again.add(missing);
  }
}

class Walking {
  readonly #waiting: Map<number, AbstractVisit>;
  #path: AbstractVisit[] = [];
  #taken: readonly AbstractVisit[];
  /** States up to the last committed call: nothing there is asked again. */
  readonly #settled: ReadonlySet<number>;

  constructor(
    readonly machine: FlatMachine,
    readonly start: Start,
    readonly record: AbstractRecord,
    readonly again: ReadonlySet<number>,
  ) {
    this.#waiting = new Map(record.visits.map((visit) => [visit.state, visit]));
    this.#taken = record.taken;
    const committed = record.visits.findLastIndex((visit) => isCommitted(machine, visit));
    this.#settled = new Set(record.visits.slice(0, committed + 1).map(({ state }) => state));
  }

  run(): Position {
    const [top] = this.machine.flat.frames;
    if (!top) throw new RangeError('a flow without states');
    let at = this.#enter(this.machine.start(top, [], this.start.outside, this.start.at));
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const next = this.#leave(at);
      if (!next) break;
      at = this.#enter(next);
    }
    const waiting = [...this.#waiting.values()];
    const { editing, start } = this.record;
    const visits = [...this.#path, ...waiting];
    const taken = waiting.length > 0 ? this.#taken : [];
    return {
      record: { visits, taken, start, ...(editing !== undefined && { editing }) },
      length: this.#path.length,
      at: at.index,
    };
  }

  /** Into the first state of a sub-flow, however deep. */
  #enter(state: FlatState): FlatState {
    if (!state.sub) return state;
    return this.#enter(this.machine.start(state.sub, this.#path, this.start.outside));
  }

  /** Where the record leads from a state; `undefined` when it stands there. */
  #leave(state: FlatState): FlatState | undefined {
    if (state.kind === 'final') return this.#end(state);
    const visit = this.#waiting.get(state.index);
    if (!visit || (this.again.has(state.index) && !this.#settled.has(state.index))) return undefined;
    return this.#move(state, visit);
  }

  /** A sub-flow's end is an event of the state that called it. */
  #end(state: FlatState): FlatState | undefined {
    const { caller } = state.frame;
    if (!caller) return undefined;
    return this.#move(caller, { state: caller.index, choice: { type: 'ended', state: state.index } });
  }

  #move(state: FlatState, visit: AbstractVisit): FlatState | undefined {
    this.#path.push(visit);
    const target = this.machine.next(state, visit.choice, this.#path, this.start.outside);
    if (!target) {
      this.#path.pop();
      this.#waiting.delete(state.index);
      return undefined;
    }
    this.#waiting.delete(state.index);
    this.#cut(target);
    return target;
  }

  /** A transition to a state on the path cuts the path there, and what waited in that flow is gone. */
  #cut(target: FlatState): void {
    const { states } = this.machine.flat;
    const at = this.#path.findIndex(({ state }) => isAtOrIn(states[state], target));
    if (at < 0) return;
    this.#path = this.#path.slice(0, at);
    this.#forget(target.frame);
    this.#taken = [];
  }

  #forget(frame: Frame): void {
    for (const index of [...this.#waiting.keys()]) {
      const state = this.machine.flat.states[index];
      if (state && isWithin(state, frame)) this.#waiting.delete(index);
    }
  }
}

function isAtOrIn(state: FlatState | undefined, target: FlatState): boolean {
  if (!state) return false;
  return state === target || (target.sub !== undefined && isWithin(state, target.sub));
}

/** A visit that committed something. */
export function isCommitted(machine: FlatMachine, { state, choice }: AbstractVisit): boolean {
  const one = machine.flat.states[state];
  return choice.type === 'done' && one !== undefined && isBarrierCall(one);
}
