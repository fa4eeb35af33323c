/** How many calls a process carries out at once. Beyond it a call is refused while that is quick: one that waits for the others
 * is answered when nobody waits for it any more, and so is everyone's behind it. */
export interface Room {
  readonly isFull: () => boolean;
  /** Whoever has entered leaves. */
  readonly enter: () => void;
  readonly leave: () => void;
}

export function createRoom(most: number): Room {
  let inside = 0;
  return {
    isFull: () => inside >= most,
    enter: () => void (inside += 1),
    leave: () => void (inside -= 1),
  };
}
