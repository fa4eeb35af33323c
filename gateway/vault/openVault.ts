import type { Transaction } from '../db/transaction.ts';
import { gatewayKey } from './gatewayKey.ts';
import { createVault, type Vault } from './vault.ts';
import { deriveVaultKey, OWN_VERSION, type VaultKey } from './vaultKey.ts';
import { WrongVaultKey } from './wrongVaultKey.ts';

/** The vault of this database. The key that follows from the gateway's own secret opens always, and seals where the
 * operators have given none.
 * @param given the operators' keys, the one that seals first
 * @throws WrongVaultKey when a key that has sealed here is not among them, or is another now */
export async function openVault(tx: Transaction, given: readonly VaultKey[] = []): Promise<Vault> {
  const own = deriveVaultKey(OWN_VERSION, Buffer.from(await gatewayKey(tx, vaultOf(given)), 'base64url'));
  const [first = own, ...rest] = [...given, own];
  const vault = createVault([first, ...rest]);
  await proveKeys(tx, vault);
  return vault;
}

/** The vault of the operators' keys alone; none where they have given none. */
export function vaultOf([newest, ...older]: readonly VaultKey[]): Vault | undefined {
  return newest && createVault([newest, ...older]);
}

const ofKey = (version: number) => `key:${version}`;

/** Every key that seals leaves a proof: without it a key that was lost or mistyped would show only at the first card. */
async function proveKeys(tx: Transaction, vault: Vault): Promise<void> {
  const { version } = vault;
  await tx.query('INSERT INTO vault_keys (version, proof) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    version,
    vault.seal('proof', ofKey(version)),
  ]);
  for (const row of await tx.query<{ version: number; proof: string }>('SELECT version, proof FROM vault_keys')) {
    if (!vault.versions.includes(row.version)) throw new WrongVaultKey(row.version, false);
    try {
      vault.open(row.proof, ofKey(row.version));
    } catch {
      throw new WrongVaultKey(row.version, true);
    }
  }
}

/** Whether all that is sealed here can be opened still: another process may have begun to seal with a key of its own. */
export async function holdsEveryKey(tx: Transaction, { versions }: Pick<Vault, 'versions'>): Promise<boolean> {
  const rows = await tx.query<{ version: number }>('SELECT version FROM vault_keys');
  return rows.every(({ version }) => versions.includes(version));
}
