import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { plainNumbers, sampleNumbers } from '../../tests/support/plainNumbers.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { checkReported, reportPayee } from '../money/checkReported.ts';
import { findSavedPayee, savedPayeesOf, savePayee, type Paid } from '../money/savedPayee.ts';
import { ownerOfCard } from '../money/wallet.ts';
import { createPasswordHasher } from './passwordHasher.ts';
import { everySampleMember } from '../seed/everySampleMember.ts';
import { seed } from '../seed/seed.ts';
import { openUpload, sealUpload } from '../files/sealedUpload.ts';
import { revealNumber } from './cardNumber.ts';
import { openVault } from './openVault.ts';
import { rekey } from './rekey.ts';
import { createSecrets } from './secrets.ts';
import { createVault, type Vault } from './vault.ts';
import { deriveVaultKey } from './vaultKey.ts';

const clock: Clock = { now: () => Promise.resolve('2025-03-03T10:00:00.000+08:00') };
const passwords = createPasswordHasher({ N: 16, r: 1, p: 1 });
const [first, second] = [1, 2].map((version) => deriveVaultKey(version, Buffer.alloc(32, version)));
const cards = everySampleMember.flatMap(({ accounts }) => accounts.map(({ cardNo }) => cardNo)).sort();
/** Bytes that are no text. */
const PICTURE = Buffer.from([0xff, 0xd8, 0x00, 0x80]);
let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
  await seed(database, clock, { passwords });
  const sealed = sealUpload(await open(), 'f1', PICTURE);
  await database.transaction((tx) =>
    tx.query(
      `INSERT INTO files (file_id, subject, scene, media_type, content_sealed, uploaded_at)
       VALUES ('f1', 'member:chan', 'DOCUMENT', 'image/jpeg', $1, now())`,
      [sealed],
    ),
  );
});
afterAll(() => database.close());

const byMobile: Paid = {
  ...({ memberId: 'lee', kind: 'toHk', method: 'FPS' } as const),
  payee: { type: 'mobile', name_en: 'P*** S** F***', name_check: 'registered', proxy_id: '69876543', bank_code: '901' },
};
const settings = {
  constants: { 'transfer.payee.most': 5 },
  secrets: createSecrets('key'),
  now: '2025-03-03T10:00:00+08:00',
};
/** Saves the payee; it is one, under whatever key it lies, and its number opens. */
async function savedNumbers(vault: Vault): Promise<(string | undefined)[]> {
  return database.transaction(async (tx) => {
    await savePayee(tx, vault, byMobile, settings);
    const saved = await savedPayeesOf(tx, 'lee');
    const found = saved.map(({ payeeId }) => findSavedPayee(tx, vault, { memberId: 'lee', payeeId }));
    return (await Promise.all(found)).map((payee) => payee?.destination.proxy_id);
  });
}

const open = (...keys: (typeof first)[]) => database.transaction((tx) => openVault(tx, keys as never));
const versions = async () =>
  (await database.transaction((tx) => tx.query<{ version: number }>('SELECT version FROM vault_keys ORDER BY 1'))).map(
    ({ version }) => version,
  );
/** The numbers of all cards, opened, and found by what was typed in. */
async function numbers(vault: Vault): Promise<string[]> {
  return database.transaction(async (tx) => {
    const rows = await tx.query<{ card_id: string; sealed: string }>(
      'SELECT card_id, number_sealed AS sealed FROM cards',
    );
    const all = rows.map(({ card_id: cardId, sealed }) => revealNumber(vault, { cardId, sealed }));
    for (const cardNo of all) expect(await ownerOfCard(tx, vault, cardNo)).toBeDefined();
    return all.sort();
  });
}
const sealedWith = (version: number) =>
  database.transaction((tx) => tx.query('SELECT 1 FROM cards WHERE number_sealed LIKE $1', [`${version}.%`]));

it('an operators’ key takes over from the gateway’s own; every card is found, every picture opens', async () => {
  expect(await savedNumbers(await open())).toEqual(['69876543']);
  const vault = await open(first);
  expect(await numbers(vault)).toEqual(cards);
  expect(await savedNumbers(vault)).toEqual(['69876543']);
  await rekey(database, vault);
  expect(await savedNumbers(vault)).toEqual(['69876543']);
  expect(await sealedWith(1)).toHaveLength(cards.length);
  expect(await numbers(vault)).toEqual(cards);
  const [row] = await database.transaction((tx) =>
    tx.query<{ sealed: string }>('SELECT content_sealed AS sealed FROM files'),
  );
  expect(row!.sealed.startsWith('1.')).toBe(true);
  expect(Buffer.from(openUpload(vault, 'f1', row!.sealed))).toEqual(PICTURE);
  expect(await versions()).toEqual([0, 1]);
});

it('a key of which nothing is left is let go at the next start', async () => {
  await rekey(database, await open(first));
  expect(await versions()).toEqual([1]);
});

it('a newer key takes over; without the older one before that, the gateway does not open', async () => {
  await expect(open(second)).rejects.toThrow('key 1');
  await expect(open()).rejects.toThrow('key 1');
  const vault = await open(second, first);
  await Promise.all([rekey(database, vault), rekey(database, vault)]);
  await rekey(database, vault);
  expect(await versions()).toEqual([2]);
  expect(await numbers(await open(second))).toEqual(cards);
  expect(await savedNumbers(await open(second))).toEqual(['69876543']);
});

it('a mistyped key of the right version is refused', async () => {
  await expect(open(deriveVaultKey(2, Buffer.alloc(32, 9)))).rejects.toThrow(
    /another key 2 than the one in VAULT_KEYS\. Write "2:<base64>" into VAULT_KEYS with the key that this database was/,
  );
});

it('nothing of all this lies in the clear', async () => {
  expect(await plainNumbers(database, sampleNumbers())).toEqual([]);
});

it('a payee that was reported stays so when the key of that day is gone', async () => {
  const own = deriveVaultKey(0, Buffer.alloc(32));
  const reported = { type: 'account', id: '123456789012', bank_code: '901' } as const;
  const check = (account_number: string) =>
    database.transaction((tx) =>
      checkReported(tx, createVault([second!, own]), { type: 'account', bank_code: '901', account_number }),
    );
  await database.transaction(async (tx) => reportPayee(tx, createVault([first!, own]), reported, await clock.now(tx)));
  await expect(check('123456789012')).rejects.toMatchObject({ code: 'PAYEE_REPORTED' });
  await expect(check('123456789013')).resolves.toBeUndefined();
});
