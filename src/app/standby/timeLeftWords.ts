interface TimeLeftWords {
  readonly words: 'minutes' | 'seconds';
  readonly left: number;
}

const MINUTE = 60;
const STEP = 10;

/** How the time left is said: in minutes, and in the last one in steps of ten seconds, so that a screen reader is not told each. */
export function timeLeftWords(ms: number): TimeLeftWords {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > MINUTE - STEP) return { words: 'minutes', left: Math.ceil(seconds / MINUTE) };
  return { words: 'seconds', left: Math.ceil(seconds / STEP) * STEP };
}
