import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { SEALED_COLUMNS, sealedFor, type SealedColumn } from './sealedColumns.ts';
import type { Vault } from './vault.ts';

/** Brings what earlier keys have sealed under the one that seals now. A key of which nothing is found is needed no longer;
 * it is let go only then, and not after a move, because another process may still be sealing with it. */
export async function rekey(database: Database, vault: Vault): Promise<void> {
  const earlier = await database.transaction((tx) =>
    tx.query('SELECT 1 FROM vault_keys WHERE version <> $1', [vault.version]),
  );
  if (earlier.length === 0) return;
  let moved = 0;
  for (const column of SEALED_COLUMNS) moved += await rekeyColumn(database, vault, column);
  if (moved > 0) return;
  await database.transaction((tx) => tx.query('DELETE FROM vault_keys WHERE version <> $1', [vault.version]));
}

const BATCH = 500;

async function rekeyColumn(database: Database, vault: Vault, column: SealedColumn): Promise<number> {
  let moved = 0;
  for (let reached = ''; ;) {
    const rows = await database.transaction((tx) => rekeyBatch(tx, vault, column, reached));
    moved += rows.length;
    const last = rows.at(-1);
    if (last === undefined) return moved;
    reached = last;
  }
}

/** The keys of the rows that were moved, in their order. */
async function rekeyBatch(
  tx: Transaction,
  vault: Vault,
  { table, column, key, kind, digest, batch = BATCH }: SealedColumn,
  reached: string,
): Promise<string[]> {
  const rows = await tx.query<{ key: string; sealed: string }>(
    `SELECT ${key} AS key, ${column} AS sealed FROM ${table}
     WHERE ${key} > $1 AND ${column} NOT LIKE $2 ORDER BY ${key} LIMIT ${batch} FOR UPDATE`,
    [reached, `${vault.version}.%`],
  );
  const digestOf = (bytes: Uint8Array) => vault.digest(Buffer.from(bytes).toString('utf8'));
  for (const row of rows) {
    const bytes = vault.openBytes(row.sealed, sealedFor(kind, row.key));
    const sealed = vault.sealBytes(bytes, sealedFor(kind, row.key));
    await tx.query(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1`, [row.key, sealed]);
    if (digest) await tx.query(`UPDATE ${table} SET ${digest} = $2 WHERE ${key} = $1`, [row.key, digestOf(bytes)]);
  }
  return rows.map((row) => row.key);
}
