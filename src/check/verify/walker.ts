import type { FlatFlow, FlatState } from './flatFlow.ts';
import { isWithin } from './flatFlow.ts';
import { LostSecrets } from './lostSecrets.ts';
import type { PositionDraft } from './positions.ts';
import { emptyDraft } from './positions.ts';
import type { TransitionTable } from './transitionTable.ts';
import { NOWHERE } from './transitionTable.ts';
import type { Visits } from './visits.ts';
import { hasHole, NONE, whole } from './visits.ts';

const MOST_MOVES = 10_000;

/** Walks records as the engine's `walk` does, over the table: from the start, or on from where a walk stood. The record to
 * walk is laid out in `record`; where it stands then is in `result`. */
export class Walker {
  /** Visits in the order recorded (`path`, as far as it is known, then `waiting` in any order), and what was taken out. */
  readonly record: PositionDraft;
  readonly result: PositionDraft;
  readonly #flat: FlatFlow;
  readonly #secrets: LostSecrets;
  readonly #onPath: Uint16Array;
  readonly #settled: Uint8Array;
  /** By state, then by frame: the state is in the frame or below it. */
  readonly #within: readonly Uint8Array[];
  #again: Set<number> = new Set();
  #pathHasHole = false;
  /** Nothing took the last visit that `walkOn` was given. */
  wasRefused = false;

  constructor(
    readonly table: TransitionTable,
    readonly visits: Visits,
    readonly entries: readonly (string | undefined)[],
  ) {
    this.#flat = table.machine.flat;
    const { length } = this.#flat.states;
    this.record = emptyDraft(length);
    this.result = emptyDraft(length);
    this.#onPath = new Uint16Array(length);
    this.#settled = new Uint8Array(length);
    this.#secrets = new LostSecrets(this.#flat, visits);
    this.#within = this.#flat.states.map((state) =>
      Uint8Array.from(this.#flat.frames, (frame) => Number(isWithin(state, frame))),
    );
  }

  isWithin(state: number, frame: number): boolean {
    return this.#within[state]?.[frame] === 1;
  }

  /** The record is that of a position. */
  layOut({ start, editing, path, pathLength, waiting, taken }: PositionDraft): void {
    const { record } = this;
    record.start = start;
    record.editing = editing;
    record.path.set(path.subarray(0, pathLength));
    record.pathLength = pathLength;
    record.waiting.set(waiting);
    record.taken.set(taken);
  }

  /** Takes one visit out of the record's path; it may be given again as it was. */
  takeOut(place: number): void {
    const { record } = this;
    const visit = record.path[place] ?? NONE;
    record.path.copyWithin(place, place + 1, record.pathLength);
    record.pathLength -= 1;
    record.taken[this.visits.state[visit] ?? 0] = whole(visit);
  }

  /** Walks the whole record. */
  walk(): void {
    this.#again = new Set();
    this.#walkAgain();
  }

  /** Walks on: every visit of `record.path` but the last one is known to be walked. */
  walkOn(): void {
    const { record, result } = this;
    this.#again = new Set();
    this.#begin();
    result.waiting.set(record.waiting);
    const known = record.pathLength - 1;
    for (let index = 0; index < known; index += 1) this.#push(record.path[index] ?? 0);
    const visit = record.path[known] ?? 0;
    const state = this.visits.state[visit] ?? 0;
    const next = this.#move(state, visit);
    this.wasRefused = next === NOWHERE;
    this.#go(this.wasRefused ? state : this.#enter(next));
    if (!this.#findLost()) return;
    this.#adopt();
    this.#walkAgain();
  }

  #walkAgain(): void {
    const { record, result } = this;
    this.#settle();
    for (;;) {
      this.#begin();
      result.waiting.set(record.waiting);
      for (let index = 0; index < record.pathLength; index += 1) {
        const visit = record.path[index] ?? 0;
        if (!this.#isEnd(visit)) result.waiting[this.visits.state[visit] ?? 0] = visit;
      }
      const top = this.#flat.frames[0];
      if (!top) throw new RangeError('a flow without states');
      this.#go(this.#enter(this.table.start(top, this.#path(), this.entries[record.start])));
      if (!this.#findLost()) return;
      this.#adopt();
    }
  }

  /** What a walk has cut stays cut while a missing secret is looked for. */
  #adopt(): void {
    const { record, result } = this;
    record.path.set(result.path);
    record.pathLength = result.pathLength;
    record.waiting.set(result.waiting);
    record.taken.set(result.taken);
  }

  #begin(): void {
    const { record, result } = this;
    result.start = record.start;
    result.editing = record.editing;
    result.pathLength = 0;
    result.taken.set(record.taken);
    this.#onPath.fill(0);
    this.#pathHasHole = false;
  }

