import { DataError } from './dataError.ts';
import { HONG_KONG_OFFSET_MS } from './instant.ts';

const dayMs = 86_400_000;

/** True for a day that exists, as `YYYY-MM-DD`. The calendar, and PostgreSQL, have no year 0. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

function dayNumber(date: string): number {
  if (!isCalendarDate(date)) throw new DataError(`"${date}" is not a date like "2025-01-31".`);
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: string): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Age in whole years on a day. A birthday on 29 February counts from 1 March in other years.
 * @param birth `YYYY-MM-DD` */
export function ageOn(birth: string, on: string): number {
  dayNumber(birth);
  dayNumber(on);
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The day that is `years` later, of the same month and day; 1 March where 29 February does not exist. */
export function addYears(date: string, years: number): string {
  dayNumber(date);
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  const exists: boolean = isCalendarDate(moved);
  return exists ? moved : moved.replace(/02-29$/, '03-01');
}

/** The day that is `months` later (earlier when negative), of the same day of the month; the last one where it is shorter. */
export function addMonths(date: string, months: number): string {
  dayNumber(date);
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const last = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for a moment with its offset: without one, a time means a different moment on every machine. */
export function isInstant(text: unknown): text is string {
  return typeof text === 'string' && instantPattern.test(text) && !Number.isNaN(Date.parse(text));
}

/** Milliseconds of an instant.
 * @throws DataError when it is none, or has no offset */
export function instantMs(instant: string): number {
  const known: boolean = isInstant(instant);
  if (!known) throw new DataError(`"${instant}" is not an instant like "2025-01-31T09:00:00+08:00".`);
  return Date.parse(instant);
}

/** The calendar date in Hong Kong at an instant. */
export function hongKongDate(instant: string): string {
  return new Date(instantMs(instant) + HONG_KONG_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in Hong Kong at an instant, `HH:MM:SS`. */
export function hongKongTime(instant: string): string {
  return new Date(instantMs(instant) + HONG_KONG_OFFSET_MS).toISOString().slice(11, 19);
}

/** Midnight, or another time of day, of a Hong Kong date as an instant with its offset. */
export function hongKongInstant(date: string, time = '00:00:00'): string {
  dayNumber(date);
  return `${date}T${time.length === 5 ? `${time}:00` : time}+08:00`;
}
