/** @param isForGood false when the page only goes out of sight */
type LeaveListener = (isForGood: boolean) => void;

const listeners = { first: new Set<LeaveListener>(), last: new Set<LeaveListener>() };

/** Calls `listener` when the page is being left, and whenever it goes out of sight: a phone may end a page that is not looked at
 * without another word.
 * @param order those that tell come `first`, those that save what was told come `last`: a window has no capture phase for this
 * @returns the end of it */
export function onLeavingPage(order: 'first' | 'last', listener: LeaveListener): () => void {
  if (listeners.first.size + listeners.last.size === 0) {
    window.addEventListener('pagehide', gone);
    document.addEventListener('visibilitychange', outOfSight);
  }
  listeners[order].add(listener);
  return () => {
    listeners[order].delete(listener);
    if (listeners.first.size + listeners.last.size > 0) return;
    window.removeEventListener('pagehide', gone);
    document.removeEventListener('visibilitychange', outOfSight);
  };
}

function tell(isForGood: boolean): void {
  for (const listener of [...listeners.first, ...listeners.last]) listener(isForGood);
}

function gone(): void {
  tell(true);
}

function outOfSight(): void {
  if (document.visibilityState === 'hidden') tell(false);
}
