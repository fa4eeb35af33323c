import type { AttemptOptions, PoolUse } from './driver.ts';
import type { Transaction } from './transaction.ts';
import { openPglite } from './pgliteDriver.ts';
import { openPostgres } from './postgresDriver.ts';
import { retried } from './retry.ts';

export interface Database {
  /** Runs `work` in one transaction and commits it; anything thrown rolls it back. A deadlock or a serialization
   * failure runs `work` again, so it must have no effect outside the transaction. Not to be called inside `work`.
   * @throws DatabaseAway when a server does not answer within five seconds, or within the budget of whoever asks, or
   * when the connection is lost */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: AttemptOptions): Promise<T>;
  close(): Promise<void>;
  dump?(): Promise<Blob>;
  /** How many connections do what; of a server only. */
  pool?(): PoolUse;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database is used. */
  url?: string;
  /** Folder of the embedded database; without it the data lives in memory. */
  dataDir?: string;
  /** A dump to start an embedded database from. */
  from?: Blob;
  /** PostgreSQL schema, made when absent: tests run beside one another in one database. */
  schema?: string;
}

/** Opens the database as it is; `prepare` runs in a transaction of its own before anybody else gets it. */
export async function connect(
  options: DatabaseOptions,
  prepare: (tx: Transaction) => Promise<void>,
): Promise<Database> {
  const driver = options.url ? await openPostgres(options.url, options.schema) : await openPglite(options);
  try {
    await driver.attempt(prepare, { unlimited: true });
  } catch (error) {
    await driver.close();
    throw error;
  }
  return {
    transaction: (work, options) => retried(() => driver.attempt(work, options)),
    close: () => driver.close(),
    ...(driver.dump ? { dump: () => driver.dump!() } : {}),
    ...(driver.pool ? { pool: () => driver.pool!() } : {}),
  };
}
