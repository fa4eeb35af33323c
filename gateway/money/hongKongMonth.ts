import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { monthBounds } from './statementMonths.ts';

/** The calendar month in Hong Kong at an instant: its first instant, and the next one's. */
export function hongKongMonth(now: string): { readonly from: string; readonly to: string } {
  return monthBounds(hongKongDate(now).slice(0, 7));
}
