import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { inTable, judge } from './inTable.ts';

describe('inTable (R-VAL-22, AMB-21)', () => {
  const prefixes = { table: 'bank.prefixes', by: 'prefix' } as const;

  it.each([
    [{ table: 'bank.codes' }, '024', true],
    [{ table: 'bank.codes' }, '0244', false],
    [{ table: 'bank.codes' }, '', false],
    [prefixes, '6225880000000000', true],
    [prefixes, '622588', true],
    [prefixes, '62258', false],
    [prefixes, '6225890000000000', false],
    [{ table: 'no.such' }, '024', false],
  ])('%o: %s %s', (param, value, holds) => {
    expect(judge(param, value, testContext()) === undefined).toBe(holds);
  });

  it('accepts every text that begins with a row', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(judge(prefixes, `400000${rest}`, testContext())).toBeUndefined();
      }),
    );
  });

  it('proposes values on both sides', () => {
    const { hold, fail } = inTable.propose(prefixes, testContext());
    expect(hold.length > 0 && hold.every((value) => judge(prefixes, value, testContext()) === undefined)).toBe(true);
    expect(fail.every((value) => judge(prefixes, value, testContext()) !== undefined)).toBe(true);
  });
});
