import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccount } from '../../../gateway/ledger/ledgerAccount.ts';
import { postTransaction } from '../../../gateway/ledger/postTransaction.ts';
import type { Currency } from '../../../src/domain/money.ts';
import { codeFor, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: RewoundGateway;
let client: WalletClient;
let keys = 0;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

const MOBILE = '61234567';
const HERE = { refund_bank: '901', bank_card_no: '6212260000000001', account_holder: 'CHAN SIU MING' };
const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const idOf = async (account: string) =>
  (await sql<{ card_id: string }>(`SELECT card_id FROM cards WHERE account_id = '${account}'`))[0]!.card_id;
const query = async (account = 'acc-chan-hkd') => client.call('cardCancelQuery', { card_id: await idOf(account) });
/** Moves a balance to a sum by a transaction of the ledger. */
const leave = async (account: string, minor: number) => {
  const [row] = await sql<{ balance: bigint; currency: Currency }>(
    `SELECT balance, currency FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE account_id = '${account}'`,
  );
  const { balance, currency } = row!;
  const amount = BigInt(minor) - balance;
  const postings = [
    { account, currency, amount },
    { account: houseAccount('merchants', currency), currency, amount: -amount },
  ];
  const entry = { kind: 'purchase', reference: 'test', at: new Date('2025-03-03T02:00:00Z'), postings };
  await wallet.database.transaction((tx) => postTransaction(tx, entry));
};
const otpTicket = async (mobNo: string, quote_id: string) => {
  const operation = 'cardCancel';
  const { otp_id } = await client.must('smsSendCode', { scene: 'SETTING', operation, quote_id });
  return (await client.must('authOtp', { operation, quote_id, otp_id, otp: await client.lastCode(mobNo) })).ticket;
};
const prepared = async (account = 'acc-chan-hkd', mobNo = MOBILE) => {
  const { code, data } = await query(account);
  if (code !== 'SUCCESS') throw new Error(code);
  const { cancel_id } = data;
  return {
    card_id: await idOf(account),
    cancel_id,
    ...HERE,
    agree: true as const,
    ticket: await client.ticket('cardCancel', cancel_id),
    otp_ticket: await otpTicket(mobNo, cancel_id),
  };
};
const cancel = (body: Parameters<typeof client.call<'cardCancel'>>[1], key = `cancel-${++keys}-00000000`) =>
  client.call('cardCancel', body, key);

const visitor = () => new WalletClient((request) => wallet.gateway.fetch(request));
/** A visitor who proves to have the member's number, to register with it. */
const registering = async () => {
  const [client, number] = [visitor(), { area_code: '852', mob_no: MOBILE }];
  const code = await codeFor(client, MOBILE, {
    scene: 'REGISTER',
    ...number,
    ...(await solvedCaptcha(wallet, client)),
  });
  return client.call('registerCheckMobile', { ...number, ...code });
};

/** Each is answered by the query and, when it comes about after the query, by the call. */
const REFUSALS: readonly (readonly [code: string, change: string, data: object])[] = [
  [
    'CO_BRANDED',
    "UPDATE members SET co_branded = true, partner_name = 'Sample Partner' WHERE member_id = 'chan'",
    { partner_name: 'Sample Partner' },
  ],
  ['ACCOUNT_STATUS', "UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-chan-hkd'", {}],
  ['CARD_STATUS', "UPDATE cards SET status = 'paused' WHERE account_id = 'acc-chan-hkd'", { status: 'paused' }],
  [
    'FUNDS_FROZEN',
    "UPDATE members SET frozen_until = '2025-03-04T10:00:00+08:00' WHERE member_id = 'chan'",
    { until: '2025-03-04T10:00:00.000+08:00' },
  ],
  [
    'PENDING_TRANS',
    `UPDATE account_records SET status = 'processing' WHERE ref_no =
     (SELECT ref_no FROM account_records WHERE account_id = 'acc-chan-hkd' LIMIT 1)`,
    {},
  ],
  [
    'OUTSTANDING_BALANCE',
    `INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until)
     VALUES ('acc-chan-hkd', 1, 'cashTopup', '2025-03-03T09:00:00+08:00', '2025-03-04T09:00:00+08:00')`,
    {},
  ],
];

describe('cardCancelQuery (R-FLOW-26, R-MEM-51)', () => {
  it('shows balance, fee and refund, and until when the number is blocked (R-CONST-36 to R-CONST-38)', async () => {
    expect((await query()).data).toMatchObject({
      balance: { currency: 'HKD', amount: '20000.00' },
      fee: { currency: 'HKD', amount: '80.00' },
      refund: { currency: 'HKD', amount: '19920.00' },
      refund_workdays: 7,
      usable_from: '2026-01-01T00:00:00+08:00',
    });
    await sql("UPDATE cards SET status = 'locked' WHERE account_id = 'acc-chan-hkd'");
    expect((await query()).code).toBe('SUCCESS');
  });

  it.each([
    ['acc-wong-hkd', 80_00, 'HKD', '80.00'],
    ['acc-wong-cny', 75_00, 'CNY', '75.00'],
    ['acc-wong-usd', 10_30, 'USD', '10.30'],
  ])(
    'of %s: a balance of the fee is enough, one cent less is BALANCE_BELOW_FEE (R-CONST-36, R-VAL-47)',
    async (account, fee, currency, text) => {
      client = await wallet.member('wong');
      await leave(account, fee);
      expect((await query(account)).data).toMatchObject({
        fee: { currency, amount: text },
        refund: { currency, amount: '0.00' },
      });
      await leave(account, fee - 1);
      const { code, data } = await query(account);
      expect({ code, fee: data['fee'] }).toEqual({ code: 'BALANCE_BELOW_FEE', fee: { currency, amount: text } });
    },
  );

  it.each(REFUSALS)('is refused: %s', async (code, change, data) => {
    await sql(change);
    expect(await query()).toEqual({ code, data });
  });

  it('a frozen top-up is outstanding too: OUTSTANDING_BALANCE (AMB-06)', async () => {
    const ticket = await client.ticket('topupBankCreate');
    const payments = [{ amount: '100.00', paid_on: '2025-03-03' }];
    const order = await client.must(
      'topupBankCreate',
      { account_id: 'acc-chan-hkd', payments, ticket },
      'topup-for-cancel-1',
    );
    expect((await query()).code).toBe('SUCCESS');
    await sql(`UPDATE topup_orders SET state = 'FROZEN' WHERE order_no = '${order.order_no}'`);
    expect((await query()).code).toBe('OUTSTANDING_BALANCE');
  });

  it('refuses a foreign card like an unknown one', async () => {
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/card_id', keyword: 'unknown' }] } };
    expect(await query('acc-wong-hkd')).toEqual(unknown);
    expect(await client.call('cardCancelQuery', { card_id: 'c000000' })).toEqual(unknown);
  });
});

describe('cardCancel of what could be cancelled a moment ago', () => {
  it.each(REFUSALS)('is refused where it has come about since: %s', async (code, change, data) => {
    const body = await prepared();
    await sql(change);
    expect(await cancel(body)).toEqual({ code, data });
  });
});

describe('cardCancel (R-FLOW-26, R-STATE-27)', () => {
  it('takes the fee once, pays the rest back within seven workdays, ends card and account (R-CONST-36, R-CONST-37)', async () => {
    const body = await prepared();
    const done = await cancel(body, 'cancel-once-00001');
    expect(done.data).toMatchObject({
      fee: { currency: 'HKD', amount: '80.00' },
      refund: { currency: 'HKD', amount: '19920.00' },
      bank_card_no_mask: '**** **** **** 0001',
      refund_by: '2025-03-12',
      usable_from: '2026-01-01T00:00:00+08:00',
    });
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    const bodies = messages.map(({ body }) => body.replaceAll('\u00a0', ' '));
    expect(bodies.filter((body) => body.includes('HK$ 19,920.00 is paid back'))).toHaveLength(2);
    // The session is over with the last card, and still tells what became of the call.
    const { state, reply } = await client.must('flowOutcome', { key: 'cancel-once-00001' });
    expect({ state, data: reply?.['ret_data'] }).toEqual({ state: 'done', data: done.data });
    const postings = await sql<{ account_id: string; amount: bigint }>(
      `SELECT account_id, amount FROM ledger_postings JOIN ledger_transactions t ON t.id = transaction_id
       WHERE t.kind = 'cardCancel' ORDER BY line`,
    );
    expect(postings.map(({ account_id, amount }) => [account_id, Number(amount)])).toEqual([
      ['acc-chan-hkd', -2_000_000],
      ['house:fees:HKD', 8000],
      ['house:bank:HKD', 1_992_000],
    ]);
    const [sum] = await sql<{ sum: bigint }>(
      "SELECT sum(amount)::bigint AS sum FROM account_records WHERE account_id = 'acc-chan-hkd' AND is_booked",
    );
    expect(Number(sum!.sum)).toBe(0);
  });

  it('blocks the number until the end of the calendar year (R-CONST-38, AMB-54)', async () => {
    await cancel(await prepared());
    const blocked = await sql<{ mob_no: string; reason: string }>('SELECT mob_no, reason FROM blocked_mobiles');
    expect(blocked).toMatchObject([{ mob_no: MOBILE, reason: 'cardCancel' }]);
  });

  it('R-CONST-38: with the only card the member ends as by a closure, and the number is free again next year', async () => {
    expect((await query()).data).toMatchObject({ last_card: true });
    expect((await cancel(await prepared())).data).toMatchObject({ last_card: true });
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
    const signIn = { area_code: '852', login_id: MOBILE, login_pwd: 'Sample1234' };
    expect((await visitor().call('loginByPwd', signIn)).code).toBe('ACCOUNT_CANCELLED');
    await advance(wallet, 60);
    expect(await registering()).toMatchObject({
      ...{ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } },
    });
    await wallet.setNow('2026-01-01T00:00:00+08:00');
    expect((await registering()).code).toBe('SUCCESS');
  });

  it('ends a check top-up that is waited for: paid late, it goes back and does not lie in a closed account', async () => {
    const number = { area_code: '852', mob_no: '62220001' };
    const card = { bank_code: '901', bank_card_no: '6222000000001234', holder_name: 'Chan Siu Ming' };
    const code = await codeFor(client, number.mob_no, { scene: 'BANKBIND', ...number });
    const body = { account_id: 'acc-chan-hkd', ...card, doc_no: 'A123456(3)', ...number, ...code };
    const { reference } = await client.must('bankBind', body, 'bind-before-the-end-01');
    await cancel(await prepared());
    expect(await client.sandbox('POST', '/incomingPayment', { reference })).toEqual({ state: 'UNBOUND' });
    const [left] = await sql<{ balance: bigint }>(
      "SELECT balance FROM ledger_balances WHERE account_id = 'acc-chan-hkd'",
    );
    expect(left!.balance).toBe(0n);
  });

  it('R-CONST-38: who has another card stays a member, and signed in, until the last one goes', async () => {
    client = await wallet.member('wong');
    const each = [];
    for (const account of ['acc-wong-usd', 'acc-wong-cny', 'acc-wong-hkd']) {
      await advance(wallet, 60);
      const body = { ...(await prepared(account, '61234568')), account_holder: 'WONG MEI LING' };
      each.push((await cancel(body)).data.last_card);
    }
    expect(each).toEqual([false, false, true]);
    expect((await client.call('userInfoQuery', {})).code).toBe('NOT_LOGIN');
  });

  it('leaves the records of the account to be read, the refund among them (R-MEM-12, R-CONST-37)', async () => {
    client = await wallet.member('wong');
    await cancel({ ...(await prepared('acc-wong-usd', '61234568')), account_holder: 'WONG MEI LING' });
    const { account_list: open, closed_account_list: closed } = await client.must('userInfoQuery', {});
    expect([open, closed].map((list) => (list as { account_id: string }[]).map((one) => one.account_id))).toEqual([
      ['acc-wong-hkd', 'acc-wong-cny'],
      ['acc-wong-usd'],
    ]);
    const asked = { account_id: 'acc-wong-usd', page_no: 1, page_size: 20 };
    const { list } = await client.must('historyQuery', asked);
    expect((list as { amount: object }[]).slice(0, 2).map(({ amount }) => amount)).toEqual([
      { currency: 'USD', amount: '-10.30' },
      { currency: 'USD', amount: '-1189.70' },
    ]);
    expect((await client.call('accountStatementList', { account_id: 'acc-wong-usd' })).code).toBe('SUCCESS');
  });

  it('is refused where the balance has changed: QUOTE_EXPIRED, BALANCE_BELOW_FEE; nothing is taken', async () => {
    const body = await prepared();
    await leave('acc-chan-hkd', 19_999_99);
    expect((await cancel(body)).code).toBe('QUOTE_EXPIRED');
    await leave('acc-chan-hkd', 79_99);
    expect((await cancel(body)).code).toBe('BALANCE_BELOW_FEE');
    expect((await client.must('cardList', {})).list).toMatchObject([
      { status: 'active', balance: { amount: '79.99' } },
    ]);
  });

  it('pays to a bank account of the member only: BANK_UNKNOWN, NAME_NOT_SAME, BANK_CARD_MISMATCH (R-ERR-42)', async () => {
    const body = await prepared();
    const foreign = (
      wallet.gateway.core.services.content.constantsAt('2025-03-03T10:00:00+08:00')[
        'bank.sample.foreignCards'
      ] as string[]
    )[0]!;
    expect((await cancel({ ...body, refund_bank: '999' })).code).toBe('BANK_UNKNOWN');
    expect((await cancel({ ...body, account_holder: 'Somebody Else' })).code).toBe('NAME_NOT_SAME');
    expect((await cancel({ ...body, bank_card_no: foreign })).code).toBe('BANK_CARD_MISMATCH');
    const { refund_bank: _bank, ...nowhere } = body;
    expect((await cancel(nowhere)).code).toBe('OUTSTANDING_BALANCE');
    expect((await cancel(body)).code).toBe('SUCCESS');
  });

  it('needs no bank account where nothing is left', async () => {
    await leave('acc-chan-hkd', 80_00);
    const { refund_bank: _bank, bank_card_no: _number, account_holder: _holder, ...body } = await prepared();
    const { code, data } = await cancel(body);
    expect(code).toBe('SUCCESS');
    expect(data).toMatchObject({ fee: { currency: 'HKD', amount: '80.00' } });
    expect(data).not.toHaveProperty('refund');
    expect(data).not.toHaveProperty('refund_by');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages.filter(({ body }) => body.includes('Nothing was left to pay back'))).toHaveLength(2);
    expect(messages.filter(({ body }) => body.includes('is paid back'))).toHaveLength(0);
  });

  it('wants both tickets, for these figures: TICKET_EXPIRED', async () => {
    const body = await prepared();
    expect((await cancel({ ...body, ticket: body.otp_ticket })).code).toBe('TICKET_EXPIRED');
    expect((await cancel({ ...body, otp_ticket: body.ticket })).code).toBe('TICKET_EXPIRED');
    await advance(wallet, 300);
    expect((await cancel(body)).code).toBe('TICKET_EXPIRED');
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/card_id', keyword: 'unknown' }] } };
    expect(await cancel({ ...body, card_id: await idOf('acc-wong-hkd') })).toEqual(unknown);
  });
});
