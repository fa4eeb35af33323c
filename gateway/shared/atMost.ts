import { Failure } from './failure.ts';

/** Does so many works at once, in the order they came; others wait.
 * @param waiting how many may
 * @returns what does a work when there is room; it throws Failure TOO_MANY_CALLS when too many wait already */
export function atMost(running: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (busy >= running) {
      if (line.length >= waiting) throw new Failure('TOO_MANY_CALLS');
      // Whoever ends hands its place on.
      await new Promise<void>((go) => line.push(go));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
