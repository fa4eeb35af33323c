import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, rowsSum, sumRows } from './rowsSum.ts';

describe('rowsSum', () => {
  it.each([
    [['30.00', '20.00'], true],
    [['30.00', '20.01'], false],
    [[], true],
    [['50'], true],
  ])('amounts %j at most 50: %s', (amounts, holds) => {
    const rows = amounts.map((amount) => ({ amount }));
    expect(judge({ of: '/amount', atMost: { const: 'limit.rows' } }, rows, testContext()) === undefined).toBe(holds);
  });

  it('sums products of two members (R-CONST-22)', () => {
    const rows = [
      { value: '100', quantity: 3 },
      { value: '50.5', quantity: 2 },
    ];
    expect(sumRows({ of: '/value', times: '/quantity', atLeast: '0' }, rows, testContext())).toBe('401.0');
  });

  it('sums equivalents at the rates in force (R-CONST-20)', () => {
    const rows = [
      { amount: '10', currency: 'USD' },
      { amount: '10', currency: 'CNY' },
    ];
    expect(sumRows({ of: '/amount', rates: 'rate.toHkd', atMost: '0' }, rows, testContext())).toBe('89.0');
    expect(
      sumRows({ of: '/amount', rates: 'rate.toHkd', atMost: '0' }, [{ amount: '1', currency: 'EUR' }], testContext()),
    ).toBe(undefined);
  });

  it('holds for nothing when a row has no amount or the bound is absent', () => {
    expect(judge({ of: '/amount', atMost: '5' }, [{ amount: '1' }, {}], testContext())).toEqual({});
    expect(judge({ of: '/amount', atMost: { const: 'no.such' } }, [{ amount: '1' }], testContext())).toEqual({
      sum: '1',
    });
  });

  it('tells a message the sum and the limit', () => {
    expect(judge({ of: '/amount', atMost: '5' }, [{ amount: '4' }, { amount: '2.5' }], testContext())).toEqual({
      sum: '6.5',
      limit: { amount: '5' },
    });
  });

  it('does not depend on the order of rows', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(cents, (values) => {
        const rows = values.map((value) => ({ amount: (value / 100).toFixed(2) }));
        const sum = sumRows({ of: '/amount', atMost: '0' }, rows, testContext());
        expect(sumRows({ of: '/amount', atMost: '0' }, rows.toReversed(), testContext())).toBe(sum);
      }),
    );
  });

  it('proposes rows on both sides', () => {
    const param = { of: '/amount', atLeast: '1', atMost: '5' };
    const { hold } = rowsSum.propose(param, testContext());
    const verdicts = hold.map((rows) => judge(param, rows, testContext()) === undefined);
    expect(verdicts).toContain(true);
    expect(verdicts).toContain(false);
  });
});
