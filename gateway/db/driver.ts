import type { Transaction } from './transaction.ts';
import type { WaitBudget } from './waitBudget.ts';

export interface AttemptOptions {
  /** Statements may take as long as they need: work at the start, behind another process that does the same. */
  readonly unlimited?: boolean;
  /** Of whoever asks, for this and other transactions; of a server only. */
  readonly budget?: WaitBudget;
}

/** What a driver offers: one attempt of a transaction, and an end. */
export interface Driver {
  attempt<T>(work: (tx: Transaction) => Promise<T>, options?: AttemptOptions): Promise<T>;
  close(): Promise<void>;
  /** The whole database as one file, to open copies from; PGlite only. */
  dump?(): Promise<Blob>;
  pool?(): PoolUse;
}

/** Connections by what they do; `waiting` are transactions without one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}
