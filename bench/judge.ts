import type { Figures, Measured } from './main.ts';
import { median } from './statistics.ts';

/** What is promised, as ratios of medians of one run. */
const promises: readonly { figure: keyof Figures; against: string; most: number; says: string }[] = [
  { figure: 'key200', against: 'hand', most: 1, says: 'work per key at 200 fields' },
  { figure: 'slowKey40', against: 'hand', most: 1.5, says: 'work per key at 40 fields on a slow phone' },
  { figure: 'interactive', against: 'hand', most: 1.2, says: 'first step interactive' },
  { figure: 'fastInteractive', against: 'hand', most: 2.2, says: 'first step interactive, nothing throttled' },
  { figure: 'nextStep', against: 'hand', most: 1.4, says: 'next step without a call on a slow phone' },
  { figure: 'interactive', against: 'rjsf-chakra', most: 0.75, says: 'first step interactive' },
  ...ahead('rjsf-bare'),
];

/** Ahead on every line that says what a member waits for. */
function ahead(against: string): typeof promises {
  const figures = ['interactive', 'fastInteractive', 'key20', 'key200', 'slowKey40', 'nextStep', 'stepToStep'] as const;
  return figures.map((figure) => ({ figure, against, most: 1, says: figure }));
}

/** Kilobytes of heap in which two runs of the same page differ. */
const HEAP_NOISE_KB = 10;

/** The promises that do not hold. */
export function judge(measured: Measured): readonly string[] {
  const broken = promises.flatMap(({ figure, against, most, says }) => {
    const ratio = ratioOf(measured, figure, 'ours', against);
    return ratio <= most ? [] : [`${says}: ${ratio.toFixed(2)} times ${against}; at most ${most} is promised.`];
  });
  const [ours, hand] = ['ours', 'hand'].map((name) => median(valuesOf(measured, name, 'heapGrowth')));
  // A heap may shrink: ratios say nothing here.
  if ((ours ?? NaN) <= Math.max(hand ?? NaN, 0) + HEAP_NOISE_KB) return broken;
  return [
    ...broken,
    `heap growth: ${ours?.toFixed(0)} KB over 200 walks; at most hand's, ${hand?.toFixed(0)} KB, is promised.`,
  ];
}

export function ratioOf(measured: Measured, figure: keyof Figures, one: string, other: string): number {
  const of = (name: string): number => median(valuesOf(measured, name, figure));
  return of(one) / of(other);
}

/** A figure of every round in which it was measured. */
export function valuesOf(measured: Measured, name: string, figure: keyof Figures): readonly number[] {
  return (measured[name] ?? []).flatMap((figures) => figures[figure] ?? []);
}
