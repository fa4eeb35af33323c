import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  hongKongDate,
  hongKongInstant,
  hongKongTime,
  instantMs,
  isCalendarDate,
  weekdayOf,
} from './calendarDate.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1900-01-01', days));

describe('calendar dates', () => {
  it.each(['2024-02-29', '2000-02-29', '2025-12-31', '0001-01-01', '9999-12-31'])('%s exists', (date) =>
    expect(isCalendarDate(date)).toBe(true),
  );
  it.each(['2025-02-29', '1900-02-29', '2025-13-01', '0000-01-01', '0000-02-29', '2025-1-1', '20250101', '', 'x'])(
    '%s does not',
    (date) => expect(isCalendarDate(date)).toBe(false),
  );

  it('takes the day in Hong Kong, whatever the offset of the instant', () => {
    expect(hongKongDate('2025-06-30T16:00:00Z')).toBe('2025-07-01');
    expect(hongKongDate('2025-06-30T15:59:59Z')).toBe('2025-06-30');
    expect(hongKongTime('2025-06-30T23:30:00-05:00')).toBe('12:30:00');
    expect(hongKongDate(hongKongInstant('2025-06-30'))).toBe('2025-06-30');
  });

  it('refuses an instant without an offset, which means another moment on every machine', () => {
    expect(() => instantMs('2025-06-30T12:00:00')).toThrow('not an instant');
    expect(() => instantMs('2025-06-30')).toThrow('not an instant');
  });

  it('counts days, weekdays and years', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2025-03-01', '2025-02-28')).toBe(-1);
    expect(weekdayOf('2025-06-01')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(3);
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17);
    expect(ageOn('2004-02-29', '2022-03-01')).toBe(18);
    expect(addYears('2024-02-29', 1)).toBe('2025-03-01');
    expect(addMonths('2025-08-31', 6)).toBe('2026-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2025-01-15', 24)).toBe('2027-01-15');
    expect(() => daysBetween('2025-02-30', '2025-03-01')).toThrow('2025-02-30');
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
        expect(ageOn(date, addYears(date, 18))).toBe(18);
        expect(ageOn(date, addDays(addYears(date, 18), -1))).toBe(17);
      }),
    );
  });
});
