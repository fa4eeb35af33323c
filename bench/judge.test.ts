import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Figures } from './main.ts';
import { median, rotated, spread } from './statistics.ts';

const figures = (change: Partial<Figures>): Figures => ({
  javascript: 1,
  interactive: 1000,
  blocking: 1,
  key20: 1,
  key200: 1,
  slowKey40: 1,
  nextStep: 1,
  stepToStep: 1,
  heapGrowth: 1,
  ...change,
});

describe('judge', () => {
  const rjsf = [figures({ interactive: 4000 })];

  it('holds ours to its promises by the medians', () => {
    const noisy = [figures({ key200: 1.4 }), figures({ key200: 9 }), figures({ key200: 1.3 })];
    expect(judge({ ours: noisy, hand: [figures({})], 'rjsf-chakra': rjsf })).toEqual([]);
  });

  it('names each promise that is broken', () => {
    const slow = [figures({ key200: 1.6, slowKey40: 1.7, nextStep: 2.1, interactive: 3100 })];
    const broken = judge({ ours: slow, hand: [figures({})], 'rjsf-chakra': rjsf });
    const ratios = ['1.60 times hand', '1.70 times hand', '2.10 times hand', '0.78 times rjsf'];
    expect(broken).toEqual(ratios.map((ratio) => expect.stringContaining(ratio) as string));
  });

  it('takes a figure that was not measured for broken', () => {
    expect(judge({ ours: rjsf, hand: [], 'rjsf-chakra': [] })).toHaveLength(4);
  });
});

describe('statistics', () => {
  it('finds the middle and how far values lie from it', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1.5);
  });

  it('lets each rival come first in turn', () => {
    expect([0, 1, 2].map((round) => rotated(['a', 'b', 'c'], round)[0])).toEqual(['a', 'b', 'c']);
  });
});
