import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { birthDateIn, judge } from './birthDateIn.ts';

describe('birthDateIn (F-KYC)', () => {
  const number = { data: '/doc_no' };
  const holds = (doc_no: string, birth_date: string) =>
    judge(number, birth_date, testContext({ doc_no })) === undefined;

  it.each([
    ['11010119900307123X', '1990-03-07', true],
    ['11010119900307123X', '1990-03-08', false],
    ['110101900307123', '1990-03-07', true],
    ['110101900307123', '2090-03-07', false],
    ['110101199002301234', '1990-02-30', false],
    ['A123456(3)', '1990-03-07', false],
    ['', '', false],
  ])('%s and %s: %s', (doc_no, birth_date, same) => expect(holds(doc_no, birth_date)).toBe(same));

  it('does not hold where there is no number', () => {
    expect(judge(number, '1990-03-07', testContext({}))).toBeDefined();
    expect(birthDateIn.propose(number, testContext({}))).toEqual({ hold: [], fail: [] });
  });

  it('proposes dates on both sides of any number', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const context = testContext({ doc_no: `110101${date.toISOString().slice(0, 10).replaceAll('-', '')}123X` });
        const { hold, fail } = birthDateIn.propose(number, context);
        expect(hold.map((value) => judge(number, value, context))).toEqual([undefined]);
        expect(fail.every((value) => judge(number, value, context) !== undefined)).toBe(true);
      }),
    );
  });
});
