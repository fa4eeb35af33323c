import type { Costs } from './cost.ts';

/** What is promised of the gateway, as ratios of medians of one run. */
export const promised = { read: 3, transfer: 2, growth: 1.2 } as const;

/** A promise beside what was measured. */
export interface Verdict {
  readonly holds: boolean;
  readonly line: string;
}

/** Every promise, held against what was measured.
 * @param small costs with a short ledger, `large` with a long one */
export function judgeCosts(database: string, small: Costs, large: Costs): readonly Verdict[] {
  const checks: readonly (readonly [says: string, ratio: number, most: number])[] = [
    ['a read costs of the same SQL', large.read / large.readAllSql, promised.read],
    ['a page of history costs of the same SQL', large.history / large.historySql, promised.read],
    ['a transfer costs of its bare SQL transaction', large.transfer / large.transferSql, promised.transfer],
    ['a read with the long ledger costs of one with the short', large.read / small.read, promised.growth],
    [
      'a page of history with the long ledger costs of one with the short',
      large.history / small.history,
      promised.growth,
    ],
    ['a transfer with the long ledger costs of one with the short', large.transfer / small.transfer, promised.growth],
  ];
  return checks.map(([says, ratio, most]) => ({
    holds: ratio <= most,
    line: `${ratio <= most ? '✓' : '✗'} ${database}: ${says} ${ratio.toFixed(2)} times; at most ${most} is promised.`,
  }));
}
