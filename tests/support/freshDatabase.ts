import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '../../gateway/db/database.ts';

let template: Promise<Blob> | undefined;

async function makeTemplate(): Promise<Blob> {
  const database = await openDatabase({});
  const blob = await database.dump!();
  await database.close();
  return blob;
}

/** A migrated, empty database for one test file: a copy of an embedded one in memory, or a schema of its own on the
 * PostgreSQL that DATABASE_URL names. */
export async function freshDatabase(): Promise<Database> {
  const url = process.env.DATABASE_URL;
  if (url) return openDatabase({ url, schema: `test_${randomBytes(8).toString('hex')}` });
  template ??= makeTemplate();
  return openDatabase({ from: await template });
}
