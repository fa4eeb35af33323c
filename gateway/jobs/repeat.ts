/** Called after each run of a job: how long it took, and what went wrong. */
export type JobWatch = (job: string, seconds: number, error?: unknown) => void;

/** Does a work again and again, never twice at once. Returns what stops it, once the run under way has ended.
 * @param job its name for `watch`, which hears of every run; after a failed one the next tries again */
export function repeat(job: string, work: () => Promise<unknown>, everyMs: number, watch: JobWatch) {
  let running: Promise<unknown> | undefined;
  const run = () => {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    running ??= work()
      .then(() => watch(job, seconds()))
      .catch((error: unknown) => watch(job, seconds(), error))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
