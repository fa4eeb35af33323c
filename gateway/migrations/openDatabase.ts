import { checkEncoding } from '../db/checkEncoding.ts';
import { connect, type Database, type DatabaseOptions } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { migrate } from './migrate.ts';

/** Opens the database and brings it to the newest migration.
 * @param around what is to be found out before the first migration runs, and done after the last, in the same transaction
 * @throws UnusableDatabase when it cannot be used as it is */
export function openDatabase(
  options: DatabaseOptions,
  around: (tx: Transaction, migrate: () => Promise<void>) => Promise<void> = (_, migrate) => migrate(),
): Promise<Database> {
  return connect(options, async (tx) => {
    await checkEncoding(tx);
    await around(tx, () => migrate(tx));
  });
}
