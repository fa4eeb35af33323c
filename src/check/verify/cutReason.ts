import type { Variants } from './answers/variants.ts';
import type { Position } from './exploration.ts';

const MOST_NAMED = 3;

/** Why a search was cut: the states at which most positions stand, which something ahead tells apart. */
export function cutReason(positions: readonly Pick<Position, 'state'>[]): string {
  const counts = new Map<string, number>();
  for (const { state } of positions) counts.set(state.path, (counts.get(state.path) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_NAMED);
  const named = most.map(([path, count]) => `${path} (${count})`).join(', ');
  return `the search was cut at ${positions.length} positions, most of them at ${named}; flow verify --explain says what is still looked at there`;
}

/** Why not everything was tried at a state: too many places are looked at together. */
export function sampledReason(state: string, { pointers, all, tried }: NonNullable<Variants['sampled']>): string {
  return `at ${state} ${pointers.join(', ')} are looked at together: of ${all} combinations ${tried} were tried, such that any two values meet; let a rule or an earlier step look at some of them to have all tried`;
}
