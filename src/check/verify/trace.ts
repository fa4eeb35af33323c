import { actorOf, choiceText } from './choices.ts';
import type { Exploration } from './explore.ts';

/** The steps by which a position was found first, which is a shortest way to it. */
export function stepsTo(exploration: Exploration, position: number): readonly number[] {
  const steps: number[] = [];
  for (let at = position; ;) {
    const step = exploration.foundBy[at] ?? -1;
    if (step < 0) return steps.reverse();
    steps.push(step);
    at = exploration.steps.from(step);
  }
}

/** Steps in words, with the values typed: `at details: NEXT with {"method":"FPS"}, then findingPayee`. */
export function stepsInWords(exploration: Exploration, steps: readonly number[]): readonly string[] {
  const [one] = steps;
  const first = one === undefined ? (exploration.starts[0] ?? 0) : exploration.steps.from(one);
  const begin = `the flow begins at ${nameOf(exploration, first)}${outside(exploration, first)}`;
  return [begin, ...steps.map((step) => inWords(exploration, step))];
}

function outside(exploration: Exploration, position: number): string {
  const data = exploration.outsides[exploration.positions.start(position)] ?? {};
  return Object.keys(data).length === 0 ? '' : ` with ${JSON.stringify(data)}`;
}

function inWords({ steps, machine, visits, positions }: Exploration, index: number): string {
  const step = steps.get(index);
  const state = machine.flat.states[step.state];
  const [from, to] = [step.from, step.to].map((position) => machine.flat.states[positions.at(position)]?.path ?? '');
  switch (step.kind) {
    case 'back':
      return `at ${from}: BACK, then ${to}`;
    case 'edit':
      return `at ${from}: Change the answer of ${state?.path ?? ''}, then ${to}`;
    case 'reload':
      return `at ${from}: the page is loaded again, then ${to}`;
    case 'choice': {
      const choice = visits.choice(step.visit);
      const again = step.isSame ? ', as before' : '';
      const call = actorOf(choice) === 'gateway' ? `${state?.operation?.operationId ?? 'the call'} ` : '';
      return `at ${from}: ${call}${choiceText(choice)}${again}, then ${to}`;
    }
  }
}

export function nameOf({ machine, positions }: Exploration, position: number): string {
  return machine.flat.states[positions.at(position)]?.path ?? '';
}
