import { TooManyCalls } from './failure.ts';

/** What there is room for. */
export interface Bounds {
  /** Works at once; others wait, in the order they came. */
  readonly running: number;
  /** How many may wait. */
  readonly waiting: number;
  /** How many of all those may be one's. */
  readonly ofOne: number;
}

/** @returns what does a work for somebody when there is room; it throws TooManyCalls when too many are there already */
export function atMost({ running, waiting, ofOne }: Bounds): <T>(of: string, work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const line: (() => void)[] = [];
  const inside = new Map<string, number>();
  const count = (of: string, change: number) => {
    const left = (inside.get(of) ?? 0) + change;
    if (left > 0) inside.set(of, left);
    else inside.delete(of);
  };
  return async (of, work) => {
    const isFull = busy >= running && line.length >= waiting;
    if (isFull || (inside.get(of) ?? 0) >= ofOne) throw new TooManyCalls();
    count(of, 1);
    // Whoever ends hands its place on.
    if (busy >= running) await new Promise<void>((go) => line.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      count(of, -1);
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
