import { createRandom } from './random.ts';

/** So many of a list, by a fixed seed, in the order of the list. */
export function someOf<T>(all: readonly T[], most: number, seed: number): readonly T[] {
  if (all.length <= most) return all;
  const random = createRandom(seed);
  const indices = all.map((_, index) => index);
  for (let at = 0; at < most; at += 1) {
    const other = at + Math.floor(random() * (indices.length - at));
    [indices[at], indices[other]] = [indices[other] ?? 0, indices[at] ?? 0];
  }
  return indices
    .slice(0, most)
    .sort((a, b) => a - b)
    .flatMap((index) => (index < all.length ? [all[index] as T] : []));
}
