import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { equalTo, judge } from './equalTo.ts';

describe('equalTo (R-VAL-11)', () => {
  const other = { data: '/pay_pwd' };

  it.each([
    ['135790', '135790', true],
    ['135790', '135791', false],
    ['a', 'A', false],
  ])('%s and %s: %s', (first, second, holds) => {
    expect(judge(other, second, testContext({ pay_pwd: first })) === undefined).toBe(holds);
  });

  it('compares values, not the order of keys', () => {
    expect(judge(other, { a: 1, b: [2] }, testContext({ pay_pwd: { b: [2], a: 1 } }))).toBeUndefined();
    expect(judge(other, 18, testContext({ pay_pwd: '18' }))).toBeDefined();
    expect(judge({ const: 'age.adult' }, 18, testContext())).toBeUndefined();
  });

  it('holds for nothing when the other is absent, and tells a message no secret', () => {
    expect(judge(other, 'x', testContext())).toEqual({});
    expect(judge(other, 'x', testContext({ pay_pwd: 'secret' }))).toEqual({});
  });

  it('proposes one of each for any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const context = testContext({ pay_pwd: text });
        const { hold, fail } = equalTo.propose(other, context);
        expect(hold.map((value) => judge(other, value, context) === undefined)).toEqual([true]);
        expect(fail.map((value) => judge(other, value, context) === undefined)).toEqual([false]);
      }),
    );
  });
});
