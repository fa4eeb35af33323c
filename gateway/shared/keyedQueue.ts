import { TooManyCalls } from './failure.ts';

/** Does works of the same key one after another in this process. */
export interface KeyedQueue {
  /** Does a work when it is its turn.
   * @param key whom it concerns
   * @throws TooManyCalls when too many wait already; nothing was done then */
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

/** A slot among the calls that are carried out at once. */
interface Slot {
  readonly leave: () => void;
  readonly enter: () => void;
}

/** Nobody has as many devices; the one whose turn it is counts too. */
const MOST_WAITING = 10;

/** @param slot that a call has: others have it while it waits for its turn, or whoever concerns one many times shuts out all */
export function createKeyedQueue(slot: Slot): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    run: async (key, work) => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= MOST_WAITING) throw new TooManyCalls();
      queue.waiting += 1;
      queues.set(key, queue);
      const waits = queue.waiting > 1;
      if (waits) slot.leave();
      const turn = queue.last.then(() => {
        if (waits) slot.enter();
        return work();
      });
      queue.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
      }
    },
  };
}
