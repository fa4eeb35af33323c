import type { Transaction } from '../db/transaction.ts';
import { instant } from './instant.ts';

/** The named clock. Nothing else in the gateway asks the system for the time; each call reads it once. */
export interface Clock {
  /** Reads the time inside a transaction, so that processes on one database agree when a sandbox has moved it. */
  readonly now: (tx: Transaction) => Promise<string>;
}

/** The database's own time: processes on one database agree, whatever their machines say. */
export const systemClock: Clock = { now: async (tx) => instant(await databaseTime(tx)) };

export async function databaseTime(tx: Transaction): Promise<Date> {
  const [row] = await tx.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return row!.now;
}
