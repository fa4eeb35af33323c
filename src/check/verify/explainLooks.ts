import type { FlowBundle } from '../../engine/bundle.ts';
import type { Ahead } from './ahead.ts';
import type { Exploration, Position } from './exploration.ts';
import type { FlatState, Frame } from './flatFlow.ts';
import { LED_BY_LOOK, type Look } from '../promises/lookedAt.ts';
import type { Variants } from './answers/variants.ts';

/** What tells positions apart, state by state, those with most positions first: the places that something ahead still looks
 * at, and what counts of each. What is not named is forgotten there. */
export function explainLooks({ flat, positions }: Exploration, ahead: Ahead): string {
  const counts = new Map<FlatState, number>();
  for (const { state } of positions) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = flat.states
    .filter((state) => counts.has(state) && state.kind !== 'final')
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return states
    .flatMap((state) => [
      `  ${state.path}  ${counts.get(state) ?? 0} positions`,
      ...looksAcross(state, ahead).map((line) => `    ${line}`),
    ])
    .join('\n');
}

/** What is looked at from a state of a sub-flow, and from every flow that waits for it. */
function looksAcross(state: FlatState, ahead: Ahead): readonly string[] {
  const lines: string[] = [];
  for (let at: FlatState | undefined = state; at; at = at.frame.caller) {
    const { bundle, prefix } = at.frame;
    const wanted = wantedOf(at.frame, ahead);
    const looks = at === state ? ahead.before(bundle, at.name, wanted) : ahead.after(bundle, at.name, wanted);
    lines.push(
      ...looks.map((look) => (prefix === '' ? '' : `in ${prefix.slice(0, -1)}: `) + describeLook(look, bundle)),
    );
  }
  return [...new Set(lines)];
}

/** What the callers of a sub-flow look at of its output; `undefined` for the flow itself. */
function wantedOf({ caller }: Frame, ahead: Ahead): readonly Look[] | undefined {
  if (!caller) return undefined;
  return ahead.wantedOf(caller.frame.bundle, caller.name, wantedOf(caller.frame, ahead));
}

function describeLook(look: Look, { flow }: FlowBundle): string {
  if (look.pointer === LED_BY_LOOK.pointer) return `the step of ${flow.id} that led to the call`;
  switch (look.how) {
    case 'guard':
      return `${look.pointer}: whether ${JSON.stringify(look.guard)} holds`;
    case 'among':
      return `${look.pointer}: which of ${JSON.stringify(look.values)} it is, or none of them`;
    case 'value':
      return `${look.pointer}: every value for itself`;
    case 'secret':
      return `${look.pointer}: whether the secret is still there`;
  }
}

const MOST_NAMED = 3;

/** Why a search was cut: the states at which most positions are, which something ahead tells apart. */
export function cutReason(positions: readonly Pick<Position, 'state'>[]): string {
  const counts = new Map<string, number>();
  for (const { state } of positions) counts.set(state.path, (counts.get(state.path) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_NAMED);
  const named = most.map(([path, count]) => `${path} (${count})`).join(', ');
  return `the search was cut at ${positions.length} positions, most of them at ${named}; flow verify --explain lists the values that still matter there`;
}

/** Why not everything was tried at a state: too many places are looked at together. */
export function sampledReason(state: string, { pointers, all, tried }: NonNullable<Variants['sampled']>): string {
  return `at ${state} ${pointers.join(', ')} matter together: ${tried} of ${all} combinations were tried, so that every pair of values occurs; to have all of them tried, let a rule or an earlier step decide some of them`;
}
