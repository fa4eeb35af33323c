import type { Transaction } from './transaction.ts';

/** What a driver offers: one attempt of a transaction, and an end. */
export interface Driver {
  attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
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
