import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testWorld.ts';
import { foldName, judge, sameName } from './sameName.ts';

describe('sameName (AMB-42)', () => {
  const other = { data: '/member_name' };

  it.each([
    ['CHAN TAI MAN', 'chan tai man', true],
    ['CHAN TAI MAN', 'ＣＨＡＮ　ＴＡＩ　ＭＡＮ', true],
    ['CHAN TAI MAN', ' CHAN   TAI MAN ', true],
    ["O'BRIEN-LEE", 'OBRIENLEE', true],
    ['CHAN TAI MAN', 'CHAN TAI MING', false],
    ['CHAN TAI MAN', 'CHANTAIMAN', false],
    ['陳大文', '陳大文', true],
    ['陳大文', '陈大文', false],
  ])('%s and %s: %s', (first, second, holds) => {
    expect(judge(other, second, testContext({ member_name: first })) === undefined).toBe(holds);
  });

  it('folds a name once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });

  it('proposes names on both sides', () => {
    const context = testContext({ member_name: 'WONG Siu Ming' });
    const { hold, fail } = sameName.propose(other, context);
    expect(hold.every((value) => judge(other, value, context) === undefined)).toBe(true);
    expect(fail.every((value) => judge(other, value, context) !== undefined)).toBe(true);
  });
});
