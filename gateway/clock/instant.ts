/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const HONG_KONG_MS = 8 * HOUR * 1000;

/** An instant by the named clock: ISO 8601 with milliseconds and Hong Kong's offset, as replies and rules write it. */
export function instant(at: Date | number): string {
  const ms = typeof at === 'number' ? at : at.getTime();
  return new Date(ms + HONG_KONG_MS).toISOString().replace('Z', '+08:00');
}

/** The instant some seconds after another. */
export function later(from: string, seconds: number): string {
  return instant(Date.parse(from) + seconds * 1000);
}

/** Whole seconds from one instant to another, rounded up; never negative. */
export function secondsUntil(from: string, to: string): number {
  return Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000));
}
