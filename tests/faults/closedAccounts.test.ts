import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../src/api/gateway.gen.ts';
import type { TicketUse } from '../../gateway/access/tickets.ts';
import { houseAccount } from '../../gateway/ledger/ledgerAccount.ts';
import { postTransaction } from '../../gateway/ledger/postTransaction.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import type { WalletClient } from '../support/walletClient.ts';
import { ledgerFaults } from './support/ledgerFaults.ts';
import { ticketOf } from './support/ticketOf.ts';

/** Races need several connections: the embedded database has one and hides them. */
const url = process.env.DATABASE_URL;
const NOW = '2025-03-03T10:00:00.000+08:00';
const ACCOUNT = 'acc-chan-hkd';
const OTHERS = `a.member_id = 'chan' AND a.account_id <> '${ACCOUNT}'`;
const ROUNDS = 8;
/** A closure that has come to know of it. */
const STOPPED = ['SUCCESS', 'OUTSTANDING_BALANCE', 'QUOTE_EXPIRED'];
const HERE = { refund_bank: '901', bank_card_no: '6212260000000001', account_holder: 'CHAN SIU MING' };

/** What a closed account may not leave behind, each a query that gives what it has left. */
const LEFTOVERS = [
  `SELECT account_id AS left_behind FROM ledger_balances JOIN accounts USING (account_id)
   WHERE member_id = 'chan' AND status = 'cancelled' AND balance <> 0`,
  `SELECT order_no AS left_behind FROM topup_orders WHERE member_id = 'chan'
     AND (state = 'FROZEN' OR state = 'WAITING' AND expires_at > '${NOW}')`,
  `SELECT bind_id AS left_behind FROM bank_bindings WHERE member_id = 'chan' AND state = 'WAITING'`,
  `SELECT proxy_id AS left_behind FROM fps_registrations WHERE member_id = 'chan'`,
  `SELECT account_id AS left_behind FROM accounts a JOIN members m USING (member_id)
   WHERE member_id = 'chan' AND (m.status = 'cancelled' OR account_id = '${ACCOUNT}') AND a.status <> 'cancelled'`,
];

