import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { TO, renewal, spending, orderTools } from './orderTools.ts';

let wallet: RewoundGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (client = await wallet.member('chan')));

const { sql, idOf, key, quote, order, amounts, move, balance } = orderTools(() => ({ wallet, client }));

const renewable = async (account: string) => {
  await wallet.setNow('2026-12-31T10:00:00+08:00');
  client = await wallet.member(account.split('-')[1]!);
  return idOf(account);
};

const RENEWALS = [
  ['cardRenewVcn', 'renewVirtual', 'acc-wong-usd'],
  ['cardRenewChip', 'renewChip', 'acc-wong-hkd'],
] as const;
describe.each(RENEWALS)('%s (R-FLOW-24, R-VAL-46)', (operation, kind, account) => {
  it('is open from 90 days before the last day to that day: RENEW_NOT_OPEN, RENEW_EXPIRED (R-CONST-16, AMB-49)', async () => {
    const card_id = await renewable(account);
    const state = async () => (await client.must('cardRenewQuery', { card_id })).state;
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['open', 'SUCCESS']);
    await wallet.setNow('2027-03-31T10:00:00+08:00');
    client = await wallet.member('wong');
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['open', 'SUCCESS']);
    await wallet.setNow('2027-04-01T10:00:00+08:00');
    client = await wallet.member('wong');
    expect([await state(), (await quote(renewal(kind, card_id))).code]).toEqual(['expired', 'RENEW_EXPIRED']);
    await wallet.setNow('2026-12-30T10:00:00+08:00');
    client = await wallet.member('wong');
    expect(await state()).toBe('notOpen');
    expect(await quote(renewal(kind, card_id))).toEqual({ code: 'RENEW_NOT_OPEN', data: { open_date: '2026-12-31' } });
  });

  it.each([
    ...spending(account, 'wong'),
    ['RENEW_PRINTING', ''],
    ['RENEW_EXPIRED', `UPDATE cards SET expiry_date = '2026-12-30' WHERE account_id = '${account}'`],
    ['RENEW_NOT_OPEN', `UPDATE cards SET expiry_date = '2027-04-01' WHERE account_id = '${account}'`],
  ] as [code: string, change: string][])(
    'is refused where it has come about since the quote: %s',
    async (code, change) => {
      const card_id = await renewable(account);
      // The free one is used, so that there is something to pay.
      await order(operation, renewal(kind, card_id));
      await sql(`UPDATE card_orders SET state = 'completed'`);
      await sql(`UPDATE cards SET expiry_date = '2027-03-31' WHERE account_id = '${account}'`);
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
    await sql(`UPDATE cards SET expiry_date = '2027-03-31' WHERE account_id = '${account}'`);
    expect((await call(await client.ticket(operation, quote_id))).code).toBe('QUOTE_EXPIRED');
  });
});

describe('the one free renewal or replacement (R-CONST-17, AMB-49)', () => {
  it('is used by a renewal; the next replacement is charged', async () => {
    const card_id = await renewable('acc-wong-hkd');
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({ free: true, fee: { amount: '0.00' } });
    expect(await amounts(renewal('renewChip', card_id))).toEqual(['0.00', '50.00', '30.00', '-50.00', '30.00']);
    const { data } = await order('cardRenewChip', renewal('renewChip', card_id));
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({
      state: 'printing',
      print_progress: 'waiting',
      order_no: data.order_no,
    });
    expect((await quote(renewal('replace', card_id))).code).toBe('RENEW_PRINTING');
    for (const step of ['paid', 'assigned', 'shipped', 'completed']) await move(data.order_no, step);
    expect((await client.must('cardDetail', { card_id })).card.valid_to).toBe('2030-03-31');
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({ free: false, fee: { amount: '50.00' } });
    expect(await amounts(renewal('replace', card_id))).toEqual(['0.00', '50.00', '30.00', '0.00', '80.00']);
  });

  it('is one for each card: one made in its place has none left, another card of the member has its own', async () => {
    const card_id = await renewable('acc-wong-hkd');
    const free = async (of: string) => (await client.must('cardRenewQuery', { card_id: of })).free;
    const { code, data } = await order('cardReplace', renewal('replace', card_id));
    expect(code).toBe('SUCCESS');
    expect(data.card_id).not.toBe(card_id);
    expect(await free(data.card_id)).toBe(false);
    const another = await idOf('acc-wong-usd');
    expect(await free(another)).toBe(true);
    expect((await order('cardRenewVcn', renewal('renewVirtual', another))).data.total.amount).toBe('0.00');
    expect(await free(another)).toBe(false);
  });

  it('is not used by an order that was not passed', async () => {
    const card_id = await renewable('acc-wong-hkd');
    const { data } = await order('cardRenewChip', renewal('renewChip', card_id));
    await move(data.order_no, 'notPassed');
    expect(await client.must('cardRenewQuery', { card_id })).toMatchObject({ free: true });
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
    expect((await client.must('cardDetail', { card_id })).card.valid_to).toBe('2030-03-31');
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
