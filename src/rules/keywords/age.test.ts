import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { ageAtLeast, judge as isAtLeast } from './ageAtLeast.ts';
import { ageBelow, judge as isBelow } from './ageBelow.ts';

describe('ageAtLeast and ageBelow (AMB-52)', () => {
  it.each([
    ['2007-06-03', true],
    ['2007-06-04', false],
    ['2007-06-02', true],
    ['2025-06-04', false],
  ])('born %s, on 3 June 2025: 18 or more is %s', (birth, adult) => {
    expect(isAtLeast(18, birth, testContext()) === undefined).toBe(adult);
    expect(isBelow(18, birth, testContext()) === undefined).toBe(!adult);
  });

  it('counts by the day in Hong Kong, not by that of the instant', () => {
    const midnight = testContext({}, { now: '2025-06-02T16:00:00Z' });
    const before = testContext({}, { now: '2025-06-02T15:59:59Z' });
    expect(isAtLeast(18, '2007-06-03', midnight)).toBeUndefined();
    expect(isAtLeast(18, '2007-06-03', before)).toBeDefined();
  });

  it('lets a birthday on 29 February come on 1 March in other years', () => {
    expect(isAtLeast(18, '2008-02-29', testContext({}, { now: '2026-02-28T12:00:00+08:00' }))).toBeDefined();
    expect(isAtLeast(18, '2008-02-29', testContext({}, { now: '2026-03-01T12:00:00+08:00' }))).toBeUndefined();
  });

  it('judges no day that does not exist, and reads constants', () => {
    expect(isAtLeast(18, '2007-02-30', testContext())).toBeDefined();
    expect(isBelow(18, '2007-02-30', testContext())).toBeDefined();
    expect(isAtLeast({ const: 'age.adult' }, '2007-06-03', testContext())).toBeUndefined();
    expect(isAtLeast({ const: 'no.such' }, '2007-06-03', testContext())).toBeDefined();
  });

  it('proposes dates on both sides of any age, on any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 3650 }), (years, days) => {
        const now = new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString();
        const context = testContext({}, { now });
        const older = ageAtLeast.propose(years, context);
        const younger = ageBelow.propose(years, context);
        expect(older.hold.some((birth) => isAtLeast(years, birth, context) === undefined)).toBe(true);
        expect(older.fail.some((birth) => isAtLeast(years, birth, context) !== undefined)).toBe(true);
        expect(younger.hold.some((birth) => isBelow(years, birth, context) === undefined)).toBe(true);
        expect(younger.fail.some((birth) => isBelow(years, birth, context) !== undefined)).toBe(true);
      }),
    );
  });
});
