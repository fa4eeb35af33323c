import type { Exploration, Step } from '../verify/exploration.ts';
import { ForwardSteps } from './forwardSteps.ts';

/** A way through a flow from a start to an outcome, and what it is there for. */
export interface ChosenPath {
  /** Transitions, and pairs of ways in and out of a money call, that no path before it goes through. */
  readonly covers: readonly string[];
  readonly steps: readonly Step[];
}

export interface ChosenPaths {
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
