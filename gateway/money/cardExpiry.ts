import { addDays, addMonths } from '../../src/domain/calendarDate.ts';

/** The last valid day of a card: its face says a month, and it is good until that month ends.
 * @param from the day from which it counts, `YYYY-MM-DD` */
export function cardExpiry(from: string, years: number): string {
  return addDays(addMonths(`${from.slice(0, 7)}-01`, 12 * years + 1), -1);
}
