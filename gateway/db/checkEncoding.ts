import type { Transaction } from './transaction.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

/** Chinese names have to fit, and PostgreSQL compares letters of all widths (`normalize`) in UTF8 only.
 * @throws UnusableDatabase in any other encoding */
export async function checkEncoding(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ server_encoding: string }>('SHOW server_encoding');
  if (row?.server_encoding === 'UTF8') return;
  throw new UnusableDatabase(
    `The database is encoded in ${row?.server_encoding ?? 'an unknown way'} and has to be in UTF8: make another with ` +
      'createdb -E UTF8 -T template0.',
  );
}
