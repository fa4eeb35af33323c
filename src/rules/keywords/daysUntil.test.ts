import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { daysUntil, judge } from './daysUntil.ts';

describe('daysUntil (R-VAL-33, R-VAL-34, R-VAL-46, AMB-23)', () => {
  it.each([
    ['2025-06-02', { min: 0 }, false],
    ['2025-06-03', { min: 0 }, true],
    ['2025-08-31', { min: 90 }, false],
    ['2025-09-01', { min: 90 }, true],
    ['2025-09-01', { min: 0, max: 90 }, true],
    ['2025-09-02', { min: 0, max: 90 }, false],
    ['2025-06-31', { min: 0 }, false],
  ])('%s within %o of 3 June 2025: %s', (date, bounds, holds) => {
    expect(judge(bounds, date, testContext()) === undefined).toBe(holds);
  });

  it('tells a message how many days there are', () => {
    expect(judge({ min: 90 }, '2025-06-04', testContext())).toEqual({ days: 1, min: 90 });
  });

  it('holds for nothing when a bound refers to nothing', () => {
    expect(judge({ min: { const: 'no.such' } }, '2030-01-01', testContext())).toBeDefined();
    expect(daysUntil.propose({ min: { const: 'no.such' } }, testContext())).toEqual({ hold: [], fail: [] });
  });

  it('proposes dates on both sides', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 400 }), (min, span) => {
        const bounds = { min, max: min + span };
        const { hold, fail } = daysUntil.propose(bounds, testContext());
        expect(hold.map((date) => judge(bounds, date, testContext()) === undefined)).toEqual([true, true]);
        expect(fail.map((date) => judge(bounds, date, testContext()) === undefined)).toEqual([false, false]);
      }),
    );
  });
});
