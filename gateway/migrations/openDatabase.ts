import { checkEncoding } from '../db/checkEncoding.ts';
import { connect, type Database, type DatabaseOptions } from '../db/database.ts';
import { migrate } from './migrate.ts';

/** Opens the database and brings it to the newest migration.
 * @throws UnusableDatabase when it cannot be used as it is */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return connect(options, async (tx) => {
    await checkEncoding(tx);
    await migrate(tx);
  });
}
