import type { Core } from '../core.ts';
import type { Transaction } from '../db/transaction.ts';
import { later } from '../clock/instant.ts';
import { settleDueTransfers } from './endTransfer.ts';
import { tellOfTransfer } from './tellOfTransfer.ts';

const EVERY_MS = 2000;
/** Quotes are kept for a day after they could last be sent, for whoever looks into a complaint. */
const QUOTE_KEPT_SECONDS = 86_400;

export type MoneyJobs = Pick<Core, 'database' | 'clock' | 'services'>;

/** Starts what the clock brings about: transfers in processing that their bank has had long enough are settled, quotes that
 * nobody took are swept out. Returns what stops it, once the job under way has ended.
 * @param onError told of a failed run; the next run tries again */
export function startMoneyJobs(jobs: MoneyJobs, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= runMoneyJobs(jobs)
      .catch(onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

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
}

async function sweepQuotes(tx: Transaction, now: string): Promise<void> {
  await tx.query('DELETE FROM transfer_quotes WHERE spent_at IS NULL AND expires_at < $1', [
    later(now, -QUOTE_KEPT_SECONDS),
  ]);
}
