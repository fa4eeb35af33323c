import type { Exploration, Position } from './exploration.ts';

/** Positions from which one that `isGoal` holds for can be reached by going forward: without Back, Change or a reload. */
export function reaching({ positions }: Exploration, isGoal: (position: Position) => boolean): ReadonlySet<number> {
  const before = new Map<number, number[]>();
  for (const { id, steps } of positions)
    for (const { kind, to } of steps) {
      if (kind !== 'choice') continue;
      const list = before.get(to);
      if (list) list.push(id);
      else before.set(to, [id]);
    }
  const reached = new Set(positions.filter(isGoal).map(({ id }) => id));
  for (const position of reached) for (const from of before.get(position) ?? []) reached.add(from);
  return reached;
}
