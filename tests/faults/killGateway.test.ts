import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseOptions } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { dropSchema, freshSchema } from '../support/freshDatabase.ts';
import type { WalletClient } from '../support/walletClient.ts';
import { startGatewayProcess, type GatewayData, type GatewayProcess } from './support/gatewayProcess.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';

const KILLS = 4;
const SENDERS = [
  { mobNo: '61234567', account: 'acc-chan-hkd' },
  { mobNo: '61234568', account: 'acc-wong-hkd' },
  { mobNo: '61234570', account: 'acc-ho-hkd' },
];
/** Transfers of each member that are under way when the gateway dies. */
const BURST = 6;
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;

interface Attempt {
  readonly key: string;
  readonly client: WalletClient;
  readonly body: { quote_id: string; ticket: string };
  /** What the gateway has answered; absent while nobody knows. */
  code?: string;
}

const url = process.env.DATABASE_URL;
const kinds: [string, () => Promise<[GatewayData, DatabaseOptions, () => Promise<void>]>][] = [
  [
    'PGlite',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'wallet-kill-'));
      const remove = () => rm(folder, { recursive: true, force: true });
      return [{ DATA_DIR: folder }, { dataDir: join(folder, 'database') }, remove];
    },
  ],
];
if (url)
  kinds.push([
    'PostgreSQL',
    () => {
      const schema = freshSchema();
      const remove = async () => {
        const database = await openDatabase({ url, schema });
        await dropSchema(database, schema);
        await database.close();
      };
      return Promise.resolve([{ DATABASE_URL: url, DATABASE_SCHEMA: schema }, { url, schema }, remove]);
    },
  ]);

describe.each(kinds)('a gateway killed in the middle of transfers, on %s', (_kind, place) => {
  let data: GatewayData;
  let options: DatabaseOptions;
  let remove: () => Promise<void>;
  let gateway: GatewayProcess | undefined;
  const attempts: Attempt[] = [];

  beforeAll(async () => {
    [data, options, remove] = await place();
  });
  afterAll(async () => {
    await gateway?.kill();
    await remove();
  });

  async function prepare(clients: readonly WalletClient[], round: number): Promise<Attempt[]> {
    const made: Attempt[] = [];
    for (const [member, client] of clients.entries())
      for (let n = 0; n < BURST; n++) {
        const { body } = await client.prepared(SENDERS[member]!.account, '1', toBank);
        made.push({ key: `kill-${round}-${member}-${n}`, client, body });
      }
    return made;
  }

  /** Sends all at once and kills the gateway when so many have been answered. */
  async function sendAndKill(burst: readonly Attempt[], killAfter: number): Promise<void> {
    let answers = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      burst.map(async (attempt) => {
        try {
          attempt.code = (await attempt.client.call('transferToHk', attempt.body, attempt.key)).code;
          if ((answers += 1) === killAfter) killed = gateway!.kill();
        } catch {
          // No answer: its outcome is to be asked for.
        }
      }),
    );
    await killed;
    await gateway!.kill();
  }

  /** Asks what became of each transfer that nobody answered; a late copy of one that never arrived does nothing. */
  async function findOut(burst: readonly Attempt[]): Promise<number> {
    const unknown = burst.filter(({ code }) => code === undefined);
    for (const attempt of unknown) {
      const outcome = await attempt.client.must('flowOutcome', { key: attempt.key });
      expect(['done', 'notReceived']).toContain(outcome.state);
      const late = await attempt.client.call('transferToHk', attempt.body, attempt.key);
      if (outcome.state === 'notReceived') expect(late.code).toBe('DUPLICATE');
      else expect(late.code).toBe((outcome.reply as { return_code: string }).return_code);
      attempt.code = outcome.state === 'done' ? late.code : 'notReceived';
    }
    return unknown.length;
  }

  it(`loses no acknowledged transfer and does none twice, over ${KILLS} kills`, { timeout: 420_000 }, async () => {
    let unknown = 0;
    let clients: WalletClient[] = [];
    for (let round = 0; round < KILLS; round++) {
      gateway = await startGatewayProcess(data);
      const next = SENDERS.map(() => gateway!.client());
      for (const [place, client] of next.entries()) {
        if (round === 0) await client.signIn(SENDERS[place]!.mobNo, SENDERS[place]!.account);
        else client.session = clients[place]!.session;
      }
      clients = next;
      const burst = await prepare(clients, round);
      attempts.push(...burst);
      await sendAndKill(burst, 1 + round * Math.floor(burst.length / KILLS));
      gateway = await startGatewayProcess(data);
      for (const attempt of burst) Object.assign(attempt, { client: sameMember(attempt, clients, gateway) });
      unknown += await findOut(burst);
      await gateway.stop();
    }
    expect(unknown, 'transfers whose answer was lost').toBeGreaterThan(KILLS);
    await judge();
  });

  function sameMember(attempt: Attempt, clients: readonly WalletClient[], started: GatewayProcess): WalletClient {
    const client = started.client();
    client.session = clients[clients.indexOf(attempt.client)]!.session;
    return client;
  }

  async function judge(): Promise<void> {
    const database = await openDatabase(options);
    const [faults, rows] = await database.transaction(async (tx) => [
      await ledgerFaults(tx),
      await tx.query<{ intent_key: string }>(
        `SELECT intent_key FROM ledger_transactions WHERE operation = 'transferToHk'`,
      ),
    ]);
    await database.close();
    expect(faults).toEqual([]);
    const done = attempts.filter(({ code }) => code === 'SUCCESS').map(({ key }) => key);
    expect(rows.map(({ intent_key }) => intent_key).sort()).toEqual(done.sort());
    expect(attempts.every(({ code }) => code === 'SUCCESS' || code === 'notReceived')).toBe(true);
  }
});
