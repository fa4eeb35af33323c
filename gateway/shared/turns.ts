import { TooManyCalls } from './failure.ts';

/** Lets what concerns the same one happen one after another in this process. */
export interface Turns {
  /** Does a work when it is its turn.
   * @param of whom it concerns
   * @throws TooManyCalls when too many wait already; nothing was done then */
  readonly take: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

/** A place among the calls that are carried out at once. */
interface Place {
  readonly leave: () => void;
  readonly enter: () => void;
}

/** Nobody has as many devices; the one whose turn it is counts too. */
const MOST_WAITING = 10;

/** @param place that a call has: others have it while it waits for its turn, or whoever concerns one many times shuts out all */
export function createTurns(place: Place): Turns {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    take: async (of, work) => {
      const line = lines.get(of) ?? { last: Promise.resolve(), waiting: 0 };
      if (line.waiting >= MOST_WAITING) throw new TooManyCalls();
      line.waiting += 1;
      lines.set(of, line);
      const waits = line.waiting > 1;
      if (waits) place.leave();
      const turn = line.last.then(() => {
        if (waits) place.enter();
        return work();
      });
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
