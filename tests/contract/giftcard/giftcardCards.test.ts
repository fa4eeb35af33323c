import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { buyer, cardsInHand, number, orderCode, ordered, played, query, threeCards, ticketCode } from './support.ts';

const BUYER = '61239100';
const OTHER = '61239101';
const MADE = ['approve', 'pay', 'assign'] as const;

let wallet: SampleGateway;
let client: WalletClient;
let order: Awaited<ReturnType<typeof ordered>>;
let foreign: Awaited<ReturnType<typeof ordered>>;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  client = new WalletClient((request) => wallet.gateway.fetch(request));
  order = await ordered(wallet, client, BUYER);
  foreign = await ordered(wallet, client, OTHER);
  await played(client, order.order_no, ...MADE, 'ship');
  await played(client, foreign.order_no, ...MADE, 'ship');
});
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

const ticketOf = async (by: Parameters<typeof query>[2] = order, mobNo = BUYER) =>
  (await query(wallet, client, by, mobNo)).data.query_ticket;
const pick = (by: { order_no: string }) => ({ order_no: by.order_no });
const unknownCode = { otp_id: 'unknown-code', otp: '000000' };
const unused = '29990101000000000000';

describe('giftcardQuery', () => {
  it('opens an order to who knows its number and the buyer’s: GC_NOT_FOUND for a foreign one as for none', async () => {
    expect((await query(wallet, client, pick(order), BUYER)).code).toBe('SUCCESS');
    const none = { code: 'GC_NOT_FOUND', data: {} };
    expect(await query(wallet, client, pick(order), OTHER)).toEqual(none);
    expect(await query(wallet, client, { order_no: unused }, BUYER)).toEqual(none);
    const [card] = await cardsInHand(client, order.order_no);
    expect((await query(wallet, client, { card_no: card!.card_no }, BUYER)).code).toBe('SUCCESS');
    expect(await query(wallet, client, { card_no: card!.card_no }, OTHER)).toEqual(none);
    expect(await query(wallet, client, { card_no: '8800019999999999' }, BUYER)).toEqual(none);
  });

  it('wants a captcha: CAPTCHA_WRONG of a person, CAPTCHA_REQUIRED of a browser that has worked it out', async () => {
    const asked = async (captcha: string) => {
      const { captcha_key } = await solvedCaptcha(wallet, client);
      const ask = { query_type: 'order' as const, ...pick(order), ...number(BUYER), captcha_key, captcha };
      return (await client.call('giftcardQuery', ask)).code;
    };
    expect(await asked('XXXX')).toBe('CAPTCHA_WRONG');
    expect(await asked('123456')).toBe('CAPTCHA_REQUIRED');
    const lacking = { query_type: 'card' as const, ...number(BUYER), ...(await solvedCaptcha(wallet, client)) };
    expect((await client.call('giftcardQuery', lacking)).data).toMatchObject({ fields: [{ pointer: '/card_no' }] });
  });

  it.each([
    ['a card', () => ({ order_no: foreign.order_no })],
    ['a number that nobody has', () => ({ order_no: '29990101000000000001' })],
  ])('five wrong queries of %s close it for an hour: GC_LOCKED', async (_what, by) => {
    for (let tries = 0; tries < 5; tries++)
      expect((await query(wallet, client, by(), '61239199')).code).toBe('GC_NOT_FOUND');
    const locked = await query(wallet, client, by(), OTHER);
    expect(locked).toMatchObject({ code: 'GC_LOCKED', data: { until: expect.any(String) } });
    await advance(wallet, 3599);
    expect((await query(wallet, client, by(), OTHER)).code).toBe('GC_LOCKED');
    await advance(wallet, 1);
    expect((await query(wallet, client, by(), OTHER)).code).not.toBe('GC_LOCKED');
  });
});

