import { randomInt } from 'node:crypto';
import { hongKongDate } from '../../src/domain/calendarDate.ts';

/** A new reference number: the Hong Kong date, then twelve random digits; says nothing of how many there are. */
export function referenceNumber(now: string): string {
  const digits = `${randomInt(1_000_000)}`.padStart(6, '0') + `${randomInt(1_000_000)}`.padStart(6, '0');
  return hongKongDate(now).replaceAll('-', '') + digits;
}
