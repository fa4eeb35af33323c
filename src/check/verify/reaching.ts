import type { Exploration } from './explore.ts';

/** By position: 1 when one that `isGoal` holds for can be reached by going forward: without Back, Change or a reload. */
export function reaching({ positions, steps }: Exploration, isGoal: (position: number) => boolean): Uint8Array {
  const { begins, froms } = backwards({ positions, steps });
  const reached = new Uint8Array(positions.size);
  const queue: number[] = [];
  for (let position = 0; position < positions.size; position += 1) {
    if (!isGoal(position)) continue;
    reached[position] = 1;
    queue.push(position);
  }
  for (let next = 0; next < queue.length; next += 1) {
    const position = queue[next] ?? 0;
    for (let index = begins[position] ?? 0; index < (begins[position + 1] ?? 0); index += 1) {
      const from = froms[index] ?? 0;
      if (reached[from] === 1) continue;
      reached[from] = 1;
      queue.push(from);
    }
  }
  return reached;
}

interface Backwards {
  /** By position: where the positions that lead to it begin in `froms`. */
  readonly begins: Uint32Array;
  readonly froms: Uint32Array;
}

const known = new WeakMap<Exploration['steps'], Backwards>();

/** The steps forward, turned round: counted, then laid side by side. */
function backwards({ positions, steps }: Pick<Exploration, 'positions' | 'steps'>): Backwards {
  const made = known.get(steps);
  if (made) return made;
  const begins = new Uint32Array(positions.size + 2);
  for (let step = 0; step < steps.size; step += 1) {
    if (steps.kind(step) === 'choice') begins[steps.to(step) + 2] = (begins[steps.to(step) + 2] ?? 0) + 1;
  }
  for (let position = 2; position < begins.length; position += 1) {
    begins[position] = (begins[position] ?? 0) + (begins[position - 1] ?? 0);
  }
  const froms = new Uint32Array(begins.at(-1) ?? 0);
  for (let step = 0; step < steps.size; step += 1) {
    if (steps.kind(step) !== 'choice') continue;
    const place = begins[steps.to(step) + 1] ?? 0;
    froms[place] = steps.from(step);
    begins[steps.to(step) + 1] = place + 1;
  }
  const turned = { begins, froms };
  known.set(steps, turned);
  return turned;
}
