import type { Exploration } from '../verify/explore.ts';
import type { FlatState } from '../verify/flatFlow.ts';
import { isWithin } from '../verify/flatFlow.ts';
import type { PathVisit } from '../verify/flatMachine.ts';
import { FlatMachine } from '../verify/flatMachine.ts';
import { ENDED_BACK } from '../verify/visits.ts';

/** The steps of an exploration by which test cases go: everything that happens, and Back where it ends a sub-flow; never with
 * drafts behind the member. */
export class ForwardSteps {
  /** By position: the step by which it is reached first; -1 for a start; -2 where no test case comes. */
  readonly foundBy: Int32Array;
  /** Positions in the order they are reached. */
  readonly order: number[] = [];
  readonly #probe: FlatMachine;
  readonly #items = new Map<number, readonly string[]>();
  /** By position: the step that leads to an outcome soonest. */
  readonly #wayOut = new Map<number, number>();

  constructor(readonly exploration: Exploration) {
    const { machine, positions, starts } = exploration;
    this.#probe = new FlatMachine(machine.flat, machine.world);
    this.foundBy = new Int32Array(positions.size).fill(-2);
    for (const start of starts) this.#reach(start, -1);
    for (let next = 0; next < this.order.length; next += 1) {
      for (const step of this.from(this.order[next] ?? 0)) this.#reach(exploration.steps.to(step), step);
    }
    this.#findWaysOut();
  }

  #reach(position: number, step: number): void {
    if (this.foundBy[position] !== -2) return;
    this.foundBy[position] = step;
    this.order.push(position);
  }

  state(position: number): FlatState {
    return this.exploration.machine.flat.states[this.exploration.positions.at(position)] as FlatState;
  }

  /** Steps that leave a position. */
  from(position: number): readonly number[] {
    const { steps, positions } = this.exploration;
    if (positions.waiting(position).length > 0) return [];
    const found: number[] = [];
    for (let step = steps.begin(position); step < steps.end(position); step += 1) {
      const kind = steps.kind(step);
      if (steps.to(step) === position || positions.waiting(steps.to(step)).length > 0) continue;
      if (kind === 'choice' || (kind === 'back' && this.#endsSubFlow(step))) found.push(step);
    }
    return found;
  }

  #endsSubFlow(step: number): boolean {
    const { steps } = this.exploration;
    const { frame } = this.state(steps.from(step));
    return frame.caller !== undefined && !isWithin(this.state(steps.to(step)), frame);
  }

  #findWaysOut(): void {
    const { steps } = this.exploration;
    const before = new Map<number, number[]>();
    for (const position of this.order)
      for (const step of this.from(position)) {
        const to = steps.to(step);
        const list = before.get(to);
        if (list) list.push(step);
        else before.set(to, [step]);
      }
    const ends = this.order.filter((position) => this.state(position).kind === 'final');
    const known = new Set(ends);
    for (const position of known) {
      for (const step of before.get(position) ?? []) {
        const from = steps.from(step);
        if (known.has(from)) continue;
        known.add(from);
        this.#wayOut.set(from, step);
      }
    }
  }

  wayTo(position: number): readonly number[] {
    const way: number[] = [];
    for (
      let step = this.foundBy[position] ?? -1;
      step >= 0;
      step = this.foundBy[this.exploration.steps.from(step)] ?? -1
    )
      way.push(step);
    return way.reverse();
  }

  wayOut(position: number): readonly number[] {
    const way: number[] = [];
    for (
      let step = this.#wayOut.get(position);
      step !== undefined;
      step = this.#wayOut.get(this.exploration.steps.to(step))
    )
      way.push(step);
    return way;
  }

  /** The transitions that a step goes through, by the names that checks.json uses. */
  items(step: number): readonly string[] {
    const known = this.#items.get(step) ?? this.#credited(step);
    this.#items.set(step, known);
    return known;
  }

  #credited(index: number): readonly string[] {
    const { steps, positions, visits, outsides, machine } = this.exploration;
    const { from, kind, visit } = steps.get(index);
    const outside = outsides[positions.start(from)] ?? {};
    const path: PathVisit[] = Array.from(positions.path(from), (one) => ({
      state: visits.state[one] ?? 0,
      choice: visits.choice(one),
    }));
    const reached = this.#probe.coverage.reached;
    reached.clear();
    let at: FlatState | undefined = this.state(from);
    if (kind === 'choice') {
      path.push({ state: at.index, choice: visits.choice(visit) });
      at = this.#probe.next(at, visits.choice(visit), path, outside);
    }
    while (at?.frame.caller && (kind === 'back' || at.kind === 'final')) {
      const { caller }: FlatState['frame'] = at.frame;
      const choice = at.kind === 'final' ? ({ type: 'ended', state: at.index } as const) : ENDED_BACK;
      path.push({ state: caller.index, choice });
      at = this.#probe.next(machine.flat.states[caller.index] as FlatState, choice, path, outside);
      if (kind === 'back') break;
    }
    return [...reached].filter((item) => item.startsWith('transition:'));
  }
}
