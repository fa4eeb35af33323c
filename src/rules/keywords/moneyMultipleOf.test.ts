import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, moneyMultipleOf } from './moneyMultipleOf.ts';

describe('moneyMultipleOf (R-VAL-04, R-VAL-05, R-VAL-39)', () => {
  it.each([
    ['10', '110', true],
    ['10', '105', false],
    ['100', '100.00', true],
    ['100', '100.01', false],
    ['0.01', '11426.07', true],
    ['0.01', '1.005', false],
    ['10', '0', true],
    ['0', '10', false],
  ])('multiple of %s: %s %s', (step, amount, holds) => {
    expect(judge(step, amount, testContext()) === undefined).toBe(holds);
  });

  it('accepts every whole number of cents, which floating point does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(judge('0.01', amount, testContext())).toBeUndefined();
      }),
    );
  });

  it('proposes values on both sides', () => {
    const { hold, fail } = moneyMultipleOf.propose('10', testContext());
    expect(hold.map((value) => judge('10', value, testContext()) === undefined)).toEqual([true, true]);
    expect(fail.map((value) => judge('10', value, testContext()) === undefined)).toEqual([false, false]);
  });
});
