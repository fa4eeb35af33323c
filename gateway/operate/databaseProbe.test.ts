import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import { DatabaseAway } from '../db/databaseAway.ts';
import type { Transaction } from '../db/transaction.ts';
import { databaseProbe } from './databaseProbe.ts';

const looks = (tx: Transaction) => tx.query('SELECT version').then(() => true);

/** A database that notes what it is asked; statements that `refuse` matches fail. */
function noting(refuse?: RegExp) {
  const asked: string[] = [];
  const query = (sql: string) => {
    asked.push(/^SELECT (\w+)/.exec(sql)?.[1] ?? sql.split(' ')[0]!);
    return refuse?.test(sql) ? Promise.reject(new DatabaseAway('53100')) : Promise.resolve([]);
  };
  const database = { transaction: (work: (tx: unknown) => unknown) => Promise.resolve(work({ query })) };
  return { asked, database: database as unknown as Database };
}

describe('the probe of the database', () => {
  it('writes at first and every three seconds, and reads in between', async () => {
    const { asked, database } = noting();
    let now = 0;
    const probe = databaseProbe(database, looks, () => now);
    for (now of [0, 1000, 2999, 3000]) expect(await probe()).toBe('ready');
    const looked = ['version'];
    const written = ['INSERT', 'set_config', 'count'];
    expect(asked).toEqual([...written, ...looked, ...looked, ...looked, ...written, ...looked]);
  });

  it('says no while nothing can be written, though it reads', async () => {
    const { asked, database } = noting(/^INSERT/);
    const probe = databaseProbe(database, looks, () => 0);
    expect([await probe(), await probe()]).toEqual(['no database', 'no database']);
    expect(asked).toEqual(['INSERT', 'INSERT']);
  });

  it('says no while the disk has room for a row and for nothing more', async () => {
    const { asked, database } = noting(/generate_series/);
    const probe = databaseProbe(database, looks, () => 0);
    expect([await probe(), await probe()]).toEqual(['no database', 'no database']);
    expect(asked.filter((sql) => sql === 'version')).toEqual([]);
  });

  it('asks the disk for new blocks', async () => {
    const database = await freshDatabase();
    const plans: { readonly 'QUERY PLAN': string }[] = [];
    const explain = (tx: Transaction): Transaction => {
      const query: Transaction['query'] = async (sql, params) => {
        const rows = await tx.query<never>(sql, params);
        if (sql.includes('generate_series'))
          plans.push(...(await tx.query<never>(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`)));
        return rows;
      };
      return { ...tx, query };
    };
    const explained: Database = {
      ...database,
      transaction: (work) => database.transaction((tx) => work(explain(tx))),
    };
    expect(await databaseProbe(explained, () => Promise.resolve(true))()).toBe('ready');
    await database.close();
    expect(plans.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/temp (read=\d+ )?written=[1-9]\d/);
  });

  it.each(['0', '64kB'])('is ready where the role may write files of %s only', async (most) => {
    const database = await freshDatabase();
    const limited: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          await tx.query("SELECT set_config('temp_file_limit', $1, true)", [most]);
          return work(tx);
        }),
    };
    expect(await databaseProbe(limited, () => Promise.resolve(true))()).toBe('ready');
    await database.close();
  });

  it('is asked once by however many ask together', async () => {
    const { asked, database } = noting();
    const probe = databaseProbe(database, looks, () => 0);
    expect(await Promise.all([probe(), probe(), probe()])).toEqual(['ready', 'ready', 'ready']);
    expect(asked).toEqual(['INSERT', 'set_config', 'count', 'version']);
    await probe();
    expect(asked.slice(4)).toEqual(['version']);
  });

  it('says no when nothing is answered', async () => {
    const database = { transaction: () => new Promise(() => {}) } as unknown as Database;
    expect(await databaseProbe(database, looks)()).toBe('no database');
  });

  it('says that a key is missing only when the database has said so', async () => {
    const { database } = noting();
    expect(await databaseProbe(database, () => Promise.resolve(false))()).toBe('no key');
    const failing = noting(/^SELECT version/).database;
    expect(await databaseProbe(failing, looks)()).toBe('no database');
    expect(await databaseProbe(database, () => new Promise(() => {}))()).toBe('no database');
  });
});
