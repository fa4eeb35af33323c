import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { checkEncoding } from './checkEncoding.ts';
import type { Transaction } from './transaction.ts';
import { unusableDatabase } from './unusableDatabase.ts';

it('takes a database in UTF8', async () => {
  const database = await freshDatabase();
  await database.transaction(checkEncoding);
  await database.close();
});

it.each(['SQL_ASCII', 'LATIN1'])('refuses one in %s, in one line that says what to do', async (encoding) => {
  const tx = { query: () => Promise.resolve([{ server_encoding: encoding }]) } as unknown as Transaction;
  const told = await checkEncoding(tx).then(() => 'taken', unusableDatabase);
  expect(told).toBe(
    `The database is encoded in ${encoding} and has to be in UTF8: make another with createdb -E UTF8 -T template0.`,
  );
});
