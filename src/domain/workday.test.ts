import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCalendarDate, weekdayOf } from './calendarDate.ts';
import { inWorkdayWindow, isWorkday, nextWorkdayOpening, type Calendar } from './workday.ts';

const read = (id: string) => JSON.parse(readFileSync(`content/calendars/${id}.json`, 'utf8')) as Calendar;
const prc = read('prc');
const hk = read('hk');
const hours = { from: '08:00', to: '20:00' };

describe('workdays (R-CONST-29 to R-CONST-31, AMB-07)', () => {
  it.each([
    ['2025-01-26', true],
    ['2025-01-28', false],
    ['2025-09-28', true],
    ['2025-10-08', false],
    ['2025-10-09', true],
    ['2025-10-11', true],
    ['2025-10-12', false],
    ['2026-02-14', true],
    ['2026-02-23', false],
  ])('mainland %s: %s', (date, workday) => expect(isWorkday(prc, date)).toBe(workday));

  it.each([
    ['2025-10-07', false],
    ['2025-10-08', true],
    ['2026-04-07', false],
    ['2026-12-28', true],
    ['2025-10-11', false],
  ])('Hong Kong %s: %s', (date, workday) => expect(isWorkday(hk, date)).toBe(workday));

  it('finds the next opening over a long holiday', () => {
    expect(nextWorkdayOpening(prc, hours, '2025-09-30T20:00:00+08:00')).toBe('2025-10-09T08:00:00+08:00');
    expect(nextWorkdayOpening(prc, hours, '2025-10-09T07:00:00+08:00')).toBe('2025-10-09T08:00:00+08:00');
    expect(nextWorkdayOpening(prc, hours, '2025-10-09T09:00:00+08:00')).toBe('2025-10-09T09:00:00+08:00');
    expect(inWorkdayWindow(prc, hours, '2025-10-09T11:59:59Z')).toBe(true);
    expect(inWorkdayWindow(prc, hours, '2025-10-09T12:00:00Z')).toBe(false);
  });

  it('knows no year that it was not told', () => {
    expect(() => isWorkday(prc, '2031-01-02')).toThrow('Calendar "prc" has no year 2031');
  });

  it.each([hk, prc])(
    'calendar $id: days exist, lie in their year, and only weekend days are worked instead',
    (calendar) => {
      for (const [year, { holidays, workdays }] of Object.entries(calendar.years)) {
        const dates = holidays.map(({ date }) => date);
        expect([...dates, ...workdays].filter((date) => !isCalendarDate(date) || !date.startsWith(year))).toEqual([]);
        expect(new Set(dates).size).toBe(dates.length);
        expect(workdays.filter((date) => ![0, 6].includes(weekdayOf(date)) || dates.includes(date))).toEqual([]);
      }
    },
  );
});
