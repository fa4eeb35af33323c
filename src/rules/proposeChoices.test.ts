import { describe, expect, it } from 'vitest';
import { proposeChoices } from './proposeChoices.ts';

const abc = ['a', 'b', 'c'];
const holds = (schema: object, choices: readonly string[] = abc) =>
  proposeChoices({ type: 'array', ...schema }, choices).hold.map((one) => String(one));

describe('several of some choices', () => {
  it('are every selection of a few but none, the fewest and the most first', () => {
    expect(holds({}).slice(0, 2)).toEqual(['a', 'a,b,c']);
    expect(new Set(holds({}))).toEqual(new Set(['a', 'b', 'c', 'a,b', 'a,c', 'b,c', 'a,b,c']));
  });

  it('keep to the bounds, and to what there is', () => {
    expect(new Set(holds({ minItems: 2, maxItems: 2 }))).toEqual(new Set(['a,b', 'a,c', 'b,c']));
    expect(holds({ maxItems: 9 }).every((one) => one.length <= 'a,b,c'.length)).toBe(true);
    expect(holds({ minItems: 4 })).toEqual([]);
    expect(holds({}, [])).toEqual([]);
  });

  it('of many are few, with each choice there and not there', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    const found = holds({ minItems: 2, maxItems: 4 }, many);
    expect(found.length).toBeLessThan(15);
    for (const one of many) {
      expect(found.some((some) => some.includes(one))).toBe(true);
      expect(found.some((some) => !some.includes(one))).toBe(true);
    }
  });

  it('fail below the least and above the most', () => {
    const { fail } = proposeChoices({ minItems: 2, maxItems: 2 }, abc);
    expect(fail).toEqual([['a'], ['a', 'b', 'c']]);
  });
});