describe('giftcardList', () => {
  const listCode = async (mobNo: string) => {
    await advance(wallet, 60);
    const captcha = await solvedCaptcha(wallet, client);
    return codeFor(client, mobNo, { scene: 'GIFTLIST', ...number(mobNo), ...captcha });
  };

  it('shows the orders of a number to who has its phone, and nothing of others', async () => {
    const { list, query_ticket } = await client.must('giftcardList', { ...number(BUYER), ...(await listCode(BUYER)) });
    expect(list.map(({ order_no }) => order_no)).toEqual([order.order_no]);
    const shown = await client.must('giftcardDetail', { query_ticket, order_no: order.order_no });
    expect(shown.cards).toHaveLength(3);
    const nobody = await client.must('giftcardList', { ...number('61239102'), ...(await listCode('61239102')) });
    expect(nobody.list).toEqual([]);
    const closed = await client.call('giftcardDetail', { query_ticket });
    expect(closed).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/order_no' }] } });
  });

  it('wants its code: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const code = await listCode(BUYER);
    const list = (change: object) => client.call('giftcardList', { ...number(BUYER), ...code, ...change });
    expect((await list(number(OTHER))).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--)
      expect(await list({ otp: otherCode(code.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    expect((await list({ otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
    const late = await listCode(BUYER);
    await advance(wallet, 300);
    expect((await list(late)).code).toBe('OTP_LOST');
  });
});

describe('giftcardDetail', () => {
  it('shows an order with its cards, their numbers masked', async () => {
    const data = await client.must('giftcardDetail', { query_ticket: await ticketOf() });
    expect(data.order).toMatchObject({ status: 'shipped', reference_no: order.reference_no, count: 3 });
    expect(data.cards).toHaveLength(3);
    expect(data.cards![0]).toMatchObject({
      card_no_mask: expect.stringMatching(/^(\*{4} ){3}\d{4}$/),
      balance: { currency: 'HKD', amount: '500.00' },
      expiry_date: '2027-03-03',
      status: 'unactivated',
    });
    const [card] = await cardsInHand(client, order.order_no);
    expect(JSON.stringify(data)).not.toContain(card!.card_no);
  });

  it('a query by card shows that card alone, with its transactions', async () => {
    const [card] = await cardsInHand(client, order.order_no);
    const query_ticket = await ticketOf({ card_no: card!.card_no });
    const { transactions, order: none } = await client.must('giftcardDetail', { query_ticket });
    expect(transactions).toMatchObject([{ kind: 'load', amount: { amount: '500.00' } }]);
    expect(none).toBeUndefined();
    expect((await client.call('giftcardDetail', { query_ticket, ...pick(order) })).code).toBe('GC_NOT_FOUND');
  });

  it('opens nothing else: GC_NOT_FOUND for a foreign order or card as for none', async () => {
    const query_ticket = await ticketOf();
    const theirs = await client.must('giftcardDetail', { query_ticket: await ticketOf(foreign, OTHER) });
    const none = { code: 'GC_NOT_FOUND', data: {} };
    for (const order_no of [foreign.order_no, unused])
      expect(await client.call('giftcardDetail', { query_ticket, order_no })).toEqual(none);
    for (const card_id of [theirs.cards![0]!.card_id, 'unknown-card'])
      expect(await client.call('giftcardDetail', { query_ticket, card_id })).toEqual(none);
  });

  it('is open in the browser that asked, and in no other: TICKET_EXPIRED', async () => {
    const query_ticket = await ticketOf();
    expect((await client.call('giftcardDetail', { query_ticket })).code).toBe('SUCCESS');
    const elsewhere = new WalletClient((request) => wallet.gateway.fetch(request));
    expect((await elsewhere.call('giftcardDetail', { query_ticket })).code).toBe('TICKET_EXPIRED');
    const ask = { scene: 'GIFTCARD', query_ticket, operation: 'giftcardActivate' } as const;
    expect((await elsewhere.call('smsSendCode', ask)).code).toBe('TICKET_EXPIRED');
  });

  it('is open for fifteen minutes: TICKET_EXPIRED', async () => {
    const query_ticket = await ticketOf();
    await advance(wallet, 899);
    expect((await client.call('giftcardDetail', { query_ticket })).code).toBe('SUCCESS');
    await advance(wallet, 1);
    expect((await client.call('giftcardDetail', { query_ticket })).code).toBe('TICKET_EXPIRED');
  });
});

describe('giftcardActivate (R-FLOW-63)', () => {
  let keys = 0;
  const activate = async (card_no: string, activation_code: string, change: object = {}, ticket?: string) => {
    const query_ticket = ticket ?? (await ticketOf());
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardActivate');
    const request = { query_ticket, card_no, activation_code, ...code, ...change };
    return client.call('giftcardActivate', request, `gift-activate-${++keys}`);
  };

  it('by its code, in either case, with a payment password of one’s own; then no more: GC_ACTIVATED', async () => {
    const [card] = await cardsInHand(client, order.order_no);
    const weak = { pay_pwd: BUYER.slice(-6) };
    expect((await activate(card!.card_no, card!.activation_code, weak)).code).toBe('PAY_PWD_WEAK');
    const done = await activate(card!.card_no, card!.activation_code.toLowerCase(), { pay_pwd: '246802' });
    expect(done).toMatchObject({ code: 'SUCCESS', data: { status: 'active' } });
    expect(done.data.initial_pwd_sent).toBe(false);
    expect((await activate(card!.card_no, card!.activation_code)).code).toBe('GC_ACTIVATED');
    await client.sandbox('POST', '/giftcardPurchase', { card_no: card!.card_no, amount: '120.00' });
    const shown = await client.must('giftcardDetail', { query_ticket: await ticketOf({ card_no: card!.card_no }) });
    expect(shown.card).toMatchObject({ status: 'active', balance: { amount: '380.00' } });
    expect(shown.transactions![0]).toMatchObject({ kind: 'expense', amount: { amount: '-120.00' } });
  });

  it('sends an initial password to the buyer’s phone where none is given (R-ENT-122)', async () => {
    const card = (await cardsInHand(client, order.order_no))[1]!;
    expect((await activate(card.card_no, card.activation_code)).data).toMatchObject({ initial_pwd_sent: true });
    expect(await client.lastCode(BUYER)).toMatch(/^\d{6}$/);
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages.some(({ body }) => body.includes(`initial payment password`))).toBe(true);
  });

  it('who knows a card’s number closes it to nobody else: GC_LOCKED for the one, open for its buyer', async () => {
    const { card_no, activation_code } = (await cardsInHand(client, order.order_no))[2]!;
    const query_ticket = await ticketOf(foreign, OTHER);
    const code = await ticketCode(wallet, client, OTHER, query_ticket, 'giftcardActivate');
    const stranger = { query_ticket, card_no, activation_code, ...code };
    const guess = () => client.call('giftcardActivate', stranger, `gift-stranger-${++keys}`);
    for (let left = 4; left > 0; left--) expect(await guess()).toEqual({ code: 'GC_CODE_ERROR', data: { left } });
    expect((await guess()).code).toBe('GC_LOCKED');
    expect((await activate(card_no, activation_code, { pay_pwd: BUYER.slice(-6) })).code).toBe('PAY_PWD_WEAK');
  });

  it('five wrong codes close a card for a day, one that is not there too: GC_CODE_ERROR, GC_LOCKED (AMB-43)', async () => {
    const theirs = (await cardsInHand(client, foreign.order_no))[0]!;
    const mine = (await cardsInHand(client, order.order_no))[2]!;
    for (const [card_no, code] of [
      [mine.card_no, 'WRONGCODE'],
      [theirs.card_no, theirs.activation_code],
      ['8800019999999999', 'WRONGCODE'],
    ] as const) {
      for (let left = 4; left > 0; left--)
        expect(await activate(card_no, code)).toEqual({ code: 'GC_CODE_ERROR', data: { left } });
      // The fifth is told that the card is closed, not that no try is left.
      const locked = { code: 'GC_LOCKED', data: { until: expect.any(String) } };
      expect(await activate(card_no, code)).toMatchObject(locked);
      expect(await activate(card_no, code)).toMatchObject(locked);
    }
    expect((await activate(mine.card_no, mine.activation_code)).code).toBe('GC_LOCKED');
    await advance(wallet, 86_400);
    expect((await activate(mine.card_no, mine.activation_code)).code).toBe('SUCCESS');
    const done = await client.must('giftcardDetail', { query_ticket: await ticketOf() });
    expect(done.order!.status).toBe('completed');
  });

  it('a card that is not on its way has no code yet: GC_CODE_ERROR', async () => {
    const made = await ordered(wallet, client, BUYER);
    await played(client, made.order_no, ...MADE);
    const [card] = await cardsInHand(client, made.order_no);
    const ticket = await ticketOf(made);
    expect((await activate(card!.card_no, card!.activation_code, {}, ticket)).code).toBe('GC_CODE_ERROR');
  });

  it('wants an open query and its code: TICKET_EXPIRED, OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const [card] = await cardsInHand(client, order.order_no);
    const entry = { card_no: card!.card_no, activation_code: card!.activation_code };
    const call = (query_ticket: string, code: object) =>
      client.call('giftcardActivate', { query_ticket, ...entry, ...unknownCode, ...code }, `gift-activate-${++keys}`);
    const query_ticket = await ticketOf();
    expect((await call('x'.repeat(43), {})).code).toBe('TICKET_EXPIRED');
    expect((await call(query_ticket, {})).code).toBe('OTP_NOT_OBTAINED');
    const other = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
    expect((await call(query_ticket, other)).code).toBe('OTP_NOT_OBTAINED');
    const late = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardActivate');
    await advance(wallet, 300);
    expect((await call(query_ticket, late)).code).toBe('OTP_LOST');
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardActivate');
    for (let left = 4; left > 0; left--)
      expect((await call(query_ticket, { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_WRONG');
    expect((await call(query_ticket, { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
  });

  it('a ticket that nobody has gets no code: smsSendCode TICKET_EXPIRED', async () => {
    const ask = { scene: 'GIFTCARD' as const, query_ticket: 'x'.repeat(43), operation: 'giftcardActivate' };
    expect((await client.call('smsSendCode', ask)).code).toBe('TICKET_EXPIRED');
  });

  it('not after the card’s last day: GC_EXPIRED (R-ENT-121)', async () => {
    const made = await ordered(wallet, client, '61239104');
    await played(client, made.order_no, ...MADE, 'ship');
    const [first, second] = await cardsInHand(client, made.order_no);
    const before = await advance(wallet, 0);
    const on = async (at: string, card: { card_no: string; activation_code: string }) => {
      await wallet.setNow(at);
      const ticket = await ticketOf(made, '61239104');
      const code = await ticketCode(wallet, client, '61239104', ticket, 'giftcardActivate');
      const { card_no, activation_code } = card;
      const request = { query_ticket: ticket, card_no, activation_code, ...code };
      return (await client.call('giftcardActivate', request, `gift-activate-${++keys}`)).code;
    };
    const last = (await client.must('giftcardDetail', { query_ticket: await ticketOf(made, '61239104') })).cards![0]!;
    expect(await on(`${last.expiry_date}T23:50:00+08:00`, first!)).toBe('SUCCESS');
    expect(await on(`${last.expiry_date}T23:59:30+08:00`, second!)).toBe('GC_EXPIRED');
    const purchase = { card_no: first!.card_no, amount: '1.00' };
    await expect(client.sandbox('POST', '/giftcardPurchase', purchase)).rejects.toThrow('404');
    await wallet.setNow(before);
  });
});

describe('giftcardExport (R-FLOW-64)', () => {
  it('gives a file with masked numbers, without codes and passwords; the link is good for a while', async () => {
    const query_ticket = await ticketOf();
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
    const { file_url } = await client.must('giftcardExport', { query_ticket, ...pick(order), ...code });
    const open = () => wallet.gateway.fetch(new Request(`http://127.0.0.1${file_url}`));
    const response = await open();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await response.text();
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).toContain('"Card number","Currency","Amount"');
    for (const card of await cardsInHand(client, order.order_no)) {
      expect(text).toContain(card.card_no.slice(-4));
      expect(text).not.toContain(card.card_no);
      expect(text).not.toContain(card.activation_code);
    }
    await advance(wallet, 86_400);
    expect((await open()).status).toBe(404);
  });

  it('an order that has no cards yet has no file: DOWNLOAD_FAIL (R-ERR-40)', async () => {
    const young = await ordered(wallet, client, BUYER);
    const query_ticket = await ticketOf(young);
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
    const refused = await client.call('giftcardExport', { query_ticket, ...pick(young), ...code });
    expect(refused.code).toBe('DOWNLOAD_FAIL');
  });

  it('no file of another buyer’s order: GC_NOT_FOUND, as for none', async () => {
    const query_ticket = await ticketOf();
    for (const order_no of [foreign.order_no, unused]) {
      const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
      expect((await client.call('giftcardExport', { query_ticket, order_no, ...code })).code).toBe('GC_NOT_FOUND');
    }
  });

  it('wants an open query and its code: TICKET_EXPIRED, OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const call = (query_ticket: string, code: object) =>
      client.call('giftcardExport', { query_ticket, ...pick(order), ...unknownCode, ...code });
    const query_ticket = await ticketOf();
    expect((await call('x'.repeat(43), {})).code).toBe('TICKET_EXPIRED');
    expect((await call(query_ticket, {})).code).toBe('OTP_NOT_OBTAINED');
    const late = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
    await advance(wallet, 300);
    expect((await call(query_ticket, late)).code).toBe('OTP_LOST');
    const code = await ticketCode(wallet, client, BUYER, query_ticket, 'giftcardExport');
    for (let left = 4; left > 0; left--)
      expect((await call(query_ticket, { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_WRONG');
    expect((await call(query_ticket, { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
  });
});

describe('the money of an order', () => {
  const sum = async (account: string) => {
    const [row] = await wallet.database.transaction((tx) =>
      tx.query<{ sum: bigint }>(
        'SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_postings WHERE account_id = $1',
        [account],
      ),
    );
    return row!.sum;
  };

  it('comes from the bank, is kept apart until the cards are made, then is theirs; fees are the house’s', async () => {
    const made = await ordered(wallet, client, '61239103');
    const [kept, fees] = [await sum('house:giftCards:HKD'), await sum('house:fees:HKD')];
    await played(client, made.order_no, 'approve', 'pay');
    expect((await sum('house:giftCards:HKD')) - kept).toBe(188_000n);
    expect((await sum('house:fees:HKD')) - fees).toBe(7_000n);
    await played(client, made.order_no, 'assign');
    expect(await sum('house:giftCards:HKD')).toBe(kept);
  });

  it('no step is taken twice, or before its time', async () => {
    const made = await ordered(wallet, client, '61239105');
    await expect(played(client, made.order_no, 'pay')).rejects.toThrow('404');
    await played(client, made.order_no, 'approve', 'pay');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    const [approved] = messages.filter(({ body }) => body.includes(made.order_no));
    expect(approved?.body).toMatch(/Please transfer HK\$ [\d,]+\.\d\d to our account/);
    await expect(played(client, made.order_no, 'pay')).rejects.toThrow('404');
  });

  it('a virtual card comes by e-mail without postage, with its code, above the buyer’s greeting, which says whose it is', async () => {
    const { quote_id } = await client.must(
      'giftcardQuote',
      threeCards({ kind: 'virtual', delivery_region: undefined }),
    );
    const code = await orderCode(wallet, client, '61239106', quote_id);
    const words = buyer('61239106', { address: undefined, greeting: 'Happy birthday!' });
    const made = await client.must('giftcardOrder', { quote_id, ...words, ...code }, 'giftcard-order-virtual');
    expect(made).not.toHaveProperty('postage');
    await played(client, made.order_no, ...MADE, 'ship');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string; code?: string }[] };
    const [card] = await cardsInHand(client, made.order_no);
    const sent = messages.find((message) => message.code === card!.activation_code);
    expect(sent?.body).toContain(card!.card_no);
    expect(sent?.body).toMatch(/^A gift card of order [^]*\n\nThe buyer of the card writes: “Happy birthday!”$/);
  });
});