describe.runIf(url)('what comes while an account is being closed', () => {
  let sample: SampleGateway;
  let chan: WalletClient;
  let keys = 0;
  beforeAll(async () => void (sample = await sampleGateway(NOW)));
  afterAll(() => sample?.close());
  beforeEach(async () => void (chan = await sample.member('chan')));

  const sql = <Row extends object>(text: string) => sample.database.transaction((tx) => tx.query<Row>(text));
  const key = () => `closing-${String((keys += 1)).padStart(8, '0')}`;
  const ticket = (kind: TicketUse['kind'], operation: string, quoteId?: string) =>
    ticketOf(sample, { kind, memberId: 'chan', operation }, NOW, quoteId);
  const pay = (reference: string, more = {}) =>
    chan.sandbox('POST', '/incomingPayment', { reference, ...more }).catch(() => undefined);
  const topup = () => chan.call('topupFpsCreate', { account_id: ACCOUNT, amount: '10.00' }, key());
  const binding = async (): Promise<requests['bankBind']> => {
    await sql('DELETE FROM one_time_codes');
    await sql(`DELETE FROM guesses WHERE kind = 'codeMember'`);
    const number = { area_code: '852', mob_no: '62220001' };
    const { otp_id } = await chan.must('smsSendCode', { scene: 'BANKBIND', ...number });
    return {
      ...{ account_id: ACCOUNT, bank_code: '901', bank_card_no: '6222000000001234', holder_name: 'Chan Siu Ming' },
      ...{ doc_no: 'A123456(3)', ...number, otp_id, otp: await chan.lastCode('62220001') },
    };
  };

  /** What may come, made ready to be sent. */
  const COMES: { readonly [name: string]: () => Promise<() => Promise<unknown>> } = {
    'a top-up is announced': () => Promise.resolve(topup),
    'a top-up is paid by somebody else': async () => {
      const { reference } = (await topup()).data;
      return () => pay(reference, { other_card: true });
    },
    'a bank card is to be linked': async () => {
      const body = await binding();
      return () => chan.call('bankBind', body, key());
    },
    'the check top-up of a bank card': async () => {
      const { reference } = await chan.must('bankBind', await binding(), key());
      return () => pay(reference);
    },
    'an FPS identity is registered': async () => {
      const otp_ticket = await ticket('otp', 'fpsRegister');
      const body = { account_id: ACCOUNT, proxy_type: 'fpsId', default_flag: true, otp_ticket } as const;
      return () => chan.call('fpsRegister', body, key());
    },
    'a card is added': async () => {
      const { cards } = (await chan.sandbox('GET', '/cardStock')) as unknown as { cards: requests['cardAdd'][] };
      const { card_no, expiry_date, cvc2 } = cards[0] as { card_no: string; expiry_date: string; cvc2: string };
      const body = {
        method: 'number',
        card_no,
        expiry_date,
        cvc2,
        otp_ticket: await ticket('otp', 'cardAdd'),
      } as const;
      return () => chan.call('cardAdd', body, key());
    },
  };

  async function closing() {
    const { closure_id } = await chan.must('accountCloseQuery', {});
    const body = {
      ...{ closure_id, abandon_balance: true, face_ticket: await ticket('face', 'accountClose') },
      ticket: await ticket('payPwd', 'accountClose', closure_id),
      otp_ticket: await ticket('otp', 'accountClose', closure_id),
    };
    return () => chan.call('accountClose', body, key());
  }

  async function cancelling() {
    const [row] = await sql<{ card_id: string }>(`SELECT card_id FROM cards WHERE account_id = '${ACCOUNT}'`);
    const { card_id } = row!;
    const { cancel_id } = await chan.must('cardCancelQuery', { card_id });
    const body = {
      ...{ card_id, cancel_id, ...HERE, agree: true as const },
      ticket: await ticket('payPwd', 'cardCancel', cancel_id),
      otp_ticket: await ticket('otp', 'cardCancel', cancel_id),
    };
    return () => chan.call('cardCancel', body, key());
  }

  /** How an account ends, made ready to be sent. */
  const ENDS = { 'is closed': closing, 'goes with its last card': cancelling } as const;
  const ROWS = Object.keys(COMES).flatMap((comes) =>
    (Object.keys(ENDS) as (keyof typeof ENDS)[]).map((ends) => ({ comes, ends })),
  );

  /** Everything as before, for the next round. */
  async function reopen(): Promise<void> {
    await sql(`UPDATE members SET status = 'normal' WHERE member_id = 'chan'`);
    // An added card is on the shelf again.
    await sql(`DELETE FROM cards USING accounts a WHERE cards.account_id = a.account_id AND ${OTHERS}`);
    await sql(`DELETE FROM accounts a WHERE ${OTHERS}`);
    await sql(`UPDATE accounts SET status = 'normal' WHERE account_id = '${ACCOUNT}'`);
    await sql(`UPDATE cards SET status = 'active' WHERE account_id = '${ACCOUNT}'`);
    await sql(`UPDATE topup_orders SET member_id = 'wong', account_id = 'acc-wong-hkd'
      WHERE member_id = 'chan' AND state <> 'CREDITED'`);
    await sql(`UPDATE bank_bindings SET state = 'UNBOUND' WHERE member_id = 'chan'`);
    await sql(`DELETE FROM fps_registrations WHERE member_id = 'chan'`);
    await sql('DELETE FROM blocked_mobiles');
    await sql('DELETE FROM account_closures');
    await sql('DELETE FROM card_cancellations');
    const postings = [
      { account: ACCOUNT, currency: 'HKD', amount: 10000n } as const,
      { account: houseAccount('merchants', 'HKD'), currency: 'HKD', amount: -10000n } as const,
    ];
    const entry = { kind: 'refund', reference: 'test', at: new Date(NOW), postings };
    await sample.database.transaction((tx) => postTransaction(tx, entry));
    chan = await sample.member('chan');
  }

  it.each(ROWS)(
    '$comes while the account $ends: the end is stopped, or this is refused and leaves nothing',
    async ({ comes, ends }) => {
      const codes = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        await reopen();
        const [come, end] = [await COMES[comes]!(), await ENDS[ends]()];
        const [ended] = await Promise.all([end(), sleep((round % 4) * 3).then(come)]);
        codes.add(ended.code);
        if (ended.code === 'SUCCESS') for (const query of LEFTOVERS) expect(await sql(query), comes).toEqual([]);
      }
      expect(codes).toContain('SUCCESS');
      expect([...codes].filter((code) => !STOPPED.includes(code))).toEqual([]);
      expect((await sample.database.transaction(ledgerFaults)).filter((fault) => !fault.includes('history'))).toEqual(
        [],
      );
    },
  );
});
