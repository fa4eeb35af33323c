import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccount } from '../../../gateway/ledger/ledgerAccount.ts';
import { postTransaction } from '../../../gateway/ledger/postTransaction.ts';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { cardInHand, codeFor } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';

let wallet: RewoundGateway;
let client: WalletClient;
let keys = 0;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

type Quote = requests['cardQuote'];
type Order = 'cardNew' | 'cardBuyChip' | 'cardChipApply' | 'cardRenewVcn' | 'cardRenewChip' | 'cardReplace';
const ACCOUNT = 'acc-chan-hkd';
const TO = { recipient: 'Chan Siu Ming', area_code: '852', mob_no: '61234567', delivery_address: '1 Sample Road' };
const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const idOf = async (account: string) =>
  (
    await sql<{ card_id: string }>(
      `SELECT card_id FROM cards WHERE account_id = '${account}' ORDER BY issued_at LIMIT 1`,
    )
  )[0]!.card_id;
const key = () => `order-key-${++keys}-000`;
const newCard = (change: Partial<Quote> = {}): Quote => ({
  kind: 'new',
  account_id: ACCOUNT,
  currency: 'HKD',
  card_organ: 'Visa',
  ...change,
});
const chip = (change: Partial<Quote> = {}) => newCard({ kind: 'buyChip', delivery_region: 'HK', ...change });
const quote = (body: Quote) => client.call('cardQuote', body);
const order = async (operation: Order, body: Quote, change: object = {}) => {
  const { quote_id } = await client.must('cardQuote', body);
  const ticket = await client.ticket(operation, quote_id);
  const delivery = operation === 'cardNew' || operation === 'cardRenewVcn' ? {} : TO;
  const reason = operation === 'cardReplace' ? { reason: 'lost' } : {};
  return client.call(operation, { quote_id, ticket, ...delivery, ...reason, ...change } as never, key());
};
const amounts = async (body: Quote) => {
  const { price, card_fee, postage, waived, total } = await client.must('cardQuote', body);
  return [price, card_fee, postage, waived, total].map(({ amount }) => amount);
};
const move = (order_no: string, to: string) => client.sandbox('POST', '/cardOrder', { order_no, to });
const balance = async (account = ACCOUNT) =>
  Number(
    (await sql<{ balance: bigint }>(`SELECT balance FROM ledger_balances WHERE account_id = '${account}'`))[0]!.balance,
  );
/** A member with an account in each currency, who has room for one card more besides that of this account. */
const roomBeside = async (account: string) => {
  client = await wallet.member('wong');
  const other = account === 'acc-wong-usd' ? 'acc-wong-cny' : 'acc-wong-usd';
  await sql(`UPDATE cards SET status = 'cancelled' WHERE account_id = '${other}'`);
};
const accountOf = async (card_id: string) => (await client.must('cardDetail', { card_id })).card.account_id;
const credit = (account: string, amount: bigint) => {
  const postings = [
    { account, currency: 'HKD' as const, amount },
    { account: houseAccount('merchants', 'HKD'), currency: 'HKD' as const, amount: -amount },
  ];
  const entry = { kind: 'purchase', reference: 'test', at: new Date('2025-03-03T02:00:00Z'), postings };
  return wallet.database.transaction((tx) => postTransaction(tx, entry));
};
const renewable = async (account: string) => {
  await wallet.setNow('2026-12-03T10:00:00+08:00');
  client = await wallet.member(account.split('-')[1]!);
  return idOf(account);
};

describe('cardOptions (R-MEM-39, R-GEN-35 to R-GEN-37)', () => {
  it('offers every organisation and currency, priced in the currency of the account that pays', async () => {
    const { options, held, most, free_fee } = await client.must('cardOptions', { account_id: ACCOUNT });
    expect({ held, most, free_fee }).toEqual({ held: 1, most: 3, free_fee: true });
    expect(options).toHaveLength(18);
    expect(options[0]).toMatchObject({ price: { currency: 'HKD', amount: '20.00' }, card_fee: { amount: '30.00' } });
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id', keyword: 'unknown' }] } };
    expect(await client.call('cardOptions', { account_id: 'acc-wong-hkd' })).toEqual(unknown);
  });
});

