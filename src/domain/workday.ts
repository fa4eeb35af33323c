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

/** True on a weekday that is no holiday, and on a weekend day that is worked.
 * @throws DataError when the calendar does not know the year: no silent guess about a holiday */
export function isWorkday(calendar: Calendar, date: string): boolean {
  const year = calendar.years[date.slice(0, 4)];
  if (!year)
    throw new DataError(`Calendar "${calendar.id}" has no year ${date.slice(0, 4)}: add it to content/calendars.`);
  if (year.workdays.includes(date)) return true;
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !year.holidays.some((holiday) => holiday.date === date);
}

/** The workday that is `count` workdays after a date, which itself does not count.
 * @throws DataError when the calendar does not know a year on the way */
export function addWorkdays(calendar: Calendar, date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(calendar, day)) left -= 1;
  }
  return day;
}

/** From `from` up to, not including, `to`, Hong Kong time of day (`08:00`). */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** True when a workday's window is open at an instant. */
export function inWorkdayWindow(calendar: Calendar, window: DayWindow, instant: string): boolean {
  const time = hongKongTime(instant);
  return time >= fullTime(window.from) && time < fullTime(window.to) && isWorkday(calendar, hongKongDate(instant));
}

/** The instant the window opens next; the instant itself while it is open. */
export function nextWorkdayOpening(calendar: Calendar, window: DayWindow, instant: string): string {
  if (inWorkdayWindow(calendar, window, instant)) return instant;
  let date = hongKongDate(instant);
  if (hongKongTime(instant) >= fullTime(window.from)) date = addDays(date, 1);
  while (!isWorkday(calendar, date)) date = addDays(date, 1);
  return hongKongInstant(date, window.from);
}

function fullTime(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
