import type { JsonObject } from '../../domain/json.ts';
import type { FlatState, Frame } from './flatFlow.ts';
import type { FlatMachine, PathVisit } from './flatMachine.ts';
import type { Support } from './guardSupport.ts';
import { supportOf } from './guardSupport.ts';
import type { Visits } from './visits.ts';

/** Nothing takes the event. */
export const NOWHERE = -1;
const UNKNOWN = -2;

/** A path as the table looks at it. */
export interface TablePath {
  readonly visits: Uint16Array;
  readonly length: number;
  /** By state: its visit on the path; 0 for none. */
  readonly onPath: Uint16Array;
  readonly start: number;
}

/** Where every choice leads, by the visits that its guards look at: asked of the machine once, then looked up. */
export class TransitionTable {
  /** By visit: where it leads whatever the path; or UNKNOWN. */
  readonly #plain: Int32Array;
  readonly #byPath = new Map<string, number>();
  readonly #supports = new Map<string, Support>();
  readonly #starts = new Map<number, Support>();

  constructor(
    readonly machine: FlatMachine,
    readonly visits: Visits,
    readonly outsides: readonly JsonObject[],
  ) {
    this.#plain = new Int32Array(visits.state.length).fill(UNKNOWN);
  }

  /** Index of the state to which the last visit of a path leads in its flow. */
  next(path: TablePath): number {
    const visit = path.visits[path.length - 1] ?? 0;
    const plain = this.#plain[visit & ~1] ?? UNKNOWN;
    return plain === UNKNOWN ? this.#byGuards(visit & ~1, path) : plain;
  }

  #byGuards(visit: number, path: TablePath): number {
    const state = this.machine.flat.states[this.visits.state[visit] ?? 0] as FlatState;
    const choice = this.visits.choice(visit);
    const supportKey = `${state.index} ${choice.type}${'name' in choice ? choice.name : 'delay' in choice ? choice.delay : ''}`;
    let support = this.#supports.get(supportKey);
    if (!support)
      this.#supports.set(supportKey, (support = supportOf(state.frame, this.machine.guardsAfter(state, choice))));
    const key = `${visit} ${this.#seen(support, state.frame, path)}`;
    const known = this.#byPath.get(key);
    if (known !== undefined) return known;
    const target = this.machine.next(state, choice, this.pathVisits(path), this.outsides[path.start] ?? {});
    const index = target?.index ?? NOWHERE;
    this.#byPath.set(key, index);
    const isOwn = support.states.every((one) => one === state.index);
    if (isOwn && !(support.usesOutside && this.outsides.length > 1) && !support.usesLastStep)
      this.#plain[visit] = index;
    return index;
  }

  /** Index of the state where a flow begins. */
  start(frame: Frame, path: TablePath, at?: string): number {
    if (at !== undefined) return this.machine.start(frame, [], {}, at).index;
    let support = this.#starts.get(frame.index);
    if (!support) this.#starts.set(frame.index, (support = supportOf(frame, this.machine.guardsAtStart(frame))));
    const key = `start ${frame.index} ${this.#seen(support, frame, path)}`;
    const known = this.#byPath.get(key);
    if (known !== undefined) return known;
    const { index } = this.machine.start(frame, this.pathVisits(path), this.outsides[path.start] ?? {});
    this.#byPath.set(key, index);
    return index;
  }

  #seen({ states, usesOutside, usesLastStep }: Support, frame: Frame, path: TablePath): string {
    let seen = usesOutside ? `${path.start}` : '';
    for (const state of states) seen += ` ${(path.onPath[state] ?? 0) & ~1}`;
    return usesLastStep ? `${seen} ${this.#lastStep(frame, path)}` : seen;
  }

  #lastStep(frame: Frame, { visits, length }: TablePath): number {
    for (let index = length - 1; index >= 0; index -= 1) {
      const state = this.machine.flat.states[this.visits.state[visits[index] ?? 0] ?? 0];
      if (state?.frame === frame && state.kind === 'step') return state.index;
    }
    return NOWHERE;
  }

  /** A path as the machine reads it. */
  pathVisits({ visits, length }: Pick<TablePath, 'visits' | 'length'>): readonly PathVisit[] {
    return Array.from(visits.subarray(0, length), (visit) => ({
      state: this.visits.state[visit] ?? 0,
      choice: this.visits.choice(visit),
    }));
  }
}
