/** The named clock (`Asia/Hong_Kong`) as the gateway last told it; the browser's measures only what has elapsed since. */
export interface Clock {
  /** The instant now, ISO 8601 with +08:00. */
  readonly now: () => string;
  /** Takes the `x-clock` header of a reply, and `x-session-until`; anything that is no instant is ignored. */
  readonly adopt: (instant: string | null, until?: string | null) => void;
  /** When the session ends if no call is answered before, as the gateway last told it. */
  readonly sessionUntil: () => string | undefined;
}

const HONG_KONG_OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * @param start milliseconds since 1970 that the clock shows until the gateway has spoken
 * @param elapsed milliseconds on a monotonic clock
 */
export function createClock(start: number, elapsed: () => number = () => performance.now()): Clock {
  let base = start - elapsed();
  let sessionUntil: string | undefined;
  return {
    now: () => toHongKong(base + elapsed()),
    adopt: (instant, until) => {
      sessionUntil = until ?? sessionUntil;
      const told = instant === null ? NaN : Date.parse(instant);
      if (!Number.isNaN(told)) base = told - elapsed();
    },
    sessionUntil: () => sessionUntil,
  };
}

function toHongKong(ms: number): string {
  return new Date(ms + HONG_KONG_OFFSET_MS).toISOString().replace('Z', '+08:00');
}
