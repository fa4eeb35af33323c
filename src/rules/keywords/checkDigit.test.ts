import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { checkDigit, judge, passesHkid, passesLuhn } from './checkDigit.ts';

describe('checkDigit (AMB-22)', () => {
  it.each([
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['79927398713', true],
    ['', false],
    ['411111111111111a', false],
  ])('luhn %s: %s', (number, holds) => {
    expect(judge('luhn', number, testContext()) === undefined).toBe(holds);
  });

  it.each([
    ['A123456(3)', true],
    ['a123456(3)', true],
    ['A1234563', true],
    ['A123456(4)', false],
    ['G123456(A)', true],
    ['AB987654(3)', true],
    ['A12345(3)', false],
  ])('hkid %s: %s', (number, holds) => {
    expect(judge('hkid', number, testContext()) === undefined).toBe(holds);
  });

  it('accepts exactly one last digit of any card number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), (start) => {
        expect([...'0123456789'].filter((digit) => passesLuhn(start + digit))).toHaveLength(1);
      }),
    );
  });

  it('accepts exactly one check character of any identity card', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,2}\d{6}$/), (start) => {
        expect([...'0123456789A'].filter((digit) => passesHkid(`${start}(${digit})`))).toHaveLength(1);
      }),
    );
  });

  it.each(['luhn', 'hkid'] as const)('%s: proposes values on both sides', (kind) => {
    const { hold, fail } = checkDigit.propose(kind, testContext());
    expect(hold.every((value) => judge(kind, value, testContext()) === undefined)).toBe(true);
    expect(fail.every((value) => judge(kind, value, testContext()) !== undefined)).toBe(true);
  });
});