describe('cardQuote', () => {
  it.each([
    ['acc-wong-hkd', 'CN', '25.00'],
    ['acc-wong-cny', 'CN', '20.00'],
    ['acc-wong-usd', 'CN', '3.00'],
    ['acc-wong-hkd', 'HK', '30.00'],
    ['acc-wong-cny', 'HK', '27.00'],
    ['acc-wong-usd', 'HK', '4.00'],
    ['acc-wong-hkd', 'OTHER', '250.00'],
    ['acc-wong-cny', 'OTHER', '200.00'],
    ['acc-wong-usd', 'OTHER', '30.00'],
  ] as const)(
    'postage paid by %s to %s: %s (R-CONST-45 to R-CONST-53)',
    async (account_id, delivery_region, postage) => {
      await roomBeside(account_id);
      expect((await amounts(chip({ account_id, delivery_region })))[2]).toBe(postage);
    },
  );

  it.each([
    ['acc-wong-hkd', 'HKD', 350_00, '30.00'],
    ['acc-wong-cny', 'CNY', 300_00, '27.00'],
    ['acc-wong-usd', 'USD', 50_00, '4.00'],
  ])(
    'the fee of the first card is waived by one top-up above %s: %s %i not, one cent more is (R-CONST-42 to R-CONST-44, AMB-50)',
    async (account_id, _currency, edge, fee) => {
      await roomBeside(account_id);
      await sql(`UPDATE account_records SET kind = 'ajustment' WHERE kind = 'topup'`);
      const topup = (minor: number) =>
        sql(`INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status)
        VALUES ('edge${keys++}', '${account_id}', 'topup', now(), 'Top-up', ${minor}, 'success')`);
      await topup(edge);
      expect((await amounts(newCard({ account_id }))).slice(1)).toMatchObject([
        fee,
        '0.00',
        '0.00',
        expect.any(String),
      ]);
      await topup(edge + 1);
      expect((await amounts(newCard({ account_id })))[3]).toBe(fee);
    },
  );

  it('MAX_CARDS: three are allowed, a fourth is not; those being made count, cancelled ones do not (R-CONST-15, AMB-48)', async () => {
    expect((await order('cardNew', newCard())).code).toBe('SUCCESS');
    expect((await order('cardBuyChip', chip())).code).toBe('SUCCESS');
    expect((await quote(newCard())).code).toBe('MAX_CARDS');
    await sql("UPDATE cards SET status = 'cancelled' WHERE status = 'printing'");
    expect((await quote(newCard())).code).toBe('SUCCESS');
  });

  it('MOB_USED_THIS_YEAR: after a cancellation there is no new account until 1 January (R-CONST-38)', async () => {
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61234567', 'cardCancel', '2025-01-01T00:00:00+08:00')");
    expect(await quote(newCard())).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
    await sql("UPDATE blocked_mobiles SET blocked_at = '2024-12-31T23:59:59+08:00'");
    expect((await quote(newCard())).code).toBe('SUCCESS');
  });

  it.each(spending('acc-chan-hkd', 'chan'))('%s', async (code, change) => {
    await sql(change);
    expect((await quote(newCard())).code).toBe(code);
  });

  it('INSUFFICIENT_BALANCE: a total of all that is available is enough', async () => {
    client = await wallet.member('lee');
    const [price] = await amounts(newCard({ account_id: 'acc-lee-hkd' }));
    const hold = (minor: number) =>
      sql(`INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until)
        VALUES ('acc-lee-hkd', ${minor}, 'cashTopup', '2025-03-03T09:00:00+08:00', '2025-03-04T09:00:00+08:00')`);
    await hold(500_00 - Math.round(Number(price) * 100));
    expect((await quote(newCard({ account_id: 'acc-lee-hkd' }))).code).toBe('SUCCESS');
    await hold(1);
    expect((await quote(newCard({ account_id: 'acc-lee-hkd' }))).code).toBe('INSUFFICIENT_BALANCE');
  });

  it('asks for what its kind needs, and refuses foreign ids like unknown ones', async () => {
    const at = (pointer: string, keyword: string) => ({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer, keyword }] },
    });
    expect(await quote({ kind: 'new' })).toEqual(at('/account_id', 'required'));
    expect(await quote({ kind: 'new', account_id: ACCOUNT })).toEqual(at('/currency', 'required'));
    expect(await quote(newCard({ kind: 'buyChip' }))).toEqual(at('/delivery_region', 'required'));
    expect(await quote({ kind: 'replace' })).toEqual(at('/card_id', 'required'));
    expect(await quote(newCard({ account_id: 'acc-wong-hkd' }))).toEqual(at('/account_id', 'unknown'));
    const card_id = await idOf('acc-wong-hkd');
    expect(await quote({ kind: 'chipApply', card_id, delivery_region: 'HK' })).toEqual(at('/card_id', 'unknown'));
  });
});

