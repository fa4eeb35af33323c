/** Milliseconds since the epoch, `seconds` after an ISO 8601 instant. */
export function addSeconds(instant: string, seconds: number): number {
  return Date.parse(instant) + seconds * 1000;
}

/** Hong Kong is ahead of UTC by this much, all the year round. */
export const HONG_KONG_OFFSET_MS = 8 * 60 * 60 * 1000;

/** An instant by the named clock (`Asia/Hong_Kong`), as replies and rules write it: ISO 8601 with milliseconds and offset.
 * @param ms since 1970 in UTC */
export function instantAt(ms: number): string {
  return new Date(ms + HONG_KONG_OFFSET_MS).toISOString().replace('Z', '+08:00');
}
