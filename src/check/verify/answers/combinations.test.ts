import { describe, expect, it } from 'vitest';
import { combinations } from './variants.ts';

describe('combinations', () => {
  it('of few values are all there are', () => {
    expect(
      combinations<string | number>([
        ['a', 'b'],
        [1, 2, 3],
      ]).rows,
    ).toHaveLength(6);
    expect(combinations([])).toEqual({ rows: [[]], all: 1 });
    expect(combinations([['a'], []])).toEqual({ rows: [], all: 0 });
  });

  it('of many bring any two values of two lists together, in far fewer than all', () => {
    const lists = Array.from({ length: 8 }, (_, list) => Array.from({ length: 4 }, (__, value) => `${list}.${value}`));
    const { rows: made, all } = combinations(lists);
    expect(all).toBe(4 ** 8);
    expect(made.length).toBeLessThan(60);
    for (const [left, one] of lists.entries())
      for (const [right, other] of lists.entries())
        if (left < right)
          for (const a of one)
            for (const b of other) expect(made.some((row) => row[left] === a && row[right] === b)).toBe(true);
  });
});
