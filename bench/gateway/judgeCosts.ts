import type { Costs } from './cost.ts';

/** What is promised of the gateway, as ratios of medians of one run. */
export const promised = { read: 3, transfer: 2, growth: 1.2 } as const;

/** The promises that do not hold. A page of history is shown beside them: it counts the account's records up to
 * `account.history.most`, so it grows until there are as many and no further.
 * @param small costs with a short ledger, `large` with a long one */
export function judgeCosts(database: string, small: Costs, large: Costs): readonly string[] {
  const checks: readonly (readonly [says: string, ratio: number, most: number])[] = [
    ['a read costs of the same SQL', large.read / large.readAllSql, promised.read],
    ['a transfer costs of its bare SQL transaction', large.transfer / large.transferSql, promised.transfer],
    ['a read with the long ledger costs of one with the short', large.read / small.read, promised.growth],
    ['a transfer with the long ledger costs of one with the short', large.transfer / small.transfer, promised.growth],
  ];
  return checks.flatMap(([says, ratio, most]) =>
    ratio <= most ? [] : [`${database}: ${says} ${ratio.toFixed(2)} times; at most ${most} is promised.`],
  );
}
