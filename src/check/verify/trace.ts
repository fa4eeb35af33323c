import { actorOf, choiceText } from './choices.ts';
import type { Exploration, Position, Step } from './exploration.ts';

/** The steps by which a position was found first, which is a shortest way to it. */
export function stepsTo({ foundBy }: Exploration, position: number): readonly Step[] {
  const steps: Step[] = [];
  for (let step = foundBy[position]; step; step = foundBy[step.from]) steps.push(step);
  return steps.reverse();
}

/** Where a way begins: without steps, at the flow's first start. */
export function beginOf({ positions, starts }: Exploration, steps: readonly Step[]): Position {
  return positions[steps[0]?.from ?? starts[0] ?? 0] as Position;
}

/** Steps in words, with the values typed: `at details: NEXT with {"method":"FPS"}, then findingPayee`. */
export function stepsInWords(exploration: Exploration, steps: readonly Step[]): readonly string[] {
  const { state, start } = beginOf(exploration, steps);
  const outside = exploration.begins[start]?.outside ?? {};
  const given = Object.keys(outside).length === 0 ? '' : ` with ${JSON.stringify(outside)}`;
  return [`the flow begins at ${state.path}${given}`, ...steps.map((step) => stepInWords(exploration, step))];
}

function stepInWords({ positions }: Exploration, { from, to, kind, choice, edited, isAgain }: Step): string {
  const [here, there] = [from, to].map((id) => positions[id]?.state);
  const then = `then ${there?.path ?? ''}`;
  const at = `at ${here?.path ?? ''}`;
  if (kind === 'back') return `${at}: BACK, ${then}`;
  if (kind === 'edit') return `${at}: Change the answer of ${here?.frame.prefix ?? ''}${edited ?? ''}, ${then}`;
  if (kind === 'reload' || !choice) return `${at}: the page is loaded again, ${then}`;
  const call = actorOf(choice) === 'gateway' ? `${here?.operation?.operationId ?? 'the call'} ` : '';
  return `${at}: ${call}${choiceText(choice)}${isAgain ? ', as before' : ''}, ${then}`;
}
