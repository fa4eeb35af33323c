import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isBoundToSecrets } from '../../engine/bundle.ts';
import { stateItem } from './coverage.ts';
import { dependentsOf } from './dependents.ts';
import { engineMoves } from './engineMoves.ts';
import type { Start } from './entering.ts';
import type { FlatState } from './flatFlow.ts';
import { isBarrierCall } from './flatFlow.ts';
import type { FlatMachine } from './flatMachine.ts';
import { Found } from './found.ts';
import { choicesAt } from './happenings.ts';
import type { Moves, MovesOf } from './moves.ts';
import type { PositionDraft } from './positions.ts';
import { emptyDraft, Positions } from './positions.ts';
import { NOT_QUICK, QuickSteps } from './quickSteps.ts';
import { hasSecrets } from './secretMarks.ts';
import type { StepKind } from './steps.ts';
import { ALL_MOVES, BACK, CHOICE, EDIT, RELOAD, SAME, Steps } from './steps.ts';
import { NOWHERE, TransitionTable } from './transitionTable.ts';
import { NONE, Visits, whole } from './visits.ts';
import { Walker } from './walker.ts';
import type { Witnesses } from './witnesses.ts';

/** Everything that can happen to a flow, breadth first: positions in the order they were found, and every step. */
export interface Exploration {
  readonly machine: FlatMachine;
  readonly visits: Visits;
  readonly positions: Positions;
  readonly starts: readonly number[];
  /** What is outside the flow, by `start` of a position. */
  readonly outsides: readonly JsonObject[];
  /** By `start` of a position: who begins there, and by which entry. */
  readonly begins: readonly Start[];
  readonly steps: Steps;
  /** By position: the step by which it was found first; -1 for a start. */
  readonly foundBy: Int32Array;
  /** The search was cut: what was not found is not proven. */
  readonly isCut: boolean;
}

const MOST_POSITIONS = 2_000_000;

/** @param kinds what is tried at every position
 * @param movesOf what Back, Change and a reload do */
export function explore(
  project: Project,
  machine: FlatMachine,
  witnesses: Witnesses,
  starts: readonly Start[],
  kinds = ALL_MOVES,
  movesOf: MovesOf = engineMoves,
): Exploration {
  return new Explorer(project, machine, witnesses, starts, kinds, movesOf).run();
}

class Explorer {
  readonly #positions = new Positions();
  readonly #steps = new Steps();
  readonly #found = new Found();
  readonly #visits: Visits;
  readonly #table: TransitionTable;
  readonly #walker: Walker;
  readonly #moves: Moves;
  /** What is plain of the engine's moves is found without the walker. */
  readonly #areEngines: boolean;
  /** The position that is being left. */
  readonly #here: PositionDraft;
  readonly #quick: QuickSteps;
  /** By state. */
  readonly #dependents: readonly (readonly number[])[];
  readonly #isSeen: Uint8Array;
  readonly #outsides: readonly JsonObject[];
  readonly #states: readonly FlatState[];

