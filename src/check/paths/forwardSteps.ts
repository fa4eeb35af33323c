import type { Exploration, Position, Step } from '../verify/exploration.ts';
import { isWithin } from '../verify/flatFlow.ts';

/** The steps of an exploration by which test cases go: everything that happens, and Back where it ends a sub-flow; never with
 * answers waiting behind the member. */
export class ForwardSteps {
  /** Positions in the order they are reached. */
  readonly order: number[] = [];
  /** By position: the step by which it is reached first. */
  readonly #foundBy = new Map<number, Step | undefined>();
  /** By position: the step that leads to an outcome soonest. */
  readonly #wayOut = new Map<number, Step>();

  constructor(readonly exploration: Exploration) {
    for (const start of exploration.starts) this.#reach(start, undefined);
    for (const position of this.order) for (const step of this.from(position)) this.#reach(step.to, step);
    this.#findWaysOut();
  }

  #reach(position: number, step: Step | undefined): void {
    if (this.#foundBy.has(position)) return;
    this.#foundBy.set(position, step);
    this.order.push(position);
  }

  position(id: number): Position {
    return this.exploration.positions[id] as Position;
  }

  /** Steps that leave a position. */
  from(id: number): readonly Step[] {
    const { hasWaiting, steps } = this.position(id);
    if (hasWaiting) return [];
    return steps.filter(
      (step) =>
        step.to !== id &&
        !this.position(step.to).hasWaiting &&
        (step.kind === 'choice' || (step.kind === 'back' && this.#endsSubFlow(step))),
    );
  }

  #endsSubFlow({ from, to }: Step): boolean {
    const { frame } = this.position(from).state;
    return frame.caller !== undefined && !isWithin(this.position(to).state, frame);
  }

  #findWaysOut(): void {
    const before = new Map<number, Step[]>();
    for (const position of this.order)
      for (const step of this.from(position)) before.set(step.to, [...(before.get(step.to) ?? []), step]);
    const known = new Set(this.order.filter((position) => this.position(position).state.kind === 'final'));
    for (const position of known) {
      for (const step of before.get(position) ?? []) {
        if (known.has(step.from)) continue;
        known.add(step.from);
        this.#wayOut.set(step.from, step);
      }
    }
  }

  wayTo(position: number): readonly Step[] {
    const way: Step[] = [];
    for (let step = this.#foundBy.get(position); step; step = this.#foundBy.get(step.from)) way.push(step);
    return way.reverse();
  }

  wayOut(position: number): readonly Step[] {
    const way: Step[] = [];
    for (let step = this.#wayOut.get(position); step; step = this.#wayOut.get(step.to)) way.push(step);
    return way;
  }
}
