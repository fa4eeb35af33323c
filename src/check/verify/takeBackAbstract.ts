import type { AbstractRecord, AbstractVisit, Position } from './abstractRecord.ts';
import type { Start } from './abstractWalk.ts';
import { isCommitted } from './abstractWalk.ts';
import type { FlatState, Frame } from './flatFlow.ts';
import { framesOf, isWithin } from './flatFlow.ts';
import type { FlatMachine } from './flatMachine.ts';

/** Index that stands for the outcome `back` of a sub-flow: no final state has it. */
export const ENDED_BACK = -1;

/** The record without the last answer, as the engine's `takeBack` leaves it; `undefined` when a committed call, or
 * nothing, lies before. */
export function takeBack(
  machine: FlatMachine,
  starts: readonly Start[],
  position: Position,
): AbstractRecord | undefined {
  const at = machine.flat.states[position.at] as FlatState;
  const view = new BackFrom(machine, starts, position);
  const frames = framesOf(at);
  const [inner, ...outer] = frames;
  const first = inner && view.lastAnswer(inner);
  if (first) return first;
  let below = inner;
  for (const frame of outer) {
    if (!below || view.hasCommitted(below)) return undefined;
    const left = below.caller && view.leaveSubFlow(below.caller);
    if (left) return left;
    below = frame;
  }
  return undefined;
}

class BackFrom {
  readonly #path: readonly AbstractVisit[];
  readonly #waiting: readonly AbstractVisit[];

  constructor(
    readonly machine: FlatMachine,
    readonly starts: readonly Start[],
    readonly position: Position,
  ) {
    this.#path = position.record.visits.slice(0, position.length);
    this.#waiting = position.record.visits.slice(position.length);
  }

  #state(index: number): FlatState {
    return this.machine.flat.states[index] as FlatState;
  }

  hasCommitted(frame: Frame): boolean {
    return this.#path.some((visit) => isWithin(this.#state(visit.state), frame) && isCommitted(this.machine, visit));
  }

  /** Takes out the last answer in a flow, or the last one in a sub-flow that ended on its path. */
  lastAnswer(frame: Frame): AbstractRecord | undefined {
    const own = this.#path.filter((visit) => this.#state(visit.state).frame === frame);
    for (const visit of [...own].reverse()) {
      if (isCommitted(this.machine, visit)) return undefined;
      if (isAnswered(visit)) return this.#without(visit);
      const { sub } = this.#state(visit.state);
      if (!sub) continue;
      if (this.hasCommitted(sub)) return undefined;
      const last = this.#path.findLast((one) => this.#state(one.state).frame === sub && isAnswered(one));
      if (last) return this.#without(last);
    }
    return undefined;
  }

  #without(visit: AbstractVisit): AbstractRecord {
    const { record } = this.position;
    return {
      visits: record.visits.filter((one) => one !== visit && one.choice.type !== 'ended'),
      taken: [...record.taken.filter((one) => one.state !== visit.state), visit],
      start: record.start,
    };
  }

  /** Back on the first step of a sub-flow ends it with the outcome `back`. */
  leaveSubFlow(caller: FlatState): AbstractRecord | undefined {
    const visit: AbstractVisit = { state: caller.index, choice: { type: 'ended', state: ENDED_BACK } };
    const outside = this.starts[this.position.record.start]?.outside ?? {};
    const before = this.#path.filter(({ state }) => !caller.sub || !isWithin(this.#state(state), caller.sub));
    const target = this.machine.next(caller, visit.choice, [...before, visit], outside);
    const at = before.findIndex(({ state }) => state === target?.index);
    const isBarred = at >= 0 && before.slice(at).some((one) => isCommitted(this.machine, one));
    if (at < 0 || isBarred) return this.lastAnswer(caller.frame);
    const waiting = this.#waiting.filter(({ state }) => !isWithin(this.#state(state), caller.frame));
    return { visits: [...before.slice(0, at), ...waiting], taken: [], start: this.position.record.start };
  }
}

function isAnswered({ choice }: AbstractVisit): boolean {
  return choice.type === 'next' || choice.type === 'event' || choice.type === 'after';
}
