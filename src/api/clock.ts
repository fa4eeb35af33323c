/** The named clock (`Asia/Hong_Kong`) as the gateway last told it; the browser's measures only what has elapsed since. */
export interface Clock {
  /** The instant now, ISO 8601 with +08:00. */
  readonly now: () => string;
  /** Takes the `x-clock` header of a reply; anything that is no instant is ignored. */
  readonly adopt: (instant: string | null) => void;
}

const HONG_KONG_OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * @param start milliseconds since 1970 that the clock shows until the gateway has spoken
 * @param elapsed milliseconds on a monotonic clock
 */
export function createClock(start: number, elapsed: () => number = () => performance.now()): Clock {
  let base = start - elapsed();
  return {
    now: () => toHongKong(base + elapsed()),
    adopt: (instant) => {
      const told = instant === null ? NaN : Date.parse(instant);
      if (!Number.isNaN(told)) base = told - elapsed();
    },
  };
}

function toHongKong(ms: number): string {
  return new Date(ms + HONG_KONG_OFFSET_MS).toISOString().replace('Z', '+08:00');
}
