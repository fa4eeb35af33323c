import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Figures } from './main.ts';
import { median, rotated, spread } from './statistics.ts';

const figures = (change: { [name in keyof Figures]?: Figures[name] | undefined }): Figures =>
  ({
    javascript: 1,
    interactive: 1000,
    fastInteractive: 1,
    blocking: 1,
    key20: 1,
    key200: 1,
    slowKey40: 1,
    nextStep: 1,
    stepToStep: 1,
    heapGrowth: 1,
    ...change,
  }) as Figures;

describe('judge', () => {
  const hand = [figures({})];
  const rjsf = [figures({ interactive: 4000 })];
  const others = { hand, 'rjsf-chakra': rjsf, 'rjsf-bare': rjsf };

  it('holds ours to its promises by the medians', () => {
    const noisy = [figures({ key200: 0.9 }), figures({ key200: 9 }), figures({ key200: 1 })];
    expect(judge({ ours: noisy, ...others })).toEqual([]);
  });

  it('names each promise that is broken', () => {
    const slow = [figures({ key200: 1.1, slowKey40: 1.7, nextStep: 1.5, interactive: 3100, fastInteractive: 2.3 })];
    const roomy = [figures({ key200: 2, slowKey40: 2, nextStep: 2, interactive: 9000, fastInteractive: 3 })];
    const broken = judge({ ours: slow, ...others, 'rjsf-bare': roomy });
    const ratios = [
      '1.10 times hand',
      '1.70 times hand',
      '3.10 times hand',
      '2.30 times hand',
      '1.50 times hand',
      '0.78 times rjsf',
    ];
    expect(broken).toEqual(ratios.map((ratio) => expect.stringContaining(ratio) as string));
  });

  it('wants ours ahead of bare rjsf on every line', () => {
    const behind = [figures({ stepToStep: 0.5 })];
    expect(judge({ ours: [figures({})], ...others, 'rjsf-bare': behind })).toEqual([
      expect.stringContaining('2.00 times rjsf-bare'),
    ]);
  });

  it('lets the heap grow as much as by hand, but for noise', () => {
    const grown = [figures({ heapGrowth: 60 }), figures({ heapGrowth: undefined })];
    expect(judge({ ours: grown, ...others })).toEqual([expect.stringContaining('60 KB over 200 walks')]);
    expect(judge({ ours: grown, ...others, hand: [figures({ heapGrowth: 55 })] })).toEqual([]);
  });

  it('takes a figure that was not measured for broken', () => {
    expect(judge({ ours: rjsf, hand: [], 'rjsf-chakra': [], 'rjsf-bare': [] })).toHaveLength(14);
  });
});

describe('statistics', () => {
  it('finds the middle and how far values lie from it', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1.5);
  });

  it('lets each baseline come first in turn', () => {
    expect([0, 1, 2].map((round) => rotated(['a', 'b', 'c'], round)[0])).toEqual(['a', 'b', 'c']);
  });
});
