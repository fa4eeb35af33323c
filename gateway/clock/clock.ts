import type { Transaction } from '../db/transaction.ts';
import { instant } from './instant.ts';

/** The named clock. Nothing else in the gateway asks the system for the time; each call reads it once. */
export interface Clock {
  /** Reads the time inside a transaction, so that processes on one database agree when a sandbox has moved it. */
  readonly now: (tx: Transaction) => Promise<string>;
}

/** The system's own time. */
export const systemClock: Clock = { now: () => Promise.resolve(instant(Date.now())) };
