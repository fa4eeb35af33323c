import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Database } from '../db/database.ts';
import { gatewayKey } from './gatewayKey.ts';
import { openVault } from './openVault.ts';
import { rekey } from './rekey.ts';
import { deriveVaultKey, type VaultKey } from './vaultKey.ts';
import { WrongVaultKey } from './wrongVaultKey.ts';

const [one, two] = [1, 2].map((version) => deriveVaultKey(version, Buffer.alloc(32, version))) as [VaultKey, VaultKey];
let database: Database;
beforeEach(async () => void (database = await freshDatabase()));
afterEach(() => database.close());

/** Starts as the gateway does. */
async function start(...keys: VaultKey[]): Promise<string> {
  const vault = await database.transaction((tx) => openVault(tx, keys));
  await rekey(database, vault);
  return database.transaction((tx) => gatewayKey(tx, vault));
}

async function stored(): Promise<object | undefined> {
  return (await database.transaction((tx) => tx.query<object>('SELECT value, value_sealed FROM gateway_secrets')))[0];
}
const sealedWith = (version: number) => ({
  value: null,
  value_sealed: expect.stringMatching(`^${version}\\.`),
});

it('lies nowhere before a process has asked for it, and sealed from the first one on that has keys', async () => {
  expect(await stored()).toBeUndefined();
  const key = await start(one);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await stored()).toEqual(sealedWith(1));
  expect(await start(one)).toBe(key);
});

it('lies in the clear without keys, and is sealed in its place once there are some', async () => {
  const key = await start();
  expect(await stored()).toEqual({ value: key, value_sealed: null });
  expect(await start(one)).toBe(key);
  expect(await stored()).toEqual(sealedWith(1));
});

it('is brought under a new key like the numbers of cards', async () => {
  const key = await start(one);
  expect(await start(one, two)).toBe(key);
  expect(await stored()).toEqual(sealedWith(1));
  expect(await start(two, one)).toBe(key);
  expect(await stored()).toEqual(sealedWith(2));
  await start(two, one);
  expect(await start(two)).toBe(key);
});

it('opens with none but the key that sealed it: nothing starts on a copy without', async () => {
  await start(one);
  await expect(start()).rejects.toThrow(WrongVaultKey);
  await expect(start()).rejects.toThrow(
    'sealed with key 1, and VAULT_KEYS has none of that version. Write "1:<base64>"',
  );
  await expect(start(two)).rejects.toThrow('sealed with key 1, and VAULT_KEYS has none');
  await expect(start(deriveVaultKey(1, Buffer.alloc(32, 9)))).rejects.toThrow('sealed with another key 1');
});
