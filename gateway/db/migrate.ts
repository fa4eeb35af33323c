import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Transaction } from './transaction.ts';

/** Any fixed number; every process that migrates this database asks for the same lock. */
const MIGRATION_LOCK = 7_204_311;

export interface Migration {
  /** File name, `004-ledger.sql`; files run in this order. */
  name: string;
  sql: string;
}

const ownFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Reads the numbered `.sql` files of a folder. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, 'utf8') })));
}

const checksum = (sql: string) => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** Runs what has not run yet, all or nothing; several processes that start together take turns.
 * @throws Error when a migration that has run was edited since */
export async function migrate(tx: Transaction, migrations?: Migration[]): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await tx.script(`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())`);
  const rows = await tx.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, sql } of migrations ?? (await readMigrations())) {
    const sum = checksum(sql);
    if (done.has(name)) {
      if (done.get(name) === sum) continue;
      throw new Error(
        `gateway/db/migrations/${name} was changed after it ran in this database. ` +
          'A migration that has run stays as it is: restore it and write the change as a new file.',
      );
    }
    await tx.script(sql);
    await tx.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, sum]);
  }
}