describe('the orders', () => {
  it('cardNew opens an account with an active virtual card, and is paid once (R-MEM-40)', async () => {
    const before = await balance();
    const { quote_id, total } = await client.must('cardQuote', newCard({ currency: 'CNY', card_organ: 'UnionPay' }));
    const body = { quote_id, ticket: await client.ticket('cardNew', quote_id) };
    const done = await client.call('cardNew', body, 'new-card-once-0001');
    expect(done.data).toMatchObject({ status: 'active', total });
    expect(await client.call('cardNew', body, 'new-card-once-0001')).toEqual(done);
    expect((before - (await balance())) / 100).toBe(Number(total.amount));
    const { list } = await client.must('cardList', {});
    expect(list.filter(({ status }) => status === 'active')).toMatchObject([
      { currency: 'HKD' },
      { currency: 'CNY', card_organ: 'UnionPay', card_type: 'virtual', balance: { amount: '0.00' } },
    ]);
    expect((await client.call('cardNew', body, key())).code).toBe('QUOTE_EXPIRED');
  });

  it('the fee is waived for the first order only (AMB-50)', async () => {
    expect((await amounts(newCard()))[3]).toBe('30.00');
    await order('cardNew', newCard());
    expect((await amounts(newCard()))[3]).toBe('0.00');
  });

  it('cardBuyChip: audited, made, sent, activated by its owner (R-STATE-41 to R-STATE-51, R-CONST-18)', async () => {
    const { data } = await order('cardBuyChip', chip(), { remark: 'Ring twice' });
    expect(data.status).toBe('printing');
    const records = async () => ({
      purchase: (await client.must('cardPurchaseRecords', { page_no: 1, page_size: 10 })).list[0]!.state,
      print: (await client.must('cardApplyRecords', { page_no: 1, page_size: 10 })).list[0]!.print_progress,
    });
    expect(await records()).toEqual({ purchase: 'toAudit', print: 'waiting' });
    await move(data.order_no, 'paid');
    expect(await records()).toEqual({ purchase: 'paid', print: 'waiting' });
    await move(data.order_no, 'assigned');
    expect(await records()).toEqual({ purchase: 'assigned', print: 'making' });
    await expect(move(data.order_no, 'completed')).rejects.toThrow('404');
    await move(data.order_no, 'shipped');
    expect(await records()).toEqual({ purchase: 'shipped', print: 'delivered' });
    await expect(move(data.order_no, 'completed')).rejects.toThrow('404');
    const [made] = await sql<{ card_no: string }>(`SELECT card_no FROM cards WHERE card_id = '${data.card_id}'`);
    const { activation_code: _code, ...details } = await cardInHand(client, made!.card_no);
    const { act_ticket } = await client.must('cardActivateByInfo', details);
    const code = await codeFor(client, '61234567', { scene: 'ACTIVATE', act_ticket });
    await client.must('cardActivateFinish', { act_ticket, ...code }, key());
    expect(await records()).toEqual({ purchase: 'completed', print: 'received' });
    const { list } = await client.must('cardApplyRecords', { page_no: 1, page_size: 10 });
    const days = { made_by: '2025-04-15', arrives_by: '2025-04-22' };
    expect(list[0]).toMatchObject({ recipient: 'Chan Siu Ming', delivery_region: 'HK', ...days });
  });

  it('say when they are answered, mailed and there: 2 to 3 and 30 workdays, then a week (R-CONST-18, R-CONST-19, R-CONST-27)', async () => {
    const days = async () => {
      const { review_from, review_by, made_by, arrives_by } = (await order('cardBuyChip', chip())).data;
      return { review_from, review_by, made_by, arrives_by };
    };
    const first = {
      review_from: '2025-03-05',
      review_by: '2025-03-06',
      made_by: '2025-04-15',
      arrives_by: '2025-04-22',
    };
    expect(await days()).toEqual(first);
    await wallet.setNow('2025-03-04T00:00:00+08:00');
    client = await wallet.member('chan');
    const next = {
      review_from: '2025-03-06',
      review_by: '2025-03-07',
      made_by: '2025-04-16',
      arrives_by: '2025-04-23',
    };
    expect(await days()).toEqual(next);
  });

  it('an order that is not passed is paid back, and its card and account are not made', async () => {
    const before = await balance();
    const { data } = await order('cardBuyChip', chip());
    const made = await accountOf(data.card_id);
    expect(await balance()).toBeLessThan(before);
    await move(data.order_no, 'notPassed');
    expect(await balance()).toBe(before);
    const { refund_amount } = await client.must('historyDetail', { ref_no: data.order_no });
    expect(refund_amount).toEqual(data.total);
    const { account_list } = await client.must('userInfoQuery', {});
    expect(account_list.map(({ account_id }) => account_id)).not.toContain(made);
    const { list } = await client.must('cardPurchaseRecords', { page_no: 1, page_size: 10 });
    expect(list[0]).toMatchObject({ state: 'notPassed', total: data.total });
    expect((await client.must('cardDetail', { card_id: data.card_id })).card.status).toBe('cancelled');
    await expect(move(data.order_no, 'notPassed')).rejects.toThrow('404');
  });

  it('is not refused any more once its account holds money, and until it is passed nothing is cancelled: PENDING_TRANS', async () => {
    const { data } = await order('cardBuyChip', chip());
    const made = await accountOf(data.card_id);
    await credit(made, 1n);
    await expect(move(data.order_no, 'notPassed')).rejects.toThrow('404');
    await credit(made, -1n);
    const cancelling = async () => (await client.call('cardCancelQuery', { card_id: await idOf(ACCOUNT) })).code;
    expect(await cancelling()).toBe('PENDING_TRANS');
    expect((await client.must('accountCloseQuery', {})).pending).toBe('transfers');
    await move(data.order_no, 'paid');
    expect(await cancelling()).toBe('PENDING_TRANS');
    await move(data.order_no, 'assigned');
    expect(await cancelling()).toBe('SUCCESS');
    expect((await client.must('accountCloseQuery', {})).pending).toBe('none');
  });

  it('cardChipApply gives a virtual card its body: CHIP_EXISTS for one that has it or waits for it (AMB-68)', async () => {
    client = await wallet.member('wong');
    const card_id = await idOf('acc-wong-usd');
    const body = { kind: 'chipApply', card_id, delivery_region: 'HK' } as const;
    expect((await quote({ ...body, card_id: await idOf('acc-wong-hkd') })).code).toBe('CHIP_EXISTS');
    const late = await client.must('cardQuote', body);
    const { data } = await order('cardChipApply', body);
    expect((await quote(body)).code).toBe('CHIP_EXISTS');
    const ticket = await client.ticket('cardChipApply', late.quote_id);
    const again = { quote_id: late.quote_id, ticket, ...TO };
    expect((await client.call('cardChipApply', again, key())).code).toBe('CHIP_EXISTS');
    expect((await client.must('cardDetail', { card_id })).print_progress).toBe('waiting');
    for (const step of ['paid', 'assigned', 'shipped', 'completed']) await move(data.order_no, step);
    const made = await client.must('cardDetail', { card_id });
    expect([made.card.card_type, made.print_progress]).toEqual(['physical', undefined]);
  });

  it.each([
    ...spending('acc-wong-usd', 'wong'),
    ['RENEW_EXPIRED', "UPDATE cards SET expiry_date = '2025-03-02' WHERE account_id = 'acc-wong-usd'"],
    ['TICKET_EXPIRED', ''],
    ['QUOTE_EXPIRED', 'UPDATE card_quotes SET spent_at = now()'],
  ] as [code: string, change: string][])(
    'cardChipApply is refused where it has come about since the quote: %s',
    async (code, change) => {
      client = await wallet.member('wong');
      const card_id = await idOf('acc-wong-usd');
      const { quote_id } = await client.must('cardQuote', { kind: 'chipApply', card_id, delivery_region: 'HK' });
      const ticket = await client.ticket('cardChipApply', code === 'TICKET_EXPIRED' ? 'another-quote' : quote_id);
      if (change !== '') await sql(change);
      expect((await client.call('cardChipApply', { quote_id, ticket, ...TO }, key())).code).toBe(code);
    },
  );

  it('are listed page by page, the newest first; of others nothing is seen', async () => {
    await order('cardNew', newCard());
    await advance(wallet, 1);
    await order('cardBuyChip', chip());
    const page = async (page_no: number) => client.must('cardPurchaseRecords', { page_no, page_size: 1 });
    expect([(await page(1)).list[0]!.kind, (await page(2)).list[0]!.kind, (await page(3)).list.length]).toEqual([
      'buyChip',
      'new',
      0,
    ]);
    expect((await page(1)).total).toBe(2);
    expect((await client.must('cardApplyRecords', { page_no: 1, page_size: 10 })).total).toBe(1);
    client = await wallet.member('wong');
    expect((await page(1)).total).toBe(0);
  });

  it('are listed with the gift cards of the same number (AMB-47)', async () => {
    await sql(`INSERT INTO giftcard_orders (order_no, reference_no, quote_id, kind, currency, lines, count, amount, card_fee,
        waived, postage, area_code, mob_no, purpose, recipient, receiver_email, lang, ordered_at, answer_by)
      SELECT '202503030000' || mob_no, mob_no, mob_no, 'virtual', 'HKD', '[]', 2, 20000, 1000, 500, 0, '852', mob_no, 'gift',
        'Chan Siu Ming', 'chan@example.com', 'en', '2025-03-03T09:00:00+08:00', '2025-03-06'
      FROM unnest(ARRAY['61234567', '61234568']) AS mob_no`);
    const { total, list } = await client.must('cardPurchaseRecords', { page_no: 1, page_size: 10 });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ kind: 'giftVirtual', state: 'toAudit', count: 2, total: { amount: '205.00' } });
  });
});

