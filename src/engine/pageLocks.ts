import type { Locks } from './ports.ts';

/** One holder of a name in this page; in turn. */
export function pageLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    hold: (name, work) => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, turn);
      const forget = () => last.get(name) === turn && last.delete(name);
      void turn.then(forget, forget);
      return turn;
    },
  };
}
