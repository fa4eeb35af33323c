import type { Timers } from '../engine/ports.ts';

/** `setTimeout` counts in 32 bits: a longer wait is taken in parts. */
const LONGEST_MS = 2_147_483_647;

/** A tab that nobody sees paints nothing. */
const NO_PAINT_MS = 200;

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
  afterPaint: (task) => {
    let timer = setTimeout(run, NO_PAINT_MS);
    // The callback comes before the paint, what it posts comes after it.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(run);
    });
    function run(): void {
      cancelAnimationFrame(frame);
      task();
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  },
};
