import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, moneyAtLeast } from './moneyAtLeast.ts';

describe('moneyAtLeast (R-CONST-42)', () => {
  it.each([
    ['350.01', '350.01', true],
    ['350.01', '350.00', false],
    ['0.01', '0', false],
    ['-1', '-1.00', true],
    ['80', '79.99', false],
  ])('at least %s: %s %s', (bound, amount, holds) => {
    expect(judge(bound, amount, testContext()) === undefined).toBe(holds);
  });

  it('proposes values on both sides of any bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (units) => {
        const bound = `${units}.50`;
        const { hold, fail } = moneyAtLeast.propose(bound, testContext());
        expect(hold.every((value) => judge(bound, value, testContext()) === undefined)).toBe(true);
        expect(fail.every((value) => judge(bound, value, testContext()) !== undefined)).toBe(true);
      }),
    );
  });

  it('proposes nothing for a bound that is not there', () => {
    expect(moneyAtLeast.propose({ const: 'no.such' }, testContext())).toEqual({ hold: [], fail: [] });
  });
});
