import { DatabaseAway } from './databaseAway.ts';

/** How long somebody waits for the database: for connections, locks and answers together, in however many transactions. What is
 * done between them takes nothing from it. */
export class WaitBudget {
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
  }

  /** Waits with what is left as the limit. Who waits for two at a time waits once.
   * @throws DatabaseAway when nothing is left, and then `ask` is not called */
  async wait<T>(ask: (milliseconds: number) => Promise<T>): Promise<T> {
    const started = performance.now();
    const left = Math.ceil(this.#left - (this.#waiting > 0 ? started - this.#since : 0));
    if (left <= 0) throw new DatabaseAway('NO_ANSWER');
    if (this.#waiting === 0) this.#since = started;
    this.#waiting += 1;
    try {
      return await ask(left);
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#left -= performance.now() - this.#since;
    }
  }
}
