/** Milliseconds since the epoch, `seconds` after an ISO 8601 instant. */
export function addSeconds(instant: string, seconds: number): number {
  return Date.parse(instant) + seconds * 1000;
}
