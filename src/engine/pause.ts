import type { Timers } from './ports.ts';

/** Waits so many milliseconds, or ends at once when it is aborted. */
export function pause(
  ms: number,
  { timers, signal }: { readonly timers: Timers; readonly signal: AbortSignal },
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = () => {
      cancel();
      resolve();
    };
    const cancel = timers.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
