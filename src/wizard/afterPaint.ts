/** How long to wait for a frame: a tab in the background makes none. */
const NO_FRAME_MS = 100;

/** A task that waits for the frame being made to be painted. */
export interface Postponed {
  /** Does it at once, unless it is done. */
  readonly now: () => void;
  readonly cancel: () => void;
}

/** Does the task once the member sees what has just been rendered: what costs time and shows nothing comes after it. */
export function afterPaint(task: () => void): Postponed {
  // A message posted while a frame is made arrives once it is painted.
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(now, NO_FRAME_MS);
  let waits = true;
  port1.onmessage = now;
  return { now, cancel };

  function now(): void {
    if (!waits) return;
    cancel();
    task();
  }

  function cancel(): void {
    waits = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  }
}
