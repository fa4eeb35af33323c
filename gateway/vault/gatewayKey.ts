import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/transaction.ts';
import { sealedFor } from './sealedColumns.ts';
import type { Vault } from './vault.ts';
import { OWN_VERSION } from './vaultKey.ts';
import { WrongVaultKey } from './wrongVaultKey.ts';

const NAME = 'key';
const PLACE = sealedFor('secret', NAME);

/** The key of this database's gateway, made by the first process that asks. With operators' keys it lies sealed, and one that
 * was made without them is sealed in its place: whoever reads the database alone could find every code by trying.
 * @param vault with the operators' keys, where there are any
 * @throws WrongVaultKey when it is sealed with a key that the vault does not hold */
export async function gatewayKey(tx: Transaction, vault?: Vault): Promise<string> {
  const seals = vault !== undefined && vault.version !== OWN_VERSION;
  const row = (await readRow(tx)) ?? (await makeKey(tx, seals ? vault : undefined));
  if (row.value === null) return opened(row.value_sealed, vault);
  if (seals)
    await tx.query('UPDATE gateway_secrets SET value = NULL, value_sealed = $2 WHERE name = $1 AND value IS NOT NULL', [
      NAME,
      vault.seal(row.value, PLACE),
    ]);
  return row.value;
}

type Row = { readonly value: string } | { readonly value: null; readonly value_sealed: string };

/** All columns: the migration that seals card numbers asks before there is one for a sealed key. */
async function readRow(tx: Transaction): Promise<Row | undefined> {
  return (await tx.query<Row>('SELECT * FROM gateway_secrets WHERE name = $1', [NAME]))[0];
}

/** Makes a key, unless another process has meanwhile. */
async function makeKey(tx: Transaction, vault: Vault | undefined): Promise<Row> {
  const key = randomBytes(32).toString('base64url');
  const column = vault ? 'value_sealed' : 'value';
  await tx.query(`INSERT INTO gateway_secrets (name, ${column}) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    NAME,
    vault?.seal(key, PLACE) ?? key,
  ]);
  const row = await readRow(tx);
  if (!row) throw new Error('The gateway has no key.');
  return row;
}

function opened(sealed: string, vault: Vault | undefined): string {
  const version = Number(sealed.split('.')[0]);
  if (!vault?.versions.includes(version)) throw new WrongVaultKey(version, false);
  try {
    return vault.open(sealed, PLACE);
  } catch {
    throw new WrongVaultKey(version, true);
  }
}
