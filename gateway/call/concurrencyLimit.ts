/** How many calls a process carries out at once. Beyond it a call is refused while that is quick: one that waits for the others
 * is answered when nobody waits for it any more, and so is everyone's behind it. */
export interface ConcurrencyLimit {
  readonly isReached: () => boolean;
  /** Whatever has entered leaves. */
  readonly enter: () => void;
  readonly leave: () => void;
}

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0;
  return {
    isReached: () => running >= most,
    enter: () => void (running += 1),
    leave: () => void (running -= 1),
  };
}
