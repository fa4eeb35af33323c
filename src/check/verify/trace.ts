import { choiceText } from './choices.ts';
import type { Exploration, Step } from './explore.ts';

/** The steps by which a position was found first, which is a shortest way to it. */
export function stepsTo(exploration: Exploration, position: number): readonly number[] {
  const steps: number[] = [];
  for (let at = position; ;) {
    const step = exploration.foundBy[at] ?? -1;
    if (step < 0) return steps.reverse();
    steps.push(step);
    at = exploration.steps[step]?.from ?? at;
  }
}

/** Steps in words, with the values typed: `at details: NEXT with {"method":"FPS"}, then findingPayee`. */
export function stepsInWords(exploration: Exploration, steps: readonly number[]): readonly string[] {
  const first = exploration.steps[steps[0] ?? -1]?.from ?? exploration.starts[0] ?? 0;
  const begin = `the flow begins at ${nameOf(exploration, first)}${outside(exploration, first)}`;
  return [begin, ...steps.flatMap((index) => inWords(exploration, exploration.steps[index]))];
}

function outside(exploration: Exploration, position: number): string {
  const start = exploration.positions[position]?.record.start ?? 0;
  const data = exploration.outsides[start] ?? {};
  return Object.keys(data).length === 0 ? '' : ` with ${JSON.stringify(data)}`;
}

function inWords(exploration: Exploration, step: Step | undefined): readonly string[] {
  if (!step) return [];
  const from = nameOf(exploration, step.from);
  const to = nameOf(exploration, step.to);
  const state = exploration.machine.flat.states[step.state];
  switch (step.kind) {
    case 'back':
      return [`at ${from}: BACK, then ${to}`];
    case 'edit':
      return [`at ${from}: Change the answer of ${state?.path ?? ''}, then ${to}`];
    case 'reload':
      return [`at ${from}: the page is loaded again, then ${to}`];
    case 'choice': {
      const again = step.same ? ', as before' : '';
      const call = step.actor === 'gateway' ? `${state?.operation?.operationId ?? 'the call'} ` : '';
      return [`at ${from}: ${call}${step.choice ? choiceText(step.choice) : ''}${again}, then ${to}`];
    }
  }
}

export function nameOf(exploration: Exploration, position: number): string {
  return exploration.machine.flat.states[exploration.positions[position]?.at ?? -1]?.path ?? '';
}
