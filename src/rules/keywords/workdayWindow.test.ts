import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, workdayWindow } from './workdayWindow.ts';

const hours = { calendar: 'prc', from: '08:00', to: '20:00' };

describe('workdayWindow (R-VAL-51, R-VAL-52, R-CONST-29 to R-CONST-31, AMB-07)', () => {
  it.each([
    ['2025-06-03T07:59:59+08:00', false],
    ['2025-06-03T08:00:00+08:00', true],
    ['2025-06-03T19:59:59+08:00', true],
    ['2025-06-03T20:00:00+08:00', false],
    ['2025-06-03T00:00:00Z', true],
    ['2025-06-02T12:00:00+08:00', false],
    ['2025-06-07T12:00:00+08:00', true],
    ['2025-06-08T12:00:00+08:00', false],
    ['2025-06-14T12:00:00+08:00', false],
  ])('%s: open is %s', (instant, open) => {
    expect(judge(hours, instant, testContext()) === undefined).toBe(open);
  });

  it('refuses to guess about a year without a calendar', () => {
    expect(() => judge(hours, '2031-06-03T12:00:00+08:00', testContext())).toThrow(/no year 2031/);
  });

  it.each(['2025-06-03T12:00:00', '2025-06-03', 'now', 5])('holds for no value that is no instant: %s', (value) => {
    expect(judge(hours, value, testContext())).toEqual({});
  });

  it('holds for nothing when the calendar is not there', () => {
    expect(judge({ ...hours, calendar: 'hk' }, '2025-06-03T12:00:00+08:00', testContext())).toBeDefined();
  });

  it('proposes instants on both sides', () => {
    const { hold, fail } = workdayWindow.propose(hours, testContext());
    expect(hold.some((instant) => judge(hours, instant, testContext()) === undefined)).toBe(true);
    expect(fail.some((instant) => judge(hours, instant, testContext()) !== undefined)).toBe(true);
  });
});
