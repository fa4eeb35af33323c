import { describe, expect, it } from 'vitest';
import { loadContent } from '../content/loadContent.ts';
import { monthAfter, monthBounds, statementMonths } from './statementMonths.ts';

const { constantsAt } = loadContent();
const monthsAt = (now: string, opened = '2020-01-01T00:00:00+08:00') =>
  statementMonths(opened, constantsAt(now), now).map(({ month }) => month);

describe('statementMonths', () => {
  it('gives the previous month from 08:00 on the 1st, Hong Kong time, and the last six (R-CONST-81, R-CONST-82)', () => {
    const before = ['2025-01', '2024-12', '2024-11', '2024-10', '2024-09', '2024-08'];
    expect(monthsAt('2025-03-01T07:59:59.999+08:00')).toEqual(before);
    expect(monthsAt('2025-03-01T08:00:00.000+08:00')).toEqual(['2025-02', ...before.slice(0, 5)]);
    expect(monthsAt('2025-03-31T23:59:59.999+08:00')).toEqual(['2025-02', ...before.slice(0, 5)]);
  });

  it('says from when each is there', () => {
    const now = '2025-03-10T00:00:00+08:00';
    const [newest] = statementMonths('2020-01-01T00:00:00+08:00', constantsAt(now), now);
    expect(newest).toEqual({ month: '2025-02', availableFrom: '2025-03-01T08:00:00+08:00' });
  });

  it('leaves out the months before the account was opened (AMB-61)', () => {
    expect(monthsAt('2025-03-10T00:00:00+08:00', '2025-01-31T23:59:59+08:00')).toEqual(['2025-02', '2025-01']);
    expect(monthsAt('2025-03-10T00:00:00+08:00', '2025-02-01T00:00:00+08:00')).toEqual(['2025-02']);
    expect(monthsAt('2025-03-10T00:00:00+08:00', '2025-03-01T00:00:00+08:00')).toEqual([]);
  });

  it('counts months across a year', () => {
    expect([monthAfter('2025-01', -1), monthAfter('2024-12', 1), monthAfter('2025-03', -14)]).toEqual([
      '2024-12',
      '2025-01',
      '2024-01',
    ]);
    expect(monthBounds('2024-12')).toEqual({ from: '2024-12-01T00:00:00+08:00', to: '2025-01-01T00:00:00+08:00' });
  });
});
