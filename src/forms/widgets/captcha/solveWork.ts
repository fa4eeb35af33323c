import { sha256Head } from './sha256.ts';

/** Milliseconds of work between two breaths: the page stays as quick as it is. */
const A_SLICE = 8;
const FIRST = 100_000;

/** A number with which SHA-256 of `<key>:<number>` begins with so many zero bits: some ten thousand tries, in slices.
 * @param isWanted asked between two slices; `undefined` once it is false */
export async function solveWork(key: string, bits: number, isWanted: () => boolean): Promise<string | undefined> {
  for (let next = FIRST; isWanted();) {
    const until = performance.now() + A_SLICE;
    do {
      for (const end = next + 64; next < end; next += 1)
        if (Math.clz32(sha256Head(`${key}:${next}`)) >= bits) return String(next);
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
