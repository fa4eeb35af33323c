import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseOptions } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { sandboxClock, setClock } from '../../gateway/sandbox/sandboxClock.ts';
import { seed } from '../../gateway/seed/seed.ts';
import { openVault } from '../../gateway/vault/openVault.ts';
import { createPasswordHasher } from '../../gateway/vault/passwordHasher.ts';
import { deriveVaultKey } from '../../gateway/vault/vaultKey.ts';
import { numberOf } from '../contract/support/codes.ts';
import { dropSchema, freshSchema } from '../support/freshDatabase.ts';
import { passwordCost } from '../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import { WalletClient } from '../support/walletClient.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';

const AT = '2025-03-03T10:00:00+08:00';
const [key, another] = [1, 2].map((byte) => deriveVaultKey(1, Buffer.alloc(32, byte))) as [never, never];
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
const run = promisify(execFile);

/** A database that can be backed up, lost and restored, as docs/operator.md says ("Keeping the data"). */
interface Kept {
  readonly options: DatabaseOptions;
  /** Whether the gateway serves meanwhile. */
  readonly whileServing: boolean;
  readonly backUp: () => Promise<unknown>;
  readonly lose: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
}

const inFolder = (folder: string): Kept => {
  const [dataDir, copy] = [join(folder, 'database'), join(folder, 'copy')];
  return {
    options: { dataDir },
    whileServing: false,
    backUp: () => cp(dataDir, copy, { recursive: true }),
    lose: () => rm(dataDir, { recursive: true }),
    restore: () => cp(copy, dataDir, { recursive: true }),
  };
};

const onServer = (folder: string, url: string): Kept => {
  const [schema, file] = [freshSchema(), join(folder, 'wallet.dump')];
  const options = { url, schema };
  return {
    options,
    whileServing: true,
    backUp: () => run('pg_dump', ['--format=custom', `--schema=${schema}`, `--file=${file}`, url]),
    lose: async () => {
      const database = await openDatabase(options);
      await dropSchema(database, schema);
      await database.close();
    },
    restore: () => run('pg_restore', ['--exit-on-error', `--dbname=${url}`, file]),
  };
};

const url = process.env.DATABASE_URL;
const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);
const kinds: readonly (readonly [string, boolean, (folder: string) => Kept])[] = [
  ['the embedded database', true, inFolder],
  ['PostgreSQL', url !== undefined && hasTools, (folder) => onServer(folder, url!)],
];

describe.each(kinds)('a backup of %s', (_kind, isThere, keptIn) => {
  let folder: string;
  let kept: Kept;
  let wallet: SampleGateway | undefined;
  const open = async (fill?: (database: Database) => Promise<void>) => {
    const database = await openDatabase(kept.options);
    await fill?.(database);
    wallet = await sampleGateway(AT, {}, { database, vaultKeys: [key] });
    return wallet;
  };
  const close = async () => {
    await wallet?.close();
    wallet = undefined;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wallet-backup-'));
    kept = keptIn(folder);
  });
  afterAll(async () => {
    await close();
    if (isThere && kept.options.url) await kept.lose();
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(!isThere)('brings back what was done before it, whole, with the key and not without', async () => {
    const before = await open(fill);
    const chan = new WalletClient((request) => wallet!.gateway.fetch(request));
    chan.session = (await before.member('chan')).session;
    const balance = async () => (await chan.must('accountSummary', { account_id: 'acc-chan-hkd' })).balance;
    const { body } = await chan.prepared('acc-chan-hkd', '10', toBank);
    const sent = await chan.must('transferToHk', body, 'before-the-backup');
    const then = await balance();
    const number = await numberOf(before, await cardOf(before));
    if (!kept.whileServing) await close();
    await kept.backUp();
    if (kept.whileServing) {
      const late = await chan.prepared('acc-chan-hkd', '5', toBank);
      await chan.must('transferToHk', late.body, 'after-the-backup');
      expect(await balance()).not.toEqual(then);
    }
    await close();
    await kept.lose();
    await kept.restore();

    const after = await open();
    expect(await balance()).toEqual(then);
    expect(await chan.must('transferToHk', body, 'before-the-backup')).toEqual(sent);
    expect(await balance()).toEqual(then);
    expect(await numberOf(after, await cardOf(after))).toBe(number);
    expect(await after.database.transaction(ledgerFaults)).toEqual([]);
    const forge = () => after.database.transaction((tx) => tx.query('UPDATE ledger_postings SET amount = amount + 1'));
    await expect(forge()).rejects.toThrow();
    const next = await chan.prepared('acc-chan-hkd', '1', toBank);
    expect((await chan.call('transferToHk', next.body, 'after-the-restore')).code).toBe('SUCCESS');
    await expect(after.database.transaction((tx) => openVault(tx, [another]))).rejects.toThrow('another key 1');
  });
});

async function fill(database: Database): Promise<void> {
  await database.transaction((tx) => setClock(tx, AT, true));
  const vault = await database.transaction((tx) => openVault(tx, [key]));
  await seed(database, sandboxClock, { passwords: createPasswordHasher(passwordCost), vault });
}

async function cardOf({ database }: SampleGateway): Promise<string> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ card_id: string }>(
      "SELECT card_id FROM cards WHERE account_id = 'acc-chan-hkd' ORDER BY card_id LIMIT 1",
    ),
  );
  return row!.card_id;
}
