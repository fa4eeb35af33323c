import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardInHand, codeFor, numberOf } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { ACCOUNT, TO, chip, newCard, spending, orderTools } from './orderTools.ts';

let wallet: RewoundGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

const { sql, idOf, key, quote, order, amounts, move, balance, accountOf, credit } = orderTools(() => ({
  wallet,
  client,
}));

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
    expect((await amounts(newCard()))[3]).toBe('-30.00');
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
    const { activation_code: _code, ...details } = await cardInHand(client, await numberOf(wallet, data.card_id));
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
