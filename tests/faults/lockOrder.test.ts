import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketUse } from '../../gateway/access/tickets.ts';
import type { Transaction } from '../../gateway/db/transaction.ts';
import { lockBalances } from '../../gateway/ledger/balance.ts';
import { findMember } from '../../gateway/people/members.ts';
import { sampleGateway, type SampleGateway } from '../support/sampleGateway.ts';
import type { WalletClient } from '../support/walletClient.ts';
import { ticketOf } from './support/ticketOf.ts';
import { untilAwaited } from './support/untilAwaited.ts';

/** Two transactions at once need two connections. */
const url = process.env.DATABASE_URL;
const NOW = '2025-03-03T10:00:00.000+08:00';
const ACCOUNT = 'acc-chan-hkd';
const CARD = {
  ...{ bank_code: '901', bank_card_no: '6222000000000011' },
  ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)' },
} as const;

describe.runIf(url)('balances are locked first, then the member, then the rest', () => {
  let sample: SampleGateway;
  let chan: WalletClient;
  let keys = 0;
  beforeAll(async () => void (sample = await sampleGateway(NOW)));
  afterAll(() => sample?.close());
  beforeEach(async () => void (chan = await sample.member('chan')));

  const key = () => `lock-order-${String((keys += 1)).padStart(4, '0')}`;
  const ticket = (kind: TicketUse['kind'], operation: string, quoteId?: string) =>
    ticketOf(sample, { kind, memberId: 'chan', operation }, NOW, quoteId);

  /** Locks what comes first, and then, while the call waits for that, what comes later: the call must not hold it yet. */
  async function lockAround<T>(first: (tx: Transaction) => Promise<unknown>, later: string, call: () => Promise<T>) {
    let answer: Promise<T> | undefined;
    await sample.database.transaction(async (tx) => {
      await first(tx);
      answer = call();
      await untilAwaited(sample.database);
      await tx.query(`${later} NOWAIT`);
    });
    return answer!;
  }

  const balance = (tx: Transaction) => lockBalances(tx, [ACCOUNT], new Date(NOW));
  const member = (tx: Transaction) => findMember(tx, 'chan', true);

  /** A top-up whose money has come from a card that nobody has declared. */
  async function frozen() {
    const payments = [{ amount: '5.00', paid_on: NOW.slice(0, 10) }];
    const order = { account_id: ACCOUNT, payments, ticket: await ticket('payPwd', 'topupBankCreate') };
    const { order_no, reference } = await chan.must('topupBankCreate', order, key());
    await chan.sandbox('POST', '/incomingPayment', { reference, payer_card_no: CARD.bank_card_no });
    return order_no;
  }

  it.each<[string, (order_no: string) => Promise<object>]>([
    ['support releases it', (order_no) => chan.sandbox('POST', '/releaseTopup', { order_no })],
    ['its payer is named', (order_no) => chan.must('topupFrozenResubmit', { order_no, ...CARD }, key())],
    [
      'it is confirmed late',
      (order_no) => {
        const body = { order_no, paid_by: 'card', ...CARD, paid_from_region: 'HK' } as const;
        return chan.must('topupBankConfirm', { ...body, transfer_date: NOW.slice(0, 10) }, key());
      },
    ],
  ])('a frozen top-up after its balance: %s', async (_how, release) => {
    const order_no = await frozen();
    const order = `SELECT 1 FROM topup_orders WHERE order_no = '${order_no}' FOR UPDATE`;
    expect(await lockAround(balance, order, () => release(order_no))).toMatchObject({ state: 'CREDITED' });
  });

  const TICKETS = `SELECT 1 FROM tickets WHERE member_id = 'chan' FOR UPDATE`;

  it('the ticket of a transfer after the balances', async () => {
    const { quote_id } = (await chan.quote(ACCOUNT, '1.00')).data;
    const body = { quote_id, ticket: await ticket('payPwd', 'transferToHk', quote_id), payee_confirmed: true };
    await lockAround(balance, TICKETS, () => chan.must('transferToHk', body, key()));
  });

  it('the ticket of a card order after the balance', async () => {
    const card = { kind: 'new', account_id: ACCOUNT, currency: 'HKD', card_organ: 'Visa' } as const;
    const { quote_id } = await chan.must('cardQuote', card);
    const body = { quote_id, ticket: await ticket('payPwd', 'cardNew', quote_id) };
    await lockAround(balance, TICKETS, () => chan.must('cardNew', body, key()));
  });

  it('the ticket of a card that is added after the member', async () => {
    const { cards } = (await chan.sandbox('GET', '/cardStock')) as unknown as { cards: { [name: string]: string }[] };
    const { card_no, expiry_date, cvc2 } = cards[0]!;
    const otp_ticket = await ticket('otp', 'cardAdd');
    const card = { method: 'number', card_no: card_no!, expiry_date: expiry_date!, cvc2: cvc2! } as const;
    await lockAround(member, TICKETS, () => chan.must('cardAdd', { ...card, otp_ticket }, key()));
  });

  it('the account of a card that is cancelled after the member', async () => {
    const [row] = await sample.database.transaction((tx) =>
      tx.query<{ card_id: string }>(`SELECT card_id FROM cards WHERE account_id = '${ACCOUNT}'`),
    );
    const { card_id } = row!;
    const { cancel_id } = await chan.must('cardCancelQuery', { card_id });
    const body = {
      ...{ card_id, cancel_id, agree: true as const },
      ...{ refund_bank: '901', bank_card_no: '6212260000000001', account_holder: 'CHAN SIU MING' },
      ...{
        ticket: await ticket('payPwd', 'cardCancel', cancel_id),
        otp_ticket: await ticket('otp', 'cardCancel', cancel_id),
      },
    } as const;
    const account = `SELECT 1 FROM accounts WHERE account_id = '${ACCOUNT}' FOR SHARE`;
    await lockAround(member, account, () => chan.must('cardCancel', body, key()));
  });
});
