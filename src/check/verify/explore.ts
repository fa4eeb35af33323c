import type { Project } from '../../compile/project.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isStep } from '../../engine/completeFlow.ts';
import type { AbstractRecord, AbstractVisit, Position } from './abstractRecord.ts';
import { positionKey, sameChoice } from './abstractRecord.ts';
import type { Start } from './abstractWalk.ts';
import { abstractWalk, isCommitted } from './abstractWalk.ts';
import type { Choice } from './choices.ts';
import { dependentsOf } from './dependents.ts';
import type { FlatState } from './flatFlow.ts';
import { isBarrierCall, isWithin } from './flatFlow.ts';
import type { FlatMachine } from './flatMachine.ts';
import { choicesAt } from './happenings.ts';
import { hasSecrets } from './secretsOnPath.ts';
import { takeBack } from './takeBackAbstract.ts';
import type { Witnesses } from './witnesses.ts';

/** Who makes a thing happen. */
export type Actor = 'member' | 'gateway' | 'time' | 'engine';

/** What leads from one position to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly actor: Actor;
  readonly kind: 'choice' | 'back' | 'edit' | 'reload';
  readonly state: number;
  readonly choice?: Choice;
  /** An answer was given, or a read answered, exactly as before. */
  readonly same?: boolean;
  /** No transition takes it: the failure is shown where the member stands. */
  readonly isShown?: boolean;
}

/** Everything that can happen to a flow, breadth first: positions in the order they were found, and every step. */
export interface Exploration {
  readonly machine: FlatMachine;
  readonly positions: readonly Position[];
  readonly starts: readonly number[];
  /** What is outside the flow, by `start` of a record. */
  readonly outsides: readonly JsonObject[];
  readonly steps: readonly Step[];
  /** Steps that leave a position. */
  readonly out: readonly (readonly number[])[];
  /** The step by which a position was found first; -1 for a start. */
  readonly foundBy: readonly number[];
  /** The search was cut: what was not found is not proven. */
  readonly isCut: boolean;
}

const MOST_POSITIONS = 200_000;

export function explore(
  project: Project,
  machine: FlatMachine,
  witnesses: Witnesses,
  starts: readonly Start[],
): Exploration {
  return new Explorer(project, machine, witnesses, starts).run();
}

class Explorer {
  readonly #ids = new Map<string, number>();
  readonly #positions: Position[] = [];
  readonly #steps: Step[] = [];
  readonly #out: number[][] = [];
  readonly #foundBy: number[] = [];
  readonly #choices = new Map<number, readonly Choice[]>();
  readonly #dependents: ReadonlyMap<number, ReadonlySet<number>>;

  constructor(
    readonly project: Project,
    readonly machine: FlatMachine,
    readonly witnesses: Witnesses,
    readonly starts: readonly Start[],
  ) {
    this.#dependents = dependentsOf(machine.flat);
  }

  run(): Exploration {
    const starts = this.starts.map((_, start) => this.#find({ visits: [], taken: [], start }, -1));
    for (let id = 0; id < this.#positions.length && this.#positions.length < MOST_POSITIONS; id += 1) this.#leave(id);
    return {
      machine: this.machine,
      positions: this.#positions,
      starts: [...new Set(starts)],
      outsides: this.starts.map(({ outside }) => outside),
      steps: this.#steps,
      out: this.#out,
      foundBy: this.#foundBy,
      isCut: this.#positions.length >= MOST_POSITIONS,
    };
  }

  #find(record: AbstractRecord, step: number): number {
    const position = abstractWalk(this.machine, this.starts, record);
    const key = positionKey(position);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#positions.length;
    this.#ids.set(key, id);
    this.#positions.push(position);
    this.#out.push([]);
    this.#foundBy.push(step);
    this.machine.coverage.add(`state:${this.#state(position.at).path}`);
    return id;
  }

  #state(index: number): FlatState {
    return this.machine.flat.states[index] as FlatState;
  }

