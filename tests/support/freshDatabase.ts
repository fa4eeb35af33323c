import { randomBytes } from 'node:crypto';
import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { templateOf } from './templateOf.ts';

/** A migrated, empty database for one test file: a copy of an embedded one in memory, or a schema of its own on the
 * PostgreSQL that DATABASE_URL names, gone when it is closed. */
export async function freshDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (!url) return openDatabase({ from: await templateOf('empty', () => openDatabase({})) });
  const schema = freshSchema();
  const database = await openDatabase({ url, schema });
  return {
    ...database,
    close: async () => {
      await dropSchema(database, schema);
      await database.close();
    },
  };
}

/** A name for a schema that no other test has. */
export function freshSchema(): string {
  return `test_${randomBytes(8).toString('hex')}`;
}

/** Drops a schema of tests with all that is in it. */
export async function dropSchema(database: Database, schema: string): Promise<void> {
  await database.transaction((tx) => tx.script(`DROP SCHEMA ${schema} CASCADE`));
}
