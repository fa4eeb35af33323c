import { connect, type Database, type DatabaseOptions } from '../db/database.ts';
import { migrate } from './migrate.ts';

/** Opens the database and brings it to the newest migration. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return connect(options, (tx) => migrate(tx));
}