describe.each([
  ['cardNew', newCard()],
  ['cardBuyChip', chip()],
] as const)('%s, what has changed since the quote', (operation, body) => {
  it.each([
    [
      'MAX_CARDS',
      "UPDATE cards SET status = 'printing' WHERE account_id IN (SELECT account_id FROM accounts WHERE member_id = 'chan')",
    ],
    [
      'MOB_USED_THIS_YEAR',
      "INSERT INTO blocked_mobiles VALUES ('852', '61234567', 'cardCancel', '2025-01-01T00:00:00+08:00')",
    ],
    ...spending('acc-chan-hkd', 'chan'),
  ])('%s', async (code, change) => {
    if (code === 'MAX_CARDS') for (let made = 0; made < 2; made++) await order('cardNew', newCard());
    if (code === 'MAX_CARDS') await sql("UPDATE cards SET status = 'cancelled' WHERE issued_at >= '2025-01-01'");
    const { quote_id } = await client.must('cardQuote', body);
    const ticket = await client.ticket(operation, quote_id);
    await sql(change);
    const delivery = operation === 'cardNew' ? {} : TO;
    expect((await client.call(operation, { quote_id, ticket, ...delivery } as never, key())).code).toBe(code);
  });

  it('QUOTE_EXPIRED: after ten minutes, of another kind, at another price; TICKET_EXPIRED (card.quote.life)', async () => {
    expect((await order(operation, body, { ticket: await client.ticket(operation, 'another-quote') })).code).toBe(
      'TICKET_EXPIRED',
    );
    const { quote_id } = await client.must('cardQuote', body);
    const call = async () => {
      const ticket = await client.ticket(operation, quote_id);
      const delivery = operation === 'cardNew' ? {} : TO;
      return (await client.call(operation, { quote_id, ticket, ...delivery } as never, key())).code;
    };
    await advance(wallet, 600);
    expect(await call()).toBe('QUOTE_EXPIRED');
    await advance(wallet, -1);
    expect(await call()).toBe('SUCCESS');
  });
});

