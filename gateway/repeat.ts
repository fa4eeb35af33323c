/** Does a work again and again, never twice at once. Returns what stops it, once the run under way has ended.
 * @param onError told of a failed run; the next one tries again */
export function repeat(work: () => Promise<unknown>, everyMs: number, onError: (error: unknown) => void) {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
