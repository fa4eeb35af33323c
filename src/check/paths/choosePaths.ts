import type { Exploration, Step, Position } from '../verify/exploration.ts';
import { isWithin } from '../verify/flatFlow.ts';

/** A path through a flow from a start to an outcome, and what it is there for. */
export interface ChosenPath {
  /** Transitions, and pairs of ways in and out of a money call, that no path before it goes through. */
  readonly covers: readonly string[];
  readonly steps: readonly Step[];
}

interface ChosenPaths {
  readonly paths: readonly ChosenPath[];
  /** What was to be covered. */
  readonly targets: number;
  /** Targets that no test case comes through: Back, Change or a reload would be needed, or nothing leads there. */
  readonly open: readonly string[];
}

/** Ways that go through every transition of a flow, and through every pair of a way into a money call and a way out of it. */
export function choosePaths(exploration: Exploration): ChosenPaths {
  const forward = new ForwardSteps(exploration);
  const ways = new Map<string, readonly Step[]>();
  const add = (target: string, way: () => readonly Step[]) => {
    if (!ways.has(target)) ways.set(target, way());
  };
  for (const position of forward.order) {
    for (const step of forward.from(position)) {
      for (const item of step.items) add(item, () => throughSteps(forward, [step]));
      for (const [pair, out] of pairsAfter(forward, step)) add(pair, () => throughSteps(forward, [step, out]));
    }
  }
  const wanted = [...exploration.coverage.all].filter((item) => item.startsWith('transition:'));
  const covered = new Set<string>();
  const paths: ChosenPath[] = [];
  // The longest first: it goes through what shorter ones are for.
  const longestFirst = [...ways].sort(([, one], [, other]) => other.length - one.length);
  for (const [target, steps] of longestFirst) {
    if (covered.has(target)) continue;
    const covers = targetsOf(forward, steps).filter((one) => !covered.has(one));
    for (const one of covers) covered.add(one);
    paths.push({ covers, steps });
  }
  const targets = new Set([...wanted, ...ways.keys()]);
  return {
    paths: inFlowOrder(paths, [...targets]),
    targets: targets.size,
    open: wanted.filter((item) => !ways.has(item)),
  };
}

function throughSteps(forward: ForwardSteps, steps: readonly [Step, ...Step[]]): readonly Step[] {
  const last = steps.at(-1) as Step;
  return [...forward.wayTo(steps[0].from), ...steps, ...forward.wayOut(last.to)];
}

/** Ways in by `step` and out again, where it leads to a call that takes money. */
function pairsAfter(forward: ForwardSteps, step: Step): readonly (readonly [pair: string, out: Step])[] {
  if (forward.position(step.to).state.operation?.effect !== 'money') return [];
  return forward
    .from(step.to)
    .flatMap((out) => step.items.flatMap((one) => out.items.map((other) => [pairName(one, other), out] as const)));
}

function pairName(into: string, out: string): string {
  return `${into.replace('transition:', 'pair:')} > ${out.replace('transition:', '')}`;
}

function targetsOf(forward: ForwardSteps, steps: readonly Step[]): readonly string[] {
  const targets = steps.flatMap((step, index) => {
    const next = steps[index + 1];
    const pairs = pairsAfter(forward, step).flatMap(([pair, out]) => (out === next ? [pair] : []));
    return [...step.items, ...pairs];
  });
  return [...new Set(targets)];
}

/** In the order of the file, by the first thing each path is for. */
function inFlowOrder(paths: readonly ChosenPath[], targets: readonly string[]): readonly ChosenPath[] {
  const place = ({ covers }: ChosenPath) => targets.indexOf(covers[0] ?? '');
  return [...paths].sort((one, other) => place(one) - place(other));
}

/** The steps of an exploration by which test cases go: everything that happens, and Back where it ends a sub-flow; never with
 * answers waiting behind the member. */
class ForwardSteps {
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