/** What stops an account from spending. */
function spending(account: string, member: string): [code: string, change: string][] {
  return [
    ['ACCOUNT_STATUS', `UPDATE accounts SET status = 'stopped' WHERE account_id = '${account}'`],
    ['CARD_STATUS', `UPDATE cards SET status = 'paused' WHERE account_id = '${account}'`],
    ['FUNDS_FROZEN', `UPDATE members SET frozen_until = '2027-12-04T10:00:00+08:00' WHERE member_id = '${member}'`],
    [
      'INSUFFICIENT_BALANCE',
      `INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until)
       VALUES ('${account}', 99999999, 'cashTopup', '2025-01-03T09:00:00+08:00', '2027-12-04T10:00:00+08:00')`,
    ],
  ];
}

const RENEWALS = [
  ['cardRenewVcn', 'renewVirtual', 'acc-wong-usd'],
  ['cardRenewChip', 'renewChip', 'acc-wong-hkd'],
] as const;
const renewal = (kind: Quote['kind'], card_id: string): Quote =>
  kind === 'renewVirtual' ? { kind, card_id } : { kind, card_id, delivery_region: 'HK' };

describe.each(RENEWALS)('%s (R-FLOW-24, R-VAL-46)', (operation, kind, account) => {
  it('is open from 90 days before the last day to that day: RENEW_NOT_OPEN, RENEW_EXPIRED (R-CONST-16, AMB-49)', async () => {
    const card_id = await renewable(account);
    const state = async () => (await client.must('cardRenewQuery', { card_id })).state;
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['open', 'SUCCESS']);
    await wallet.setNow('2027-03-03T10:00:00+08:00');
    client = await wallet.member('wong');
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['open', 'SUCCESS']);
    await wallet.setNow('2027-03-04T10:00:00+08:00');
    client = await wallet.member('wong');
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['expired', 'RENEW_EXPIRED']);
    await wallet.setNow('2026-12-02T10:00:00+08:00');
    client = await wallet.member('wong');
    expect(await state()).toBe('notOpen');
    expect(await quote(renewal(kind, card_id))).toEqual({ code: 'RENEW_NOT_OPEN', data: { open_date: '2026-12-03' } });
  });

  it.each([
    ...spending(account, 'wong'),
    ['RENEW_PRINTING', ''],
    ['RENEW_EXPIRED', `UPDATE cards SET expiry_date = '2026-12-02' WHERE account_id = '${account}'`],
    ['RENEW_NOT_OPEN', `UPDATE cards SET expiry_date = '2027-03-04' WHERE account_id = '${account}'`],
  ] as [code: string, change: string][])(
    'is refused where it has come about since the quote: %s',
    async (code, change) => {
      const card_id = await renewable(account);
      // The free one is used, so that there is something to pay.
      await order(operation, renewal(kind, card_id));
      await sql(`UPDATE card_orders SET state = 'completed'`);
      await sql(`UPDATE cards SET expiry_date = '2027-03-03' WHERE account_id = '${account}'`);
      const { quote_id } = await client.must('cardQuote', renewal(kind, card_id));
      const ticket = await client.ticket(operation, quote_id);
      await (change === '' ? sql(`UPDATE card_orders SET state = 'assigned'`) : sql(change));
      const delivery = operation === 'cardRenewVcn' ? {} : TO;
      expect((await client.call(operation, { quote_id, ticket, ...delivery } as never, key())).code).toBe(code);
    },
  );

  it('QUOTE_EXPIRED when the free one was used meanwhile; TICKET_EXPIRED without a ticket of its own', async () => {
    const card_id = await renewable(account);
    const { quote_id } = await client.must('cardQuote', renewal(kind, card_id));
    const ticket = await client.ticket(operation, 'another-quote');
    const delivery = operation === 'cardRenewVcn' ? {} : TO;
    const call = (proof: string) => client.call(operation, { quote_id, ticket: proof, ...delivery } as never, key());
    expect((await call(ticket)).code).toBe('TICKET_EXPIRED');
    await order(operation, renewal(kind, card_id));
    await sql(`UPDATE card_orders SET state = 'completed'`);
    await sql(`UPDATE cards SET expiry_date = '2027-03-03' WHERE account_id = '${account}'`);
    expect((await call(await client.ticket(operation, quote_id))).code).toBe('QUOTE_EXPIRED');
  });
});