  constructor(
    readonly project: Project,
    readonly machine: FlatMachine,
    readonly witnesses: Witnesses,
    readonly starts: readonly Start[],
    readonly kinds: ReadonlySet<StepKind>,
    movesOf: MovesOf,
  ) {
    this.#states = machine.flat.states;
    this.#outsides = starts.map(({ outside }) => outside);
    this.#visits = new Visits(machine.flat, (state) => choicesAt(project, witnesses, state));
    this.#table = new TransitionTable(machine, this.#visits, this.#outsides);
    this.#walker = new Walker(
      this.#table,
      this.#visits,
      starts.map(({ at }) => at),
    );
    this.#here = emptyDraft(this.#states.length);
    this.#moves = movesOf(this.#walker, this.#here);
    this.#areEngines = movesOf === engineMoves;
    this.#quick = new QuickSteps(machine.flat, this.#visits, this.#table);
    const dependents = dependentsOf(machine.flat);
    this.#dependents = this.#states.map(({ index }) => [...(dependents.get(index) ?? [])]);
    this.#isSeen = new Uint8Array(this.#states.length);
  }

  run(): Exploration {
    const starts = this.starts.map((_, start) => {
      this.#clearRecord(start);
      this.#walker.walk();
      return this.#find(-1);
    });
    for (let id = 0; id < this.#positions.size && this.#positions.size < MOST_POSITIONS; id += 1) {
      this.#leave(id);
      this.#steps.endOf(id);
    }
    return {
      machine: this.machine,
      visits: this.#visits,
      positions: this.#positions,
      starts: [...new Set(starts)],
      outsides: this.#outsides,
      begins: this.starts,
      steps: this.#steps,
      foundBy: this.#found.by(),
      isCut: this.#positions.size >= MOST_POSITIONS,
    };
  }

  #clearRecord(start: number): void {
    const { record } = this.#walker;
    record.start = start;
    record.editing = -1;
    record.pathLength = 0;
    record.waiting.fill(NONE);
    record.taken.fill(NONE);
  }

  /** The number of the position where the walk stands. */
  #find(step: number): number {
    this.#forgetIdle();
    const id = this.#positions.add(this.#walker.result);
    this.#remember(id, this.#walker.result.at, step);
    return id;
  }

  #remember(id: number, at: number, step: number): void {
    if (!this.#found.add(id, step) || this.#isSeen[at] === 1) return;
    this.#isSeen[at] = 1;
    this.machine.coverage.add(stateItem(this.#states[at] as FlatState));
  }

  /** An answer that was taken out counts only while something waits that stands or falls with it. */
  #forgetIdle(): void {
    const { taken, waiting } = this.#walker.result;
    for (let state = 0; state < taken.length; state += 1) {
      if (taken[state] !== NONE && !this.#decides(state, waiting)) taken[state] = NONE;
    }
  }

  #decides(state: number, waiting: Uint16Array): boolean {
    const dependents = this.#dependents[state] ?? [];
    for (let index = 0; index < dependents.length; index += 1)
      if (waiting[dependents[index] ?? 0] !== NONE) return true;
    return false;
  }

  /** A step from `from` to where the walk stands. */
  #step(from: number, kind: number, state: number, visit = NONE, isShown = false): void {
    this.#steps.push(from, this.#find(this.#steps.size), kind, state, visit, isShown);
  }

  #leave(id: number): void {
    const state = this.#states[this.#positions.at(id)];
    if (!state || state.kind === 'final') return;
    this.#positions.read(id, this.#here, this.#visits.state);
    this.#quick.stand(this.#here);
    const choices = this.#visits.choices[state.index] ?? [];
    for (let choice = 0; choice < choices.length; choice += 1) this.#choose(id, state, choice);
    if (this.kinds.has('back')) this.#takeBack(id, state);
    if (this.kinds.has('edit')) this.#edit(id, state);
    if (this.kinds.has('reload')) this.#reload(id, state);
  }

  #choose(id: number, state: FlatState, index: number): void {
    const visit = this.#visits.of(state.index, index);
    if (this.#isPolling(state, visit)) return;
    if (this.#chooseQuickly(id, state, visit)) return;
    const before = this.#here.taken[state.index] ?? NONE;
    const isAhead = this.#goAhead(state, visit);
    if (isAhead && whole(before) === visit) {
      this.#walker.walkOn();
      this.#step(id, CHOICE | SAME, state.index, visit, this.#walker.wasRefused);
      this.#goAhead(state, visit);
    }
    const { record } = this.#walker;
    const dependents = this.#dependents[state.index] ?? [];
    for (let place = 0; isAhead && place < dependents.length; place += 1) {
      const dependent = dependents[place] ?? 0;
      const fallen = record.waiting[dependent] ?? NONE;
      if (fallen === NONE) continue;
      record.waiting[dependent] = NONE;
      record.taken[dependent] = whole(fallen);
    }
    this.#walker.walkOn();
    this.#step(id, CHOICE, state.index, visit, this.#walker.wasRefused);
  }

  #chooseQuickly(id: number, state: FlatState, visit: number): boolean {
    const at = this.#quick.choose(visit);
    if (at === NOT_QUICK) return false;
    const isShown = at === NOWHERE;
    const to = isShown ? id : this.#withPath(id, this.#quick.length, at);
    this.#steps.push(id, to, CHOICE, state.index, visit, isShown);
    return true;
  }

  /** The position with the first visits of this one's path, or with one more. */
  #withPath(id: number, length: number, at: number): number {
    const known = this.#found.shorterBy(this.#here.pathLength - length, id);
    if (length <= this.#here.pathLength && known >= 0) return known;
    const to = this.#positions.addPath(this.#here, length, at);
    this.#remember(to, at, this.#steps.size);
    if (length > this.#here.pathLength) this.#found.follows(to, id);
    return to;
  }

  /** Lays out the record with one visit more, and what waits behind it; says whether something waits. */
  #goAhead(state: FlatState, visit: number): boolean {
    const { record } = this.#walker;
    this.#walker.layOut(this.#here);
    record.editing = -1;
    record.path[record.pathLength] = visit;
    record.pathLength += 1;
    record.taken[state.index] = NONE;
    let isAhead = false;
    for (let other = 0; other < record.waiting.length; other += 1) {
      if (record.waiting[other] === NONE) continue;
      if (this.#isKept(other, state, visit)) isAhead = true;
      else record.waiting[other] = NONE;
    }
    return isAhead;
  }

  /** What waits after a step is left: nothing behind a committed call, and nothing asked with other secrets. */
  #isKept(index: number, state: FlatState, visit: number): boolean {
    const isInside = this.#walker.isWithin(index, state.frame.index);
    if (this.#visits.isCommitted[visit] === 1) return !isInside;
    if (index === state.index) return false;
    if (this.#visits.isAnswer[visit] !== 1 || !hasSecrets(state)) return true;
    const other = this.#states[index];
    if (other?.frame !== state.frame) return !isInside;
    return other.operation === undefined || !isBoundToSecrets(other.operation);
  }

  /** Replies that hold a poll's `while` are not recorded. */
  #isPolling(state: FlatState, visit: number): boolean {
    const poll = state.node.meta?.poll;
    if (!poll || this.#visits.choice(visit).type !== 'done') return false;
    const { path, pathLength, start } = this.#here;
    const before = this.#table.pathVisits({ visits: path, length: pathLength });
    const visited = [...before, { state: state.index, choice: this.#visits.choice(visit) }];
    return this.machine.holds(state.frame, poll.while, undefined, visited, this.#outsides[start] ?? {});
  }

  #takeBack(id: number, state: FlatState): void {
    if (state.kind === 'call' && isBarrierCall(state)) return;
    const before = this.#areEngines ? this.#quick.back() : NOT_QUICK;
    if (before !== NOT_QUICK) {
      const to = this.#withPath(id, this.#here.pathLength - 1, before);
      this.#steps.push(id, to, BACK, state.index, NONE, false);
      return;
    }
    const { editing } = this.#here;
    if (editing >= 0) {
      this.#steps.push(id, editing, BACK, state.index, NONE, false);
      return;
    }
    if (!this.#moves.back(state)) return;
    this.#walker.walk();
    this.#step(id, BACK, state.index);
  }

  #edit(id: number, state: FlatState): void {
    const places = this.#moves.changeable(state);
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0;
      const changed = this.#visits.state[this.#here.path[place] ?? NONE] ?? 0;
      this.#moves.change(place, id);
      this.#walker.walk();
      this.#step(id, EDIT, changed);
    }
  }

  #reload(id: number, state: FlatState): void {
    if (this.#areEngines && this.#quick.isLasting) {
      this.#steps.push(id, id, RELOAD, state.index, NONE, false);
      return;
    }
    for (let old = 0; old < 2; old += 1) {
      if (!this.#moves.reload(old === 1)) continue;
      this.#walker.walk();
      this.#step(id, RELOAD, state.index);
    }
  }
}
