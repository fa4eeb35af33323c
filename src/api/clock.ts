import { instantAt } from '../domain/instant.ts';

/** The named clock (`Asia/Hong_Kong`) as the gateway last told it; the browser's measures only what has elapsed since. */
export interface Clock {
  /** The instant now, ISO 8601 with +08:00. */
  readonly now: () => string;
  /** Takes the `x-clock` header of a reply, and `x-session-until`; anything that is no instant is ignored. */
  readonly adopt: (instant: string | null, until?: string | null) => void;
  /** When the session ends if no call is answered before, as the gateway last told it. */
  readonly sessionUntil: () => string | undefined;
  /** The session is another one, of which nothing was told yet. */
  readonly forgetSession: () => void;
}

/** A clock that is put right is moved by less, and a machine that sleeps sleeps for longer. */
const LEAST_SLEEP_MS = 5000;

/** Milliseconds on a clock that never goes back, and counts what the machine has slept, which some browsers' monotonic clock does not. */
export function elapsedOfPage(
  wall: () => number = Date.now,
  ticks: () => number = () => performance.now(),
): () => number {
  let ahead = wall() - ticks();
  let slept = 0;
  return () => {
    const more = wall() - ticks() - ahead;
    ahead += more;
    if (more > LEAST_SLEEP_MS) slept += more;
    return ticks() + slept;
  };
}

/**
 * @param start milliseconds since 1970 that the clock shows until the gateway has spoken
 * @param elapsed milliseconds on a monotonic clock
 */
export function createClock(start: number, elapsed = elapsedOfPage()): Clock {
  let base = start - elapsed();
  let sessionUntil: string | undefined;
  return {
    now: () => instantAt(base + elapsed()),
    adopt: (instant, until) => {
      if (isInstant(until)) sessionUntil = until;
      if (isInstant(instant)) base = Date.parse(instant) - elapsed();
    },
    sessionUntil: () => sessionUntil,
    forgetSession: () => (sessionUntil = undefined),
  };
}

function isInstant(text: string | null | undefined): text is string {
  return !Number.isNaN(Date.parse(text ?? ''));
}
