import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { settleDueTransfers } from './endTransfer.ts';

const EVERY_MS = 2000;

/** Starts what the clock brings about: transfers in processing that their bank has had long enough are settled.
 * Returns what stops it, once the job under way has ended.
 * @param onError told of a failed run; the next run tries again */
export function startMoneyJobs(
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= runMoneyJobs(database, clock)
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
export async function runMoneyJobs(database: Database, clock: Clock): Promise<void> {
  let settled: string[];
  do {
    settled = await database.transaction(async (tx) => settleDueTransfers(tx, await clock.now(tx)));
  } while (settled.length > 0);
}
