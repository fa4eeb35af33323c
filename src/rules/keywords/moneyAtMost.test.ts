import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, moneyAtMost } from './moneyAtMost.ts';

const limit = { value: { const: 'limit.single' }, currency: { data: '/currency' } };

describe('moneyAtMost (R-VAL-07)', () => {
  it.each([
    ['100.00', 'HKD', true],
    ['100.01', 'HKD', false],
    ['100', 'HKD', true],
    ['99.999', 'HKD', true],
    ['13.01', 'USD', false],
    ['9.00', 'HKD', true],
  ])('%s %s against the limit of its currency: %s', (amount, currency, holds) => {
    expect(judge(limit, amount, testContext({ currency })) === undefined).toBe(holds);
  });

  it('tells a message the limit', () => {
    expect(judge(limit, '100.01', testContext({ currency: 'HKD' }))).toEqual({
      limit: { amount: '100.00', currency: 'HKD' },
    });
  });

  it('reads a literal, a plain constant and a place of the subject', () => {
    expect(judge('5', '5.01', testContext())).toEqual({ limit: { amount: '5' } });
    expect(judge({ const: 'limit.rows' }, '50.00', testContext())).toBeUndefined();
    expect(judge({ data: '/available' }, '20.01', testContext({ available: '20.00' }))).toBeDefined();
    expect(judge({ data: '/held' }, '1', testContext({ held: { currency: 'HKD', amount: '1.00' } }))).toBeUndefined();
  });

  it.each([
    ['3', '30.00'],
    ['1', '5.00'],
    ['2', '5.00'],
  ])('takes of a family of constants the one of the level %s: %s', (status, amount) => {
    const bound = {
      value: { const: 'limit.daily', by: { data: '/status' }, else: '1' },
      currency: { data: '/currency' },
    };
    expect(judge(bound, '99.00', testContext({ currency: 'HKD', status }))).toEqual({
      limit: { amount, currency: 'HKD' },
    });
    expect(judge(bound, amount, testContext({ currency: 'HKD', status }))).toBeUndefined();
    expect(judge(bound, '1.00', testContext({ currency: 'HKD' }))).toBeDefined();
  });

  it('holds for nothing when the bound is absent or the value is no amount', () => {
    expect(judge(limit, '1', testContext({ currency: 'CNY' }))).toBeDefined();
    expect(judge({ const: 'limit.none' }, '1', testContext())).toBeDefined();
    expect(judge('5', '1e0', testContext())).toBeDefined();
  });

  it('compares exactly where floating point does not', () => {
    expect(judge('0.3', '0.30000000000000004', testContext())).toBeDefined();
    expect(judge('9007199254740993', '9007199254740993', testContext())).toBeUndefined();
    expect(judge('9007199254740992', '9007199254740993', testContext())).toBeDefined();
  });

  it('proposes values on both sides of any bound', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (cents) => {
        const bound = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const { hold, fail } = moneyAtMost.propose(bound, testContext());
        expect(hold.every((value) => judge(bound, value, testContext()) === undefined)).toBe(true);
        expect(fail.length > 0 && fail.every((value) => judge(bound, value, testContext()) !== undefined)).toBe(true);
      }),
    );
  });
});
