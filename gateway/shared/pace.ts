import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work of one caller, in pieces: others have their turn between them. */
export interface Pace {
  /** Asked at each small step: whether a piece is long enough. */
  readonly isOver: () => boolean;
  /** Lets others have their turn. */
  readonly rest: () => Promise<void>;
}

const PIECE_MS = 8;
/** Looking at a clock takes as long as a small step. */
const STEPS_BETWEEN_LOOKS = 64;

export function pace(): Pace {
  let end = performance.now() + PIECE_MS;
  let steps = 0;
  return {
    isOver: () => {
      steps = (steps + 1) % STEPS_BETWEEN_LOOKS;
      return steps === 0 && performance.now() >= end;
    },
    rest: async () => {
      await nextTurn();
      end = performance.now() + PIECE_MS;
    },
  };
}
