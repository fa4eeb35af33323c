import { addDays } from './calendarDate.ts';
import { isWorkday, type WorkdayCalendar } from './workday.ts';

/** The day that is so many workdays after a date, itself not counted; the date itself for 0.
 * @param date `YYYY-MM-DD`
 * @throws DataError when the calendar does not know a year on the way */
export function addWorkdays(calendar: WorkdayCalendar, date: string, workdays: number): string {
  let day = date;
  for (let left = workdays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkday(calendar, day)) left -= 1;
  }
  return day;
}