  #step(from: number, record: AbstractRecord, step: Omit<Step, 'from' | 'to'>): void {
    const index = this.#steps.length;
    const to = this.#find(record, index);
    this.#steps.push({ ...step, from, to });
    this.#out[from]?.push(index);
  }

  #leave(id: number): void {
    const position = this.#positions[id] as Position;
    const state = this.#state(position.at);
    if (state.kind === 'final') return;
    const choices = this.#choices.get(state.index) ?? choicesAt(this.project, this.witnesses, state);
    this.#choices.set(state.index, choices);
    for (const choice of choices) this.#choose(id, position, state, choice);
    this.#back(id, position, state);
    this.#edit(id, position, state);
    this.#reload(id, position, state);
  }

  #choose(id: number, position: Position, state: FlatState, choice: Choice): void {
    if (this.#isPolling(position, state, choice)) return;
    const { record, length } = position;
    const path = record.visits.slice(0, length);
    const ahead = this.#ahead(record.visits.slice(length), state, choice);
    const before = record.taken.find((visit) => visit.state === state.index);
    const visit: AbstractVisit = { state: state.index, choice };
    const outside = this.starts[record.start]?.outside ?? {};
    const isShown = this.machine.next(state, choice, [...path, visit], outside) === undefined;
    const base = { state: state.index, choice, actor: actorOf(choice), kind: 'choice' as const, isShown };
    const taken = record.taken.filter((one) => one.state !== state.index);
    if (ahead.length > 0 && before && sameChoice(before.choice, choice)) {
      this.#step(id, { visits: [...path, visit, ...ahead], taken, start: record.start }, { ...base, same: true });
    }
    const falls = this.#dependents.get(state.index);
    const standing = ahead.filter((one) => !falls?.has(one.state));
    const fallen = ahead.filter((one) => falls?.has(one.state));
    this.#step(id, { visits: [...path, visit, ...standing], taken: [...taken, ...fallen], start: record.start }, base);
  }

  /** Replies that hold a poll's `while` are not recorded. */
  #isPolling({ record, length }: Position, state: FlatState, choice: Choice): boolean {
    const poll = state.node.meta?.poll;
    if (!poll || choice.type !== 'done') return false;
    const path = [...record.visits.slice(0, length), { state: state.index, choice }];
    return this.machine.holds(state.frame, poll.while, undefined, path, this.starts[record.start]?.outside ?? {});
  }

  /** What waits after a step is left: nothing behind a committed call, and no attempt made with other secrets. */
  #ahead(waiting: readonly AbstractVisit[], state: FlatState, choice: Choice): readonly AbstractVisit[] {
    if (choice.type === 'done' && isBarrierCall(state))
      return waiting.filter((one) => !isWithin(this.#state(one.state), state.frame));
    const others = waiting.filter((one) => one.state !== state.index);
    if (choice.type !== 'next' || !hasSecrets(state)) return others;
    return others.filter((one) => {
      const other = this.#state(one.state);
      const isAttempt = other.operation?.effect === 'attempt' && other.frame === state.frame;
      return !isAttempt && (other.frame === state.frame || !isWithin(other, state.frame));
    });
  }

  #back(id: number, position: Position, state: FlatState): void {
    if (state.kind === 'call' && isBarrierCall(state)) return;
    const { editing } = position.record;
    const origin = editing === undefined ? undefined : this.#positions[editing];
    const record = origin ? origin.record : takeBack(this.machine, this.starts, position);
    if (record) this.#step(id, record, { state: state.index, actor: 'member', kind: 'back' });
  }

  /** Change links of a review step: each answer on the path, unless a committed call lies behind it. */
  #edit(id: number, position: Position, state: FlatState): void {
    if (!isStep(state.node) || !state.node.tags?.includes('review')) return;
    const { record, length } = position;
    const path = record.visits.slice(0, length);
    path.forEach((visit, index) => {
      const isAnswer = visit.choice.type === 'next' && this.#state(visit.state).frame === state.frame;
      if (!isAnswer || path.slice(index).some((one) => isCommitted(this.machine, one))) return;
      const visits = record.visits.filter((one) => one !== visit);
      const taken = [...record.taken.filter((one) => one.state !== visit.state), visit];
      this.#step(
        id,
        { visits, taken, start: record.start, editing: id },
        { state: visit.state, actor: 'member', kind: 'edit' },
      );
    });
  }

  /** A reload, a lost session, another device: secrets are gone, and reads may have become old. */
  #reload(id: number, position: Position, state: FlatState): void {
    const { record } = position;
    const visits = record.visits.map((visit): AbstractVisit => {
      const keepsSecret =
        hasSecrets(this.#state(visit.state)) && (visit.choice.type === 'next' || visit.choice.type === 'done');
      return keepsSecret ? { ...visit, hole: true } : visit;
    });
    const base = { state: state.index, actor: 'engine' as const, kind: 'reload' as const };
    this.#step(id, { ...record, visits }, base);
    const isOld = (visit: AbstractVisit) =>
      visit.choice.type === 'done' &&
      this.#state(visit.state).operation?.fresh !== undefined &&
      this.#state(visit.state).operation?.effect === 'read';
    if (!visits.some(isOld)) return;
    const old = visits.filter(isOld);
    const committed = visits.findLastIndex((visit) => isCommitted(this.machine, visit));
    const kept = visits.filter((visit, index) => index < committed || !isOld(visit));
    if (kept.length < visits.length)
      this.#step(id, { ...record, visits: kept, taken: [...record.taken, ...old] }, base);
  }
}

function actorOf(choice: Choice): Actor {
  if (choice.type === 'next' || choice.type === 'event') return 'member';
  return choice.type === 'after' ? 'time' : 'gateway';
}
