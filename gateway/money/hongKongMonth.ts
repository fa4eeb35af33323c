import { addDays, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';

/** The calendar month in Hong Kong at an instant: its first instant, and the next one's. */
export function hongKongMonth(now: string): { readonly from: string; readonly to: string } {
  const first = `${hongKongDate(now).slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: hongKongInstant(first), to: hongKongInstant(next) };
}
