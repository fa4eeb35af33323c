import type { Timers } from '../../../src/engine/ports.ts';
import type { InProgress } from '../support/inProgress.ts';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** What is typed is saved after a moment; a retry comes a little later. */
const A_MOMENT_MS = 2000;

/** Time as the simulation lets it pass: tasks run when their time has come, in order. */
export class SimulatedTime {
  #ms = 0;
  readonly #tasks = new Set<Task>();

  readonly elapsed = (): number => this.#ms;

  readonly timers: Timers = {
    after: (ms, run) => this.#plan(ms, run),
    afterPaint: (run) => this.#plan(0, run),
  };

  /** Lets so many milliseconds pass. */
  pass(ms: number): void {
    const end = this.#ms + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#tasks.delete(next);
      this.#ms = Math.max(this.#ms, next.at);
      next.run();
    }
    this.#ms = end;
  }

  /** Lets everything that is on its way come, and whatever a wizard does after a moment be done. */
  async settle(inProgress: InProgress): Promise<void> {
    const end = this.#ms + A_MOMENT_MS;
    await inProgress.quiet();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.pass(next.at - this.#ms);
      await inProgress.quiet();
    }
    this.pass(end - this.#ms);
  }

  #plan(ms: number, run: () => void): () => void {
    const task = { at: this.#ms + ms, run };
    this.#tasks.add(task);
    return () => this.#tasks.delete(task);
  }

  #next(end: number): Task | undefined {
    return [...this.#tasks].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
