import { instantAt } from '../../src/domain/instant.ts';

/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An instant by the named clock. */
export function instant(at: Date | number): string {
  return instantAt(typeof at === 'number' ? at : at.getTime());
}

/** The instant some seconds after another. */
export function later(from: string, seconds: number): string {
  return instant(Date.parse(from) + seconds * 1000);
}

/** Whole seconds from one instant to another, rounded up; never negative. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000));
}
