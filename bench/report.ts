import { ratioOf, valuesOf } from './judge.ts';
import type { Figures, Measured } from './main.ts';
import { median, spread } from './statistics.ts';

const rows: readonly (readonly [figure: keyof Figures, label: string, digits: number, scale: number])[] = [
  ['javascript', 'JavaScript, brotli (KB)', 1, 1000],
  ['interactive', 'first step interactive (ms)', 0, 1],
  ['fastInteractive', 'the same, nothing throttled (ms)', 0, 1],
  ['blocking', 'blocking time (ms)', 0, 1],
  ['key20', 'work a key, 20 fields (ms)', 2, 1],
  ['key200', 'work a key, 200 fields (ms)', 2, 1],
  ['slowKey40', 'work a key, 40 fields, 4x slower (ms)', 2, 1],
  ['nextStep', 'next step, no call, 4x slower (ms)', 0, 1],
  ['stepToStep', 'details to review (ms)', 0, 1],
  ['heapGrowth', 'heap growth, 200 walks (KB)', 0, 1],
];

/** A table: medians with their spread, and ours as a ratio of each; "ours again" shows the noise. */
export function report(measured: Measured): string {
  const names = Object.keys(measured);
  const others = names.filter((name) => name !== 'ours');
  const head = ['', ...names, ...others.map((name) => `ours / ${name}`)];
  const lines = rows.map(([figure, label, digits, scale]) => [
    label,
    ...names.map((name) => {
      const values = valuesOf(measured, name, figure).map((value) => value / scale);
      return `${median(values).toFixed(digits)} ± ${spread(values).toFixed(digits)}`;
    }),
    ...others.map((name) => ratioOf(measured, figure, 'ours', name).toFixed(2)),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]!.length)));
  const note = 'Load at 4x slow-down and fast 3G; medians ± half the distance between the quartiles.';
  return (
    [head, ...lines].map((line) => line.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')).join('\n') + `\n${note}`
  );
}
