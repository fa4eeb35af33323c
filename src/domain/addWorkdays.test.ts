import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addWorkdays } from './addWorkdays.ts';
import type { Calendar } from './workday.ts';

const calendar = JSON.parse(
  readFileSync(new URL('../../content/calendars/hk.json', import.meta.url), 'utf8'),
) as Calendar;

it.each([
  ['2025-03-03', 0, '2025-03-03'],
  ['2025-03-03', 1, '2025-03-04'],
  ['2025-03-07', 1, '2025-03-10'],
  ['2025-03-07', 2, '2025-03-11'],
  ['2025-04-03', 1, '2025-04-07'],
  ['2025-12-31', 1, '2026-01-02'],
  ['2025-03-03', 7, '2025-03-12'],
  ['2025-04-17', 1, '2025-04-22'],
  ['2025-03-08', 0, '2025-03-08'],
])('R-CONST-26, R-CONST-37: from %s, %i workdays later, is %s', (date, workdays, expected) => {
  expect(addWorkdays(calendar, date, workdays)).toBe(expected);
});
