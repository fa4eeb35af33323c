import { TooManyCalls } from './failure.ts';

/** Lets what concerns the same one happen one after another in this process. */
export interface Turns {
  /** Does a work when it is its turn.
   * @param of whom it concerns
   * @throws TooManyCalls when too many wait already; nothing was done then */
  readonly take: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

const MOST_WAITING = 50;

export function createTurns(): Turns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    take: async (of, work) => {
      const line = lines.get(of) ?? { last: Promise.resolve(), waiting: 0 };
      if (line.waiting >= MOST_WAITING) throw new TooManyCalls();
      line.waiting += 1;
      lines.set(of, line);
      const turn = line.last.then(work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(of);
      }
    },
  };
}
