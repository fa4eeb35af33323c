import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { DAY, later } from '../clock/instant.ts';
import { liftSuspensions } from '../cards/liftSuspensions.ts';
import { runDailyCharges } from '../money/dailyCharges.ts';
import { repeat, type JobWatch } from './repeat.ts';
import { settleDueTransfers } from '../money/endTransfer.ts';
import { tellOfTransfer } from '../money/tellOfTransfer.ts';

const EVERY_MS = 2000;
/** Quotes are kept for a day after they could last be sent, for whoever looks into a complaint. */
const QUOTE_KEPT_SECONDS = DAY;

export type MoneyJobs = Pick<Core, 'database' | 'clock' | 'services'>;

/** Starts what the clock brings about: transfers in processing that their bank has had long enough are settled, quotes that
 * nobody took are swept out, suspended cards are free again, the charges of a day are made. Returns what stops it. */
export const startMoneyJobs = (jobs: MoneyJobs, watch: JobWatch) =>
  repeat('money', () => runMoneyJobs(jobs), EVERY_MS, watch);

/** One run of the jobs; until nothing is due. */
export async function runMoneyJobs({ database, clock, services }: MoneyJobs): Promise<void> {
  let settled: number;
  do {
    settled = await database.transaction(async (tx) => {
      const now = await clock.now(tx);
      const ended = await settleDueTransfers(tx, now);
      for (const transfer of ended) await tellOfTransfer(tx, services, transfer, now);
      return ended.length;
    });
  } while (settled > 0);
  await database.transaction(async (tx) => sweepQuotes(tx, await clock.now(tx)));
  await database.transaction(async (tx) => liftSuspensions(tx, await clock.now(tx)));
  await runDailyCharges({ database, clock, services });
}

async function sweepQuotes(tx: Transaction, now: string): Promise<void> {
  await tx.query('DELETE FROM transfer_quotes WHERE spent_at IS NULL AND expires_at < $1', [
    later(now, -QUOTE_KEPT_SECONDS),
  ]);
}
