import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sealNumbers } from './371-seal-numbers.ts';
import type { Transaction } from '../db/transaction.ts';
import { UnusableDatabase } from '../db/unusableDatabase.ts';

/** Any fixed number; every process that migrates this database asks for the same lock. */
const MIGRATION_LOCK = 7_204_311;

/** File name, `004-ledger.sql`; files run in this order. What SQL cannot do is a function. */
export type Migration = { name: string; sql: string } | { name: string; run: (tx: Transaction) => Promise<void> };

const coded: readonly Migration[] = [{ name: '371-seal-numbers.ts', run: sealNumbers }];

const ownFolder = fileURLToPath(new URL('./', import.meta.url));

/** The gateway's own migrations: the numbered `.sql` files of a folder, and those in TypeScript. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name));
  const read = names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, 'utf8') }));
  return [...(await Promise.all(read)), ...coded].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a function does depends on more than its file, so that it is known by its name alone. */
const checksum = (migration: Migration) =>
  createHash('sha256')
    .update('sql' in migration ? migration.sql.replaceAll('\r\n', '\n') : migration.name)
    .digest('hex');

/** Runs what has not run yet, all or nothing; several processes that start together take turns.
 * @throws UnusableDatabase when a migration that has run was edited since */
export async function migrate(tx: Transaction, migrations?: Migration[]): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await tx.script(`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())`);
  const rows = await tx.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations');
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const migration of migrations ?? (await readMigrations())) {
    const { name } = migration;
    const sum = checksum(migration);
    if (done.has(name)) {
      if (done.get(name) === sum) continue;
      throw new UnusableDatabase(
        `The database was prepared by another version: gateway/migrations/${name} is not what ran in it. Start the version ` +
          'that ran it, or a newer one. Whoever changed the file restores it, and writes the change as a new one.',
      );
    }
    await ('sql' in migration ? tx.script(migration.sql) : migration.run(tx));
    await tx.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, sum]);
  }
}
