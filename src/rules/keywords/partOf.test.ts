import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { judge, partOf } from './partOf.ts';

const known = { data: '/known' };

describe('partOf', () => {
  it.each([
    ['234567', '61234567', true],
    ['612345', '61234567', true],
    ['61234567', '61234567', true],
    ['654321', '61234567', false],
    ['612345678', '61234567', false],
    ['234567', 7, false],
  ])('%s in %s: %s', (value, whole, holds) => {
    expect(judge(known, value, testContext({ known: whole })) === undefined).toBe(holds);
  });

  it('is false of what is not there', () => {
    expect(judge(known, '234567', testContext({}))).toBeDefined();
  });

  it.each(['61234567', '1234', '864209'])('proposes texts on both sides of %s', (whole) => {
    const context = testContext({ known: whole });
    const { hold, fail } = partOf.propose(known, context);
    expect(hold.every((value) => judge(known, value, context) === undefined)).toBe(true);
    expect(fail.some((value) => judge(known, value, context) !== undefined)).toBe(true);
  });
});
