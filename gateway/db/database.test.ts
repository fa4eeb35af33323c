import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { dropSchema, freshSchema } from '../../tests/support/freshDatabase.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { openDatabase } from '../migrations/openDatabase.ts';
import { DataFolderInUse, lockDataFolder } from './dataFolderLock.ts';
import { migrate } from '../migrations/migrate.ts';

const url = process.env.DATABASE_URL;
const kinds: [string, () => DatabaseOptions][] = [['PGlite', () => ({})]];
if (url) kinds.push(['PostgreSQL', () => ({ url, schema: freshSchema() })]);

const open: Database[] = [];
const schemas = new Map<string, Database>();
const folders: string[] = [];
afterEach(async () => {
  for (const [schema, database] of schemas) await dropSchema(database, schema);
  schemas.clear();
  await Promise.all(open.splice(0).map((database) => database.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});
async function opened(options: DatabaseOptions): Promise<Database> {
  const database = await openDatabase(options);
  open.push(database);
  if (options.schema) schemas.set(options.schema, database);
  return database;
}
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'database-test-'));
  folders.push(made);
  return made;
}

describe.each(kinds)('database on %s', (_kind, options) => {
  it('gives the same JavaScript values for the same SQL', async () => {
    const database = await opened(options());
    const [row] = await database.transaction((tx) =>
      tx.query<Record<string, unknown>>(
        `SELECT $1::bigint AS big, 3::int AS small, date '2024-02-29' AS day, timestamptz '2024-05-31T00:00:00+08:00' AS at,
           $2::jsonb AS json, $3::bytea AS bytes, sum(x)::bigint AS total FROM (VALUES (1::bigint), (2)) AS v (x)`,
        [9_007_199_254_740_993n, JSON.stringify([{ a: 1 }]), new Uint8Array([1, 2])],
      ),
    );
    expect(row).toMatchObject({
      big: 9_007_199_254_740_993n,
      small: 3,
      day: '2024-02-29',
      json: [{ a: 1 }],
      total: 3n,
    });
    expect(row?.at).toEqual(new Date('2024-05-30T16:00:00Z'));
    expect([...(row?.bytes as Uint8Array)]).toEqual([1, 2]);
  });

  it('rolls back what throws', async () => {
    const database = await opened(options());
    await database.transaction((tx) => tx.script('CREATE TABLE t (n int)'));
    await expect(
      database.transaction(async (tx) => {
        await tx.query('INSERT INTO t VALUES (1)');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await database.transaction((tx) => tx.query('SELECT * FROM t'))).toEqual([]);
  });

  it('runs a transaction again after a serialization failure', async () => {
    const database = await opened(options());
    let tries = 0;
    await database.transaction(async (tx) => {
      tries++;
      if (tries < 3) await tx.script(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    });
    expect(tries).toBe(3);
  });

  it('refuses a migration that was edited after it ran', async () => {
    const database = await opened(options());
    const run = (sql: string) => database.transaction((tx) => migrate(tx, [{ name: '900-x.sql', sql }]));
    await run('CREATE TABLE x (n int)');
    await run('CREATE TABLE x (n int)');
    await expect(run('CREATE TABLE x (n bigint)')).rejects.toThrow(
      'gateway/migrations/900-x.sql is not what ran in it',
    );
  });
});

describe('data folder of the embedded database', () => {
  it('keeps what was committed and refuses a second user', async () => {
    const dataDir = join(await folder(), 'data');
    const first = await openDatabase({ dataDir });
    await first.transaction((tx) => tx.script('CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)'));
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/or set DATA_DIR to another folder\.$/);
    await first.close();
    const second = await opened({ dataDir });
    expect(await second.transaction((tx) => tx.query('SELECT n FROM kept'))).toEqual([{ n: 7 }]);
  });

  it('takes over the lock of a process that has died', async () => {
    const dataDir = join(await folder(), 'data');
    await writeFile(`${dataDir}.lock`, `${process.pid}\nMon Jan  1 00:00:00 1990\n`);
    await (
      await lockDataFolder(dataDir)
    )();
  });
});

describe.runIf(url)('migrations on PostgreSQL', () => {
  it('run once when several processes start together', async () => {
    const schema = freshSchema();
    const all = await Promise.all(Array.from({ length: 6 }, () => opened({ url: url!, schema })));
    const rows = await all[0]!.transaction((tx) => tx.query<{ name: string }>('SELECT name FROM migrations'));
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  });
});
