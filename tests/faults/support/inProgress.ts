import { setImmediate as immediately } from 'node:timers/promises';

/** So long a result is on its way through promises at most. */
const IDLE_TURNS = 4;

/** Work that is under way, so that whoever plays a portal can wait until none is. Whatever a wizard waits for has to be counted: on PostgreSQL an
 * answer of the database takes longer than any number of turns of the event loop. */
export class InProgress {
  #count = 0;

  async during<T>(work: () => Promise<T> | T): Promise<T> {
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#count -= 1;
    }
  }

  /** Inside of `during`: waits for something that comes only once all else is quiet. */
  async apart<T>(wait: () => Promise<T>): Promise<T> {
    this.#count -= 1;
    try {
      return await wait();
    } finally {
      this.#count += 1;
    }
  }

  /** Waits until nobody waits for a result, nor is about to ask for one. */
  async quiet(): Promise<void> {
    for (let turns = 0; turns < IDLE_TURNS; turns = this.#count > 0 ? 0 : turns + 1) await immediately();
  }
}