describe('the one free renewal or replacement (R-CONST-17, AMB-49)', () => {
  it('is used by a renewal; the next replacement is charged', async () => {
    const card_id = await renewable('acc-wong-hkd');
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({ free: true, fee: { amount: '0.00' } });
    expect(await amounts(renewal('renewChip', card_id))).toEqual(['0.00', '50.00', '30.00', '50.00', '30.00']);
    const { data } = await order('cardRenewChip', renewal('renewChip', card_id));
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({
      state: 'printing',
      print_progress: 'waiting',
      order_no: data.order_no,
    });
    expect((await quote(renewal('replace', card_id))).code).toBe('RENEW_PRINTING');
    for (const step of ['paid', 'assigned', 'shipped', 'completed']) await move(data.order_no, step);
    expect((await client.must('cardDetail', { card_id })).card.valid_to).toBe('2030-03-03');
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({ free: false, fee: { amount: '50.00' } });
    expect(await amounts(renewal('replace', card_id))).toEqual(['0.00', '50.00', '30.00', '0.00', '80.00']);
  });

  it('is for a card of which no body is being made: RENEW_PRINTING for a replacement quoted before', async () => {
    const card_id = await renewable('acc-wong-hkd');
    const { quote_id } = await client.must('cardQuote', renewal('replace', card_id));
    await order('cardRenewChip', renewal('renewChip', card_id));
    const ticket = await client.ticket('cardReplace', quote_id);
    const body = { quote_id, ticket, ...TO, reason: 'lost' as const };
    expect((await client.call('cardReplace', body, key())).code).toBe('RENEW_PRINTING');
  });

  it('cardRenewVcn moves the last day at once', async () => {
    const card_id = await renewable('acc-wong-usd');
    expect((await order('cardRenewVcn', renewal('renewVirtual', card_id))).code).toBe('SUCCESS');
    expect((await client.must('cardDetail', { card_id })).card.valid_to).toBe('2030-03-03');
  });
});

