import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { otherCode, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { buyer, number, ordered, orderCode, played, query, threeCards } from './support.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = visitor();
});

const visitor = () => new WalletClient((request) => wallet.gateway.fetch(request));
const quoted = async () => (await client.must('giftcardQuote', threeCards())).quote_id;
let keys = 0;
const order = (quote_id: string, code: { otp_id: string; otp: string }, change: object = {}, from = client) =>
  from.call('giftcardOrder', { quote_id, ...buyer('61239001', change), ...code }, `gift-order-${++keys}`);
const orders = async () => {
  const [row] = await wallet.database.transaction((tx) =>
    tx.query<{ count: number }>('SELECT count(*)::int AS count FROM giftcard_orders'),
  );
  return row!.count;
};

describe('giftcardOrder', () => {
  it('is placed by anybody who has the phone, and waits for an answer in 3 working days (R-GEN-27, R-CONST-25)', async () => {
    await wallet.setNow('2025-03-06T10:00:00+08:00');
    const data = await ordered(wallet, client, '61239000');
    expect(data).toMatchObject({ status: 'audit', count: 3, answer_by: '2025-03-11', answer_workdays: 3 });
    expect(data.order_no).toMatch(/^20250306\d{12}$/);
    expect(data.pay_to.account_no).not.toBe('');
  });

  it('is mailed with its number, the sum and the reference: who closes the page finds it again', async () => {
    const { order_no, reference_no, total } = await ordered(wallet, client, '61239010');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { channel: string; body: string }[] };
    const mail = messages.find(({ channel, body }) => channel === 'mail' && body.includes(order_no))?.body;
    expect(mail).toContain(reference_no);
    expect(mail?.replaceAll(',', '')).toContain(total.amount);
  });

  it('the answer is not counted over a public holiday (R-CONST-25)', async () => {
    await wallet.setNow('2025-04-16T10:00:00+08:00');
    expect((await ordered(wallet, client, '61239009')).answer_by).toBe('2025-04-23');
  });

  it('waives one card fee on the first order of a number, none on the second (R-CONST-23, AMB-18)', async () => {
    const [first, second] = [await ordered(wallet, client, '61239002'), await ordered(wallet, client, '61239002')];
    expect(first).toMatchObject({ waived: { amount: '-20.00' }, total: { amount: '1950.00' } });
    expect(second).toMatchObject({ total: { amount: '1970.00' } });
    expect(second).not.toHaveProperty('waived');
    expect((await ordered(wallet, client, '61239003')).waived?.amount).toBe('-20.00');
  });

  it('an order that was refused was not the first one', async () => {
    const { order_no } = await ordered(wallet, client, '61239004');
    await client.sandbox('POST', '/giftcardOrders', { order_no, step: 'refuse' });
    expect((await ordered(wallet, client, '61239004')).waived?.amount).toBe('-20.00');
  });

  it('wants the code of this number and this quote: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT', async () => {
    const [one, other] = [await quoted(), await quoted()];
    const code = await orderCode(wallet, client, '61239001', one);
    expect((await order(other, code)).code).toBe('OTP_NOT_OBTAINED');
    expect((await order(one, code, { mob_no: '61239005' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--)
      expect(await order(one, { ...code, otp: otherCode(code.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    expect((await order(one, { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
    expect((await order(one, code)).code).toBe('OTP_LIMIT');
  });

  it('a code is good for five minutes: OTP_LOST (AMB-26)', async () => {
    const quote = await quoted();
    const code = await orderCode(wallet, client, '61239001', quote);
    await advance(wallet, 300);
    expect((await order(quote, code)).code).toBe('OTP_LOST');
  });

  it('a quote is good for one order, for half an hour, for who asked for it: QUOTE_EXPIRED', async () => {
    const before = await orders();
    const late = await quoted();
    const lateCode = await orderCode(wallet, client, '61239001', late);
    await advance(wallet, 1800);
    expect((await order(late, lateCode)).code).toBe('QUOTE_EXPIRED');
    const quote = await quoted();
    await advance(wallet, 1739);
    const code = await orderCode(wallet, client, '61239001', quote);
    expect((await order(quote, code, {}, visitor())).code).toBe('QUOTE_EXPIRED');
    expect((await order('unknown-quote', code)).code).toBe('QUOTE_EXPIRED');
    expect(await orders()).toBe(before);
    expect((await order(quote, code)).code).toBe('SUCCESS');
    expect((await order(quote, code)).code).toBe('QUOTE_EXPIRED');
    expect(await orders()).toBe(before + 1);
  });

  it('wants an address for physical cards, and a number of its area (AMB-25)', async () => {
    const quote = await quoted();
    const code = { otp_id: 'unknown-code', otp: '000000' };
    const refused = (pointer: string) => ({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
    expect(await order(quote, code, { address: undefined })).toMatchObject(refused('/address'));
    expect(await order(quote, code, { mob_no: '6123900' })).toMatchObject(refused('/mob_no'));
  });

  it('takes no web address in the greeting: we mail it, and it is the buyer’s', async () => {
    const greeting = 'URGENT: unlock your wallet at https://evil.example/now';
    expect(await order(await quoted(), { otp_id: 'unknown-code', otp: '000000' }, { greeting })).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/greeting', keyword: 'pattern' }] },
    });
  });

  it('takes no address for virtual cards, which are sent by e-mail (R-ENT-117)', async () => {
    const { quote_id } = await client.must(
      'giftcardQuote',
      threeCards({ kind: 'virtual', delivery_region: undefined }),
    );
    const code = await orderCode(wallet, client, '61239006', quote_id);
    const own = number('61239006');
    expect(await order(quote_id, code, own)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/address', keyword: 'unknown' }] },
    });
    expect((await order(quote_id, code, { ...own, address: undefined })).code).toBe('SUCCESS');
  });

  it('a code is sent only after a captcha, for a quote: smsSendCode', async () => {
    const ask = { scene: 'GIFTORDER' as const, ...number('61239001') };
    const { captcha_key } = await solvedCaptcha(wallet, client);
    const wrong = { ...ask, quote_id: 'unknown-quote', captcha_key, captcha: 'XXXX' };
    expect((await client.call('smsSendCode', wrong)).code).toBe('CAPTCHA_WRONG');
    expect((await client.call('smsSendCode', ask)).data).toMatchObject({ fields: [{ pointer: '/quote_id' }] });
  });
});

it('giftcardDetail says to which account an order is paid, while it waits for its payment', async () => {
  const made = await ordered(wallet, client, '61239004');
  const shown = async () => {
    const { data } = await query(wallet, client, { order_no: made.order_no }, '61239004');
    return (await client.must('giftcardDetail', { query_ticket: data.query_ticket })).pay_to;
  };
  expect(await shown()).toBeUndefined();
  await played(client, made.order_no, 'approve');
  expect(await shown()).toEqual(made.pay_to);
  await played(client, made.order_no, 'pay');
  expect(await shown()).toBeUndefined();
});
