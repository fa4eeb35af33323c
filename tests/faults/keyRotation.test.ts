import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../gateway/db/database.ts';
import { openUpload } from '../../gateway/files/sealedUpload.ts';
import type { Transaction } from '../../gateway/db/transaction.ts';
import type { LogRecord } from '../../gateway/shared/log.ts';
import { createMetrics } from '../../gateway/operate/metrics.ts';
import { operatorPages } from '../../gateway/operate/operatorPages.ts';
import { holdsEveryKey, openVault } from '../../gateway/vault/openVault.ts';
import { rekey } from '../../gateway/vault/rekey.ts';
import { deriveVaultKey, type VaultKey } from '../../gateway/vault/vaultKey.ts';
import { TINY_PNG } from '../contract/support/pictures.ts';
import { sampleDatabase } from '../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import { WalletClient } from '../support/walletClient.ts';

const AT = '2025-03-03T10:00:00+08:00';
const [older, newer] = [1, 2].map((version) => deriveVaultKey(version, Buffer.alloc(32, version))) as [
  VaultKey,
  VaultKey,
];
let database: Database;
beforeAll(async () => void (database = await sampleDatabase(AT)));
afterAll(() => database.close());

/** Starts a process, as `startServer` does: what earlier keys have sealed is moved before it takes calls. */
async function start(...vaultKeys: VaultKey[]): Promise<SampleGateway> {
  const started = await sampleGateway(AT, {}, { database, vaultKeys });
  await rekey(database, started.gateway.core.services.vault);
  return started;
}

const uploaded: string[] = [];

/** Both find a member by the number of a card, and seal what is uploaded. */
async function serve(...both: SampleGateway[]): Promise<void> {
  for (const { gateway } of both) {
    const visitor = new WalletClient((request) => gateway.fetch(request));
    const entered = { area_code: '852', login_id: '4000010000000011', login_pwd: 'Sample1234' };
    expect((await visitor.must('loginByPwd', entered)).next).toBe('NEED_DEVICE_CODE');
    const picture = { scene: 'RECEIPT', file_name: 'a.png', content: TINY_PNG.toString('base64') } as const;
    uploaded.push((await visitor.must('fileUpload', picture)).file_id);
  }
}

const versions = async () =>
  (await database.transaction((tx) => tx.query<{ version: number }>('SELECT version FROM vault_keys ORDER BY 1'))).map(
    ({ version }) => version,
  );

it('another key takes over, step by step as docs/operator.md says, while both processes serve', async () => {
  let [one, two] = [await start(older), await start(older)];
  await serve(one, two);
  one = await start(older, newer);
  await serve(one, two);
  two = await start(older, newer);
  await serve(one, two);
  one = await start(newer, older);
  await serve(one, two);
  two = await start(newer, older);
  await serve(one, two);
  one = await start(newer, older);
  await serve(one, two);
  expect(await versions()).toEqual([2]);

  one = await start(newer);
  await serve(one, two);
  const { vault } = one.gateway.core.services;
  const pictures = await database.transaction((tx) =>
    tx.query<{ file_id: string; sealed: string }>('SELECT file_id, content_sealed AS sealed FROM files'),
  );
  expect(pictures.map(({ file_id }) => file_id).sort()).toEqual([...uploaded].sort());
  for (const { file_id, sealed } of pictures)
    expect(Buffer.from(openUpload(vault, file_id, sealed)).toString('latin1')).toMatch(/^\x89PNG/);
  await expect(database.transaction((tx) => openVault(tx, [older]))).rejects.toThrow('key 2');
});

it('a process that was forgotten is not ready once another seals with a key that it has not', async () => {
  const shared = await sampleDatabase(AT);
  const forgotten = await sampleGateway(AT, {}, { database: shared, vaultKeys: [older] });
  const { vault } = forgotten.gateway.core.services;
  const holdsKeys = (tx: Transaction) => holdsEveryKey(tx, vault);
  const logged: LogRecord[] = [];
  const log = (record: LogRecord) => void logged.push(record);
  const pages = operatorPages(shared, createMetrics(), { isDraining: () => false, holdsKeys, log });
  const gauge = async () => /^wallet_ready (\d)$/m.exec(await (await pages.all.request('/metrics')).text())?.[1];
  const ready = async () => {
    const reply = await pages.health.request('/ready');
    return { code: reply.status, said: await reply.json() };
  };
  expect(await ready()).toEqual({ code: 200, said: { status: 'ready' } });
  expect([await gauge(), logged]).toEqual(['1', []]);
  await sampleGateway(AT, {}, { database: shared, vaultKeys: [newer, older] });
  for (let looks = 0; looks < 2; looks++) expect(await ready()).toEqual({ code: 503, said: { status: 'no key' } });
  expect([await gauge(), logged]).toEqual(['0', [{ event: 'readiness', state: 'no key' }]]);
  await shared.close();
});