  /** States up to the last committed call: nothing there is asked again. */
  #settle(): void {
    const { path, pathLength } = this.record;
    this.#settled.fill(0);
    let committed = pathLength - 1;
    while (committed >= 0 && this.visits.isCommitted[path[committed] ?? 0] !== 1) committed -= 1;
    for (let index = 0; index <= committed; index += 1) this.#settled[this.visits.state[path[index] ?? 0] ?? 0] = 1;
  }

  #findLost(): boolean {
    if (!this.#pathHasHole) return false;
    const lost = this.#secrets.find(this.#path(), this.#state(this.result.at), this.#again);
    if (lost !== undefined) this.#again.add(lost);
    return lost !== undefined;
  }

  #go(from: number): void {
    const { result } = this;
    let at = from;
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const next = this.#leave(at);
      if (next === NOWHERE) break;
      at = this.#enter(next);
    }
    result.at = at;
    if (isEmpty(result.waiting)) result.taken.fill(0);
  }

  /** Into the first state of a sub-flow, however deep. */
  #enter(index: number): number {
    let at = index;
    for (let sub = this.#state(at).sub; sub; sub = this.#state(at).sub) at = this.table.start(sub, this.#path());
    return at;
  }

  /** Where the record leads from a state; NOWHERE when it stands there. */
  #leave(index: number): number {
    const state = this.#state(index);
    if (state.kind === 'final') {
      const { caller } = state.frame;
      return caller ? this.#move(caller.index, this.#endVisit(caller, index)) : NOWHERE;
    }
    const visit = this.result.waiting[index] ?? 0;
    if (visit === NONE || (this.#again.has(index) && this.#settled[index] !== 1)) return NOWHERE;
    return this.#move(index, visit);
  }

  #endVisit(caller: FlatState, final: number): number {
    const choices = this.visits.choices[caller.index] ?? [];
    return this.visits.of(
      caller.index,
      choices.findIndex((choice) => choice.type === 'ended' && choice.state === final),
    );
  }

  #isEnd(visit: number): boolean {
    return this.#state(this.visits.state[visit] ?? 0).sub !== undefined;
  }

  #move(state: number, visit: number): number {
    const { result } = this;
    this.#push(visit);
    const target = this.table.next(this.#path());
    result.waiting[state] = NONE;
    if (target === NOWHERE) {
      result.pathLength -= 1;
      this.#onPath[state] = 0;
      return NOWHERE;
    }
    this.#cut(target);
    return target;
  }

  #push(visit: number): void {
    const { result } = this;
    result.path[result.pathLength] = visit;
    result.pathLength += 1;
    this.#onPath[this.visits.state[visit] ?? 0] = visit;
    this.#pathHasHole ||= hasHole(visit);
  }

  /** A transition to a state on the path cuts the path there, and what waited in that flow is gone. */
  #cut(target: number): void {
    const { result } = this;
    const { sub, frame } = this.#state(target);
    let at = 0;
    while (at < result.pathLength && !this.#isAtOrIn(result.path[at] ?? 0, target, sub?.index)) at += 1;
    if (at === result.pathLength) return;
    for (let index = at; index < result.pathLength; index += 1) {
      this.#onPath[this.visits.state[result.path[index] ?? 0] ?? 0] = NONE;
    }
    result.pathLength = at;
    result.taken.fill(0);
    result.waiting.forEach((visit, state) => {
      if (visit !== NONE && this.isWithin(state, frame.index)) result.waiting[state] = NONE;
    });
  }

  #isAtOrIn(visit: number, target: number, sub: number | undefined): boolean {
    const state = this.visits.state[visit] ?? 0;
    return state === target || (sub !== undefined && this.isWithin(state, sub));
  }

  #state(index: number): FlatState {
    return this.#flat.states[index] as FlatState;
  }

  #path() {
    return {
      visits: this.result.path,
      length: this.result.pathLength,
      onPath: this.#onPath,
      start: this.result.start,
    };
  }
}

function isEmpty(visits: Uint16Array): boolean {
  for (let state = 0; state < visits.length; state += 1) if (visits[state] !== NONE) return false;
  return true;
}
