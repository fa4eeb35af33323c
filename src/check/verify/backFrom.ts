import type { FlatState, Frame } from './flatFlow.ts';
import { framesOf } from './flatFlow.ts';
import type { PositionDraft } from './positions.ts';
import { ENDED_BACK, NONE } from './visits.ts';
import type { Walker } from './walker.ts';

/** Lays out, as the walker's record, the record without the last answer, as the engine's `takeBack` leaves it. */
export class BackFrom {
  constructor(
    readonly walker: Walker,
    /** The position that is being left. */
    readonly here: PositionDraft,
  ) {}

  /** The walker's record is that of `here`; false when a committed call, or nothing, lies before. */
  layOut(at: FlatState): boolean {
    const [inner, ...outer] = framesOf(at);
    let below = inner;
    const first = inner && this.#lastAnswer(inner);
    if (first) return true;
    for (const frame of outer) {
      if (!below || this.#hasCommitted(below)) return false;
      if (below.caller && this.#leaveSubFlow(below.caller)) return true;
      below = frame;
    }
    return false;
  }

  #state(visit: number): FlatState {
    return this.walker.table.machine.flat.states[this.walker.visits.state[visit] ?? 0] as FlatState;
  }

  #hasCommitted(frame: Frame): boolean {
    const { path, pathLength } = this.here;
    const { isCommitted, state } = this.walker.visits;
    for (let index = 0; index < pathLength; index += 1) {
      const visit = path[index] ?? NONE;
      if (isCommitted[visit] === 1 && this.walker.isWithin(state[visit] ?? 0, frame.index)) return true;
    }
    return false;
  }

  /** Takes out the last answer in a flow, or the last one in a sub-flow that ended on its path. */
  #lastAnswer(frame: Frame): boolean {
    const { path, pathLength } = this.here;
    const { isCommitted, isAnswered } = this.walker.visits;
    for (let index = pathLength - 1; index >= 0; index -= 1) {
      const visit = path[index] ?? NONE;
      const state = this.#state(visit);
      if (state.frame !== frame) continue;
      if (isCommitted[visit] === 1) return false;
      if (isAnswered[visit] === 1) return this.#without(index);
      if (!state.sub) continue;
      if (this.#hasCommitted(state.sub)) return false;
      const last = this.#lastAnswered(state.sub);
      if (last >= 0) return this.#without(last);
    }
    return false;
  }

  #lastAnswered(frame: Frame): number {
    const { path, pathLength } = this.here;
    for (let index = pathLength - 1; index >= 0; index -= 1) {
      const visit = path[index] ?? NONE;
      if (this.walker.visits.isAnswered[visit] === 1 && this.#state(visit).frame === frame) return index;
    }
    return -1;
  }

  #without(index: number): true {
    this.walker.takeOut(index);
    this.walker.record.editing = -1;
    return true;
  }

  /** Back on the first step of a sub-flow ends it with the outcome `back`. */
  #leaveSubFlow(caller: FlatState): boolean {
    const { record, visits, table } = this.walker;
    const { path, pathLength, waiting, start } = this.here;
    const before = path
      .subarray(0, pathLength)
      .filter((visit) => !caller.sub || !this.walker.isWithin(visits.state[visit] ?? 0, caller.sub.index));
    const end = visits.of(caller.index, (visits.choices[caller.index] ?? []).indexOf(ENDED_BACK));
    const onPath = new Uint16Array(waiting.length);
    for (const visit of [...before, end]) onPath[visits.state[visit] ?? 0] = visit;
    const target = table.next({ visits: Uint16Array.of(...before, end), length: before.length + 1, onPath, start });
    const at = before.findIndex((visit) => visits.state[visit] === target);
    if (at < 0 || before.subarray(at).some((visit) => visits.isCommitted[visit] === 1))
      return this.#lastAnswer(caller.frame);
    record.path.set(before.subarray(0, at));
    record.pathLength = at;
    record.waiting.set(waiting.map((visit, state) => (this.walker.isWithin(state, caller.frame.index) ? NONE : visit)));
    record.taken.fill(NONE);
    record.editing = -1;
    return true;
  }
}
