import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { watchedDatabase, type WatchedDatabase } from './watchedDatabase.ts';

let database: WatchedDatabase;
beforeAll(async () => {
  database = watchedDatabase(await freshDatabase(), ['topup_orders', 'sandbox_clock']);
  database.hasChanged();
});
afterAll(() => database.close());

const does = async (sql: string) => {
  await database.transaction((tx) => tx.query(sql));
  return [database.hasChanged(), database.hasChanged()];
};

it.each([
  'INSERT INTO sandbox_clock (ahead_ms) VALUES (1)',
  'update sandbox_clock SET ahead_ms = 2',
  'WITH gone AS (DELETE FROM topup_orders RETURNING 1) SELECT count(*) FROM gone',
  'DELETE FROM sandbox_clock',
])('is told once of: %s', async (sql) => expect(await does(sql)).toEqual([true, false]));

it.each([
  'SELECT * FROM sandbox_clock',
  'SELECT * FROM sandbox_clock FOR UPDATE',
  'SELECT * FROM sandbox_clock FOR NO KEY UPDATE',
  'DELETE FROM sandbox_outbox',
])('hears nothing of: %s', async (sql) => expect(await does(sql)).toEqual([false, false]));
