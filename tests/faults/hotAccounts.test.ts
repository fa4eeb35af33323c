import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { createSecrets } from '../../gateway/vault/secrets.ts';
import { giveTicket } from '../../gateway/access/tickets.ts';
import { dropSchema, freshSchema } from '../support/freshDatabase.ts';
import type { CallAnswer, WalletClient } from '../support/walletClient.ts';
import { startGatewayProcess, type GatewayProcess } from './support/gatewayProcess.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';

/** Races need several connections: the embedded database has one and hides them. */
const url = process.env.DATABASE_URL;
const CLIENTS = 32;
const CHAN = { mobNo: '61234567', memberId: 'chan', account: 'acc-chan-hkd' };
const WONG = { mobNo: '61234568', memberId: 'wong', account: 'acc-wong-hkd' };
const HO = { mobNo: '61234570', memberId: 'ho', account: 'acc-ho-hkd' };
const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
const slowBank = { ...toBank, account_number: '000000000010' };

describe.runIf(url)(`${CLIENTS} clients on two gateway processes and one PostgreSQL`, () => {
  const schema = freshSchema();
  const secrets = createSecrets('');
  const sessions = new Map<string, string>();
  let database: Database;
  let gateways: GatewayProcess[];
  let keys = 0;
  let deadlocksBefore = 0n;

  beforeAll(async () => {
    const data = { DATABASE_URL: url!, DATABASE_SCHEMA: schema };
    gateways = await Promise.all([startGatewayProcess(data), startGatewayProcess(data)]);
    database = await openDatabase({ url: url!, schema });
    deadlocksBefore = await deadlocks();
    for (const { mobNo, account } of [CHAN, WONG, HO]) {
      const client = gateways[0]!.client();
      await client.signIn(mobNo, account);
      sessions.set(account, client.session);
    }
  });
  afterAll(async () => {
    await Promise.all((gateways ?? []).map((gateway) => gateway.stop()));
    if (!database) return;
    await dropSchema(database, schema);
    await database.close();
  });

  /** A client of a member, on one process or the other by turns. */
  function clientOf(account: string, turn: number): WalletClient {
    const client = gateways[turn % gateways.length]!.client();
    client.session = sessions.get(account)!;
    return client;
  }

  /** A quote and a ticket; the ticket is put into the database, because hashing passwords would take most of the time. */
  async function prepare(who: typeof CHAN, amount: string, turn: number, more: object = toBank) {
    const { code, data } = await clientOf(who.account, turn).quote(who.account, amount, more);
    if (code !== 'SUCCESS') throw new Error(`transferQuote answered ${code}`);
    return { ...(await authorised(who, 'transferToHk', data.quote_id)), payee_confirmed: true };
  }

  async function authorised({ memberId }: typeof CHAN, operation: string, quoteId: string) {
    const now = new Date().toISOString();
    const use = { kind: 'payPwd', memberId, operation, quoteId } as const;
    const { ticket } = await database.transaction((tx) => giveTicket(tx, secrets, use, { seconds: 300, now }));
    return { quote_id: quoteId, ticket };
  }

  const send = (
    who: typeof CHAN,
    body: { quote_id: string; ticket: string; payee_confirmed: boolean },
    turn: number,
    key?: string,
  ) => clientOf(who.account, turn).call('transferToHk', body, key ?? `race-${String((keys += 1)).padStart(6, '0')}`);

  const each = <T>(count: number, work: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
  const count = (answers: readonly CallAnswer[]) => {
    const counted: Record<string, number> = {};
    for (const { code } of answers) counted[code] = (counted[code] ?? 0) + 1;
    return counted;
  };
  const balance = async (account: string) =>
    (
      await database.transaction((tx) =>
        tx.query<{ balance: bigint }>('SELECT balance FROM ledger_balances WHERE account_id = $1', [account]),
      )
    )[0]!.balance;
  const faults = () => database.transaction(ledgerFaults);

  it('one key from all of them at once: one effect, one answer', async () => {
    const before = await balance(CHAN.account);
    const body = await prepare(CHAN, '1', 0);
    const answers = await each(CLIENTS, (turn) => send(CHAN, body, turn, 'one-key-for-all'));
    expect(count(answers)).toEqual({ SUCCESS: CLIENTS });
    expect(new Set(answers.map(({ data }) => data.ref_no)).size).toBe(1);
    expect(before - (await balance(CHAN.account))).toBe(1600n);
  });

  it('one quote under a key each: one effect', async () => {
    const before = await balance(CHAN.account);
    const body = await prepare(CHAN, '1', 0);
    const answers = await each(CLIENTS, (turn) => send(CHAN, body, turn));
    expect(count(answers)).toEqual({ SUCCESS: 1, QUOTE_EXPIRED: CLIENTS - 1 });
    expect(before - (await balance(CHAN.account))).toBe(1600n);
  });

  it('the free transfers of the month: three of them, whoever is first', async () => {
    const fps = { method: 'FPS' } as const;
    const bodies = await each(CLIENTS, (turn) => prepare(CHAN, '1', turn, fps));
    const answers = await each(CLIENTS, (turn) => send(CHAN, bodies[turn]!, turn));
    expect(count(answers)).toEqual({ SUCCESS: 3, QUOTE_EXPIRED: CLIENTS - 3 });
  });

  it('the limit of the day: what fits into it, and no more', async () => {
    const bodies = await each(CLIENTS, (turn) => prepare(WONG, '3000', turn));
    const answers = await each(CLIENTS, (turn) => send(WONG, bodies[turn]!, turn));
    expect(count(answers)).toEqual({ SUCCESS: 10, OVER_LIMIT: CLIENTS - 10 });
  });

  it('a hot account: spent to its last transfer, never below zero, while money comes in and transfers end', async () => {
    const slow = await each(4, (turn) => prepare(CHAN, '1', turn, slowBank));
    const processing = await each(slow.length, (turn) => send(CHAN, slow[turn]!, turn));
    expect(count(processing)).toEqual({ SUCCESS: slow.length });
    const refNos = processing.map(({ data }) => String(data.ref_no));
    const before = await balance(CHAN.account);
    const bodies = await each(CLIENTS * 2, (turn) => prepare(CHAN, '600', turn));
    const [answers, ended] = await Promise.all([
      each(bodies.length, (turn) => send(CHAN, bodies[turn]!, turn)),
      each(refNos.length * 8, (turn) => endTransfer(refNos[turn % refNos.length]!, turn % 8 < 4, turn)),
    ]);
    expect(ended.filter(Boolean), 'each ended once, one way or the other').toHaveLength(refNos.length);
    const returned = await failedTransfers();
    const spent = BigInt(count(answers).SUCCESS ?? 0);
    expect(Object.keys(count(answers)).sort()).toEqual(['INSUFFICIENT_BALANCE', 'SUCCESS']);
    expect(await balance(CHAN.account)).toBe(before - spent * 61500n + returned * 1600n);
    expect((await balance(CHAN.account)) < 61500n + returned * 1600n).toBe(true);
  });

  /** The bank's answer to a transfer in processing; false when it had one. */
  const endTransfer = (ref_no: string, accepted: boolean, turn: number) =>
    clientOf(CHAN.account, turn)
      .sandbox('POST', '/endTransfer', { ref_no, accepted })
      .then(
        () => true,
        () => false,
      );
  const one = async (sql: string) => (await database.transaction((tx) => tx.query<{ n: bigint }>(sql)))[0]!.n;
  const failedTransfers = () => one("SELECT count(*) AS n FROM transfers WHERE status = 'fail'");
  const deadlocks = () => one('SELECT deadlocks AS n FROM pg_stat_database WHERE datname = current_database()');

  it('transfers to a bank, to a card and an order of a card, all from one balance: each in full or not at all', async () => {
    const toCard = { kind: 'toGc', payee_card_no: '4000010000000029', payee_name: 'Wong Mei Ling' } as const;
    const wizards = await each(18, async (turn): Promise<() => Promise<CallAnswer>> => {
      const client = clientOf(HO.account, turn);
      const key = `wizards-${String(turn).padStart(4, '0')}`;
      if (turn % 3 === 0) {
        const body = await prepare(HO, '985', turn);
        return () => client.call('transferToHk', body, key);
      }
      if (turn % 3 === 1) {
        const { quote_id } = await client.must('transferQuote', { ...toCard, account_id: HO.account, amount: '1000' });
        const body = await authorised(HO, 'transferToGc', quote_id);
        return () => client.call('transferToGc', body, key);
      }
      const order = { kind: 'new', account_id: HO.account, currency: 'HKD', card_organ: 'Visa' } as const;
      const { quote_id } = await client.must('cardQuote', order);
      const body = await authorised(HO, 'cardNew', quote_id);
      return () => client.call('cardNew', body, key);
    });
    const answers = await Promise.all(wizards.map((wizard) => wizard()));
    const sent = answers.filter(({ code }, turn) => turn % 3 !== 2 && code === 'SUCCESS').length;
    const made = answers.filter(({ code }, turn) => turn % 3 === 2 && code === 'SUCCESS').length;
    expect(sent).toBeGreaterThanOrEqual(2);
    expect(await balance(HO.account)).toBe(BigInt(300_000 - sent * 100_000 - made * 2_000));
  });

  it('a payment announced by all of them: credited once', async () => {
    const client = clientOf(CHAN.account, 0);
    const before = await balance(CHAN.account);
    const ticket = await client.ticket('topupBankCreate');
    const payments = [{ amount: '250', paid_on: new Date().toISOString().slice(0, 10) }];
    const order = await client.must('topupBankCreate', { account_id: CHAN.account, payments, ticket }, 'hot-topup-key');
    await each(CLIENTS, (turn) =>
      clientOf(CHAN.account, turn).sandbox('POST', '/incomingPayment', { reference: order.reference }),
    );
    expect((await balance(CHAN.account)) - before).toBe(25000n);
  });

  it('leaves a ledger that keeps every promise, and nobody ran into a ring of locks', async () => {
    expect(await faults()).toEqual([]);
    // The server tells its counters about once a second.
    await sleep(1500);
    expect(await deadlocks()).toBe(deadlocksBefore);
  });
});
