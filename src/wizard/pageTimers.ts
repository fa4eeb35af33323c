import type { Timers } from '../engine/ports.ts';

/** `setTimeout` counts in 32 bits: a longer wait is taken in parts. */
const LONGEST_MS = 2_147_483_647;

export const pageTimers: Timers = {
  after: (ms, task) => {
    let left = ms;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const part = Math.min(left, LONGEST_MS);
      left -= part;
      timer = setTimeout(left > 0 ? wait : task, part);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
