import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { startPostgres } from '../../scripts/lib/postgres.js';
import { propertyRuns } from '../support/propertyRuns.ts';
import { WalletClient } from '../support/walletClient.ts';
import { startGatewayProcess, type GatewayProcess } from './support/gatewayProcess.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';
import { slowLinkTo, type SlowLink } from './support/slowLink.ts';

/** `npm test -- faults --times=5` kills it twenty times. */
const KILLS = propertyRuns(4);
const READERS = 8;
/** Transfers under way when the database dies. */
const BURST = 6;
/** A call waits this long for the database, and an answer takes its time on a busy machine. */
const WAIT_MS = 5_000 + 1_500;
const ACCOUNT = 'acc-chan-hkd';
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;

/** A server of its own: the one that the other tests share must not die. */
const postgres = await startPostgres();

describe.runIf(postgres)('a gateway whose PostgreSQL dies under load', () => {
  let link: SlowLink;
  let gateway: GatewayProcess;
  let client: WalletClient;

  beforeAll(async () => {
    link = await slowLinkTo(postgres!.url);
    gateway = await startGatewayProcess({ DATABASE_URL: link.url, DATABASE_SCHEMA: 'public' });
    client = gateway.client();
    await client.signIn('61234567', ACCOUNT);
  });
  afterAll(async () => {
    await gateway?.stop();
    await link?.close();
    await postgres?.stop();
  });

  const status = async (path: string) => (await fetch(`${gateway.origin}${path}`)).status;
  const isReady = async () => (await status('/ready').catch(() => 0)) === 200;

  async function untilReady(): Promise<number> {
    const started = performance.now();
    while (!(await isReady())) {
      if (!gateway.isAlive()) throw new Error('The gateway has ended.');
      await sleep(20);
    }
    return performance.now() - started;
  }

  /** Reads until `done`; what was no answer of the gateway's at all. */
  async function readUntil(done: () => boolean): Promise<string[]> {
    const broken: string[] = [];
    while (!done()) await client.call('bankList', { region: 'HK' }).catch((error: Error) => broken.push(error.message));
    return broken;
  }

  it(
    `lives through ${KILLS} of ${KILLS}, and takes calls within a second of its return`,
    { timeout: KILLS * 60_000 },
    async () => {
      const sent: { key: string; body: { quote_id: string; ticket: string }; code?: string }[] = [];
      for (let round = 0; round < KILLS; round += 1) {
        const burst = [];
        for (let n = 0; n < BURST; n += 1) {
          const { body } = await client.prepared(ACCOUNT, '1', toBank);
          burst.push({ key: `database-${round}-${n}`, body, code: undefined as string | undefined });
        }
        sent.push(...burst);
        let back = false;
        const readers = Array.from({ length: READERS }, () => readUntil(() => back));
        const sends = burst.map(async (one) => {
          const answer = await client.call('transferToHk', one.body, one.key);
          if (answer.code !== undefined && answer.code !== 'UNKNOWN_ERROR') one.code = answer.code;
        });
        await sleep(round * 10);
        await postgres!.restart(round % 2 === 0 ? 'immediate' : 'fast');
        expect(await untilReady(), 'ms until it takes calls again').toBeLessThan(1_000);
        back = true;
        expect((await Promise.all(readers)).flat()).toEqual([]);
        await Promise.all(sends);
        expect(gateway.isAlive()).toBe(true);
      }
      for (const one of sent.filter(({ code }) => code === undefined)) {
        const outcome = await client.must('flowOutcome', { key: one.key });
        expect(['done', 'notReceived']).toContain(outcome.state);
        if (outcome.state === 'done') one.code = 'SUCCESS';
      }
      const database = await openDatabase({ url: postgres!.url });
      const [faults, rows] = await database.transaction(async (tx) => [
        await ledgerFaults(tx),
        await tx.query<{ intent_key: string }>(
          `SELECT intent_key FROM ledger_transactions WHERE operation = 'transferToHk' AND intent_key LIKE 'database-%'`,
        ),
      ]);
      await database.close();
      expect(faults).toEqual([]);
      expect(rows.map(({ intent_key }) => intent_key).sort()).toEqual(
        sent.flatMap(({ key, code }) => (code === 'SUCCESS' ? [key] : [])).sort(),
      );
    },
  );

  it(
    'says 503 within five seconds while the database is frozen, and serves as soon as it answers',
    { timeout: 60_000 },
    async () => {
      link.freeze();
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: 30 }, () => callStatus(gateway)));
      expect(performance.now() - started).toBeLessThan(WAIT_MS);
      expect(answers).toEqual(answers.map(() => 503));
      expect(await status('/ready')).toBe(503);
      expect(await status('/health')).toBe(200);
      link.thaw();
      expect(await untilReady()).toBeLessThan(1_000);
      await client.must('bankList', { region: 'HK' });
      expect(gateway.isAlive()).toBe(true);
    },
  );
});

async function callStatus({ origin }: GatewayProcess): Promise<number> {
  let seen = 0;
  const client = new WalletClient(async (request) => {
    const response = await fetch(request);
    seen = response.status;
    return response;
  }, origin);
  await client.call('bankList', { region: 'HK' }).catch(() => undefined);
  return seen;
}
