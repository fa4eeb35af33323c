import { isCalendarDate } from '../../src/domain/calendarDate.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { WorkdayCalendar } from '../../src/domain/workday.ts';

/** A calendar as code asks it and as rules look at it. */
export type JudgedCalendar = WorkdayCalendar & JsonObject;

/** Judges what a file of content/calendars holds.
 * @throws Error when it is no calendar */
export function judgedCalendar(data: JsonObject, file: string): JudgedCalendar {
  if (!isCalendar(data)) throw new Error(`${file} is no calendar; see schemas/language/calendar.schema.json.`);
  return data;
}

function isCalendar(data: JsonObject): data is JudgedCalendar {
  return typeof data.id === 'string' && isJsonObject(data.years) && Object.values(data.years).every(isYear);
}

function isYear(year: Json | undefined): boolean {
  if (!isJsonObject(year) || !Array.isArray(year.holidays) || !Array.isArray(year.workdays)) return false;
  const holidays: readonly unknown[] = year.holidays;
  return (
    holidays.every((holiday) => isJsonObject(holiday) && isCalendarDate(holiday.date)) &&
    year.workdays.every(isCalendarDate)
  );
}
