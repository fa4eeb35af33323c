import type { Timers } from '../engine/ports.ts';

/** `setTimeout` counts in 32 bits: a longer wait is taken in parts. */
const LONGEST_MS = 2_147_483_647;

/** A tab that nobody sees paints nothing. */
const NO_PAINT_MS = 200;

export const pageTimers: Timers = {
  after: (ms, task) => {
    const due = Date.now() + ms;
    let left = ms;
    let timer: ReturnType<typeof setTimeout>;
    const stop = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', seen);
    };
    const end = (): void => {
      stop();
      task();
    };
    const wait = (): void => {
      const part = Math.min(left, LONGEST_MS);
      left -= part;
      timer = setTimeout(left > 0 ? wait : end, part);
    };
    // A machine that slept, or a page that was put aside, has not counted: what is due is due when it is seen again.
    function seen(): void {
      if (document.visibilityState === 'visible' && Date.now() >= due) end();
    }
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', seen);
    wait();
    return stop;
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
