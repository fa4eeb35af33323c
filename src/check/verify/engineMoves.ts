import { isStep } from '../../engine/completeFlow.ts';
import { BackFrom } from './backFrom.ts';
import type { FlatState } from './flatFlow.ts';
import type { Moves } from './moves.ts';
import type { PositionDraft } from './positions.ts';
import { NONE, whole } from './visits.ts';
import type { Walker } from './walker.ts';

const NO_PLACES: readonly number[] = [];

/** As the engine does it: `takeBack`, `editAnswer`, and the walk over a stored record. A test holds the two together. */
export class EngineMoves implements Moves {
  readonly #back: BackFrom;

  constructor(
    readonly walker: Walker,
    /** The position that is being left. */
    readonly here: PositionDraft,
  ) {
    this.#back = new BackFrom(walker, here);
  }

  back(at: FlatState): boolean {
    this.walker.layOut(this.here);
    return this.#back.layOut(at);
  }

  /** On a review: each answer on the path, unless a committed call lies behind it. */
  changeable(at: FlatState): readonly number[] {
    if (!isStep(at.node) || !at.node.tags?.includes('review')) return NO_PLACES;
    const { path, pathLength } = this.here;
    const { isCommitted, isAnswer } = this.walker.visits;
    const places: number[] = [];
    for (let place = pathLength - 1; place >= 0; place -= 1) {
      const visit = path[place] ?? NONE;
      if (isCommitted[visit] === 1) break;
      if (isAnswer[visit] === 1 && this.stateOf(visit).frame === at.frame) places.push(place);
    }
    return places;
  }

  change(place: number, from: number): void {
    const { walker, here } = this;
    walker.layOut(here);
    walker.record.editing = from;
    walker.takeOut(place);
  }

  reload(areReadsOld: boolean): boolean {
    this.walker.layOut(this.here);
    const hasRunOut = this.#store(areReadsOld);
    return !areReadsOld || this.#forgetReads() || hasRunOut;
  }

  stateOf(visit: number): FlatState {
    const { visits, table } = this.walker;
    return table.machine.flat.states[visits.state[visit] ?? 0] as FlatState;
  }

  /** Secrets are gone, and when it is `late` what was good for a time; true when something of that was there. */
  #store(late: boolean): boolean {
    const { path, pathLength, waiting } = this.walker.record;
    const { stored, ranOut } = this.walker.visits;
    let hasRunOut = false;
    const kept = (visit: number): number => {
      const [now, later] = [stored[visit] ?? NONE, ranOut[visit] ?? NONE];
      hasRunOut ||= now !== later;
      return late ? later : now;
    };
    for (let place = 0; place < pathLength; place += 1) path[place] = kept(path[place] ?? NONE);
    for (let state = 0; state < waiting.length; state += 1) waiting[state] = kept(waiting[state] ?? NONE);
    return hasRunOut;
  }

  /** Reads are asked again, but for those before a committed call; false when there is none. */
  #forgetReads(): boolean {
    const { record, visits } = this.walker;
    const { path, waiting, taken } = record;
    const before = record.pathLength;
    const committed = path.subarray(0, before).findLastIndex((visit) => visits.isCommitted[visit] === 1);
    let hasForgotten = false;
    const forget = (visit: number) => {
      taken[visits.state[visit] ?? 0] = whole(visit);
      hasForgotten = true;
    };
    record.pathLength = Math.max(committed, 0);
    for (let place = record.pathLength; place < before; place += 1) {
      const visit = path[place] ?? NONE;
      if (visits.growsOld[visit] === 1) forget(visit);
      else path[record.pathLength++] = visit;
    }
    for (let state = 0; state < waiting.length; state += 1) {
      const visit = waiting[state] ?? NONE;
      if (visits.growsOld[visit] !== 1) continue;
      waiting[state] = NONE;
      forget(visit);
    }
    return hasForgotten;
  }
}

/** What `flow verify` holds promises against. */
export function engineMoves(walker: Walker, here: PositionDraft): Moves {
  return new EngineMoves(walker, here);
}