describe('cardReplace (R-FLOW-25)', () => {
  const lost = async () => {
    client = await wallet.member('ho');
    return renewal('replace', await idOf('acc-ho-hkd'));
  };

  it.each([
    ...spending('acc-ho-hkd', 'ho'),
    ['RENEW_EXPIRED', "UPDATE cards SET expiry_date = '2025-03-02' WHERE account_id = 'acc-ho-hkd'"],
  ] as [code: string, change: string][])(
    'is refused where it has come about since the quote: %s',
    async (code, change) => {
      const body = await lost();
      const { quote_id } = await client.must('cardQuote', body);
      const ticket = await client.ticket('cardReplace', quote_id);
      await sql(change);
      expect((await client.call('cardReplace', { quote_id, ticket, ...TO, reason: 'stolen' }, key())).code).toBe(code);
    },
  );

  it('RENEW_PRINTING, TICKET_EXPIRED, QUOTE_EXPIRED; then the old card is cancelled and a new one is made', async () => {
    const body = await lost();
    const { quote_id } = await client.must('cardQuote', body);
    const call = async (ticketFor: string) => {
      const ticket = await client.ticket('cardReplace', ticketFor);
      return client.call('cardReplace', { quote_id, ticket, ...TO, reason: 'lost' }, key());
    };
    expect((await call('another-quote')).code).toBe('TICKET_EXPIRED');
    const { code, data } = await call(quote_id);
    expect({ code, status: data.status }).toEqual({ code: 'SUCCESS', status: 'printing' });
    expect((await call(quote_id)).code).toBe('QUOTE_EXPIRED');
    const { list } = await client.must('cardList', { account_id: 'acc-ho-hkd' });
    expect(list.map(({ status }) => status)).toEqual(['printing', 'cancelled']);
    expect((await client.quote('acc-ho-hkd', '10.00')).code).toBe('CARD_STATUS');
    await move(data.order_no, 'paid');
    expect((await quote({ ...body, card_id: data.card_id })).code).toBe('RENEW_PRINTING');
  });

  it('that is not passed leaves the old card, locked', async () => {
    const body = await lost();
    const before = await balance('acc-ho-hkd');
    const { data } = await order('cardReplace', body);
    await move(data.order_no, 'notPassed');
    const { list } = await client.must('cardList', { account_id: 'acc-ho-hkd' });
    expect(list.filter(({ status }) => status !== 'cancelled')).toMatchObject([
      { card_id: body.card_id, status: 'locked' },
    ]);
    expect(await balance('acc-ho-hkd')).toBe(before);
    expect((await quote(body)).code).toBe('SUCCESS');
  });
});
