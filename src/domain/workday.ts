import { addDays, hongKongDate, hongKongInstant, hongKongTime, weekdayOf } from './calendarDate.ts';
import { DataError } from './dataError.ts';

/** `content/calendars/<id>.json`: which weekdays are holidays and which weekend days are worked. */
export interface Calendar {
  readonly id: string;
  readonly description: string;
  readonly years: {
    readonly [year: string]: {
      readonly source: string;
      /** Not gazetted yet: a sample. */
      readonly sample?: boolean;
      readonly holidays: readonly { readonly date: string; readonly name: string }[];
      /** Weekend days that are worked instead of a weekday. */
      readonly workdays: readonly string[];
    };
  };
}

/** A calendar as rules ask it. */
export interface WorkdayCalendar {
  readonly id: string;
  readonly years: {
    readonly [year: string]: {
      readonly holidays: readonly { readonly date: string }[];
      readonly workdays: readonly string[];
    };
  };
}

/** True on a weekday that is no holiday, and on a weekend day that is worked.
 * @throws DataError when the calendar does not know the year: no silent guess about a holiday */
export function isWorkday(calendar: WorkdayCalendar, date: string): boolean {
  const year = calendar.years[date.slice(0, 4)];
  if (!year)
    throw new DataError(`Calendar "${calendar.id}" has no year ${date.slice(0, 4)}: add it to content/calendars.`);
  if (year.workdays.includes(date)) return true;
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !year.holidays.some((holiday) => holiday.date === date);
}

/** From `from` up to, not including, `to`, Hong Kong time of day (`08:00`). */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** True when a workday's window is open at an instant. */
export function inWorkdayWindow(calendar: WorkdayCalendar, window: DayWindow, instant: string): boolean {
  const time = hongKongTime(instant);
  return time >= fullTime(window.from) && time < fullTime(window.to) && isWorkday(calendar, hongKongDate(instant));
}

/** The instant the window opens next; the instant itself while it is open. */
export function nextWorkdayOpening(calendar: WorkdayCalendar, window: DayWindow, instant: string): string {
  if (inWorkdayWindow(calendar, window, instant)) return instant;
  let date = hongKongDate(instant);
  if (hongKongTime(instant) >= fullTime(window.from)) date = addDays(date, 1);
  while (!isWorkday(calendar, date)) date = addDays(date, 1);
  return hongKongInstant(date, window.from);
}

function fullTime(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
