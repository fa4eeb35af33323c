import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../../gateway/contract/contract.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { ACCOUNT as CHAN, newCard, orderTools } from '../card/orderTools.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const CARD_NO = '4000010000000011';
const OTHER_CARD = '6222000000000078';
const hkd = (amount: string) => ({ currency: 'HKD', amount });
let wallet: RewoundGateway;
let chan: WalletClient;
let keys = 0;
const { order } = orderTools(() => ({ wallet, client: chan }));

beforeAll(async () => void (wallet = await rewoundGateway(NOW)));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (chan = await wallet.member('chan')));

const key = () => `status-key-${(keys += 1)}-000`;
const detail = (ref_no: string, client = chan) => client.must('historyDetail', { ref_no });
const statusOf = async (ref_no: string, client = chan) => (await detail(ref_no, client)).status;
const latest = async (client = chan, account_id = CHAN) =>
  (await client.must('accountSummary', { account_id })).recent[0]!;
const balance = async () => (await chan.must('accountSummary', { account_id: CHAN })).balance.amount;
const buy = async (more: JsonObject = {}, amount = '100') => {
  const answer = await chan.sandbox('POST', '/cardTransaction', {
    ...{ card_no: CARD_NO, kind: 'purchase', amount, merchant: 'Corner Grocery' },
    ...more,
  });
  return answer.ref_no as string;
};
const giveBack = (original_ref_no: string, amount: string) =>
  chan.sandbox('POST', '/cardTransaction', { card_no: CARD_NO, kind: 'refund', amount, original_ref_no });
const shop = (ref_no: string, to: string) => chan.sandbox('POST', '/purchase', { ref_no, to });
const bankTopup = async (amount = '500') => {
  const ticket = await chan.ticket('topupBankCreate');
  const payments = [{ amount, paid_on: '2025-03-03' }];
  return chan.must('topupBankCreate', { account_id: CHAN, payments, ticket }, key());
};
const fpsTopup = (amount = '500') => chan.must('topupFpsCreate', { account_id: CHAN, amount }, key());
const paid = (reference: string, more: JsonObject = {}) =>
  chan.sandbox('POST', '/incomingPayment', { reference, ...more });
const declare = (order_no: string) =>
  chan.must(
    'topupBankConfirm',
    {
      ...{ order_no, paid_by: 'card', bank_code: '901', bank_card_no: '6222000000000011' },
      ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)', paid_from_region: 'HK', transfer_date: '2025-03-03' },
    },
    key(),
  );
const bankSays = (answer: string) => chan.sandbox('POST', '/bank', { answer });
const sendByFps = async (amount = '20') => {
  const { body } = await chan.prepared(CHAN, amount);
  return chan.must('transferToHk', body, key());
};

it('the contract knows the eleven statuses of section 4 (R-STATE-52 to R-STATE-62)', () => {
  const { document } = loadContract();
  expect(JSON.stringify(document)).toContain(
    JSON.stringify([
      ...['success', 'fail', 'refunded', 'unpaid', 'pendingPayment', 'processing', 'paid', 'submittedToBank'],
      ...['closed', 'unknown', 'authorized'],
    ]),
  );
});

describe('a purchase', () => {
  it('R-STATE-52, R-STATE-54: is a success, and refunded once all of it has come back', async () => {
    const refNo = await buy();
    expect(await statusOf(refNo)).toBe('success');
    await giveBack(refNo, '10');
    expect(await statusOf(refNo)).toBe('success');
    await giveBack(refNo, '90');
    expect(await statusOf(refNo)).toBe('refunded');
  });

  it('R-ENT-80, R-ENT-81: tells of all refunds and of the last one’s time', async () => {
    const refNo = await buy();
    await giveBack(refNo, '10');
    await wallet.setNow('2025-03-04T11:00:00.000+08:00');
    chan = await wallet.member('chan');
    await giveBack(refNo, '25.50');
    expect(await detail(refNo)).toMatchObject({
      ...{ refund_amount: hkd('35.50'), refund_time: '2025-03-04T11:00:00.000+08:00' },
    });
  });

  it('R-ENT-69 to R-ENT-71, R-ENT-76, R-ENT-78, R-ENT-79: tells order, discount, what was paid, and who paid whom', async () => {
    const refNo = await buy({ order_no: 'SHOP-4711', discount: '12.50' }, '87.50');
    expect(await detail(refNo)).toMatchObject({
      order_no: 'SHOP-4711',
      order_amount: hkd('100.00'),
      discount_amount: hkd('12.50'),
      paid_amount: hkd('87.50'),
      amount: hkd('-87.50'),
      payer: 'Chan Siu Ming',
      payee: 'Corner Grocery',
    });
    expect(await detail(await buy()), 'nothing was taken off').not.toHaveProperty('discount_amount');
  });

  it('R-STATE-62, R-STATE-55, R-STATE-61: is authorised, handed in and not yet billed, unknown, and in the end a success', async () => {
    const before = Number(await balance());
    const refNo = await buy({ authorize: true });
    expect(await statusOf(refNo)).toBe('authorized');
    for (const step of ['unpaid', 'unknown', 'success']) {
      await shop(refNo, step);
      expect([await statusOf(refNo), Number(await balance())]).toEqual([step, before - 100]);
      expect(await wallet.database.transaction(ledgerFaults)).toEqual([]);
    }
    await expect(shop(refNo, 'closed')).rejects.toThrow('404');
  });

  it('R-STATE-60: is closed when the shop gives it up, and the money is back with its charges', async () => {
    const before = await balance();
    const abroad = { authorize: true, online: true, abroad: true };
    const refNo = await buy(abroad, '20');
    expect(await detail(refNo)).toMatchObject({ fee: hkd('1.00') });
    await shop(refNo, 'closed');
    expect([await statusOf(refNo), await balance()]).toEqual(['closed', before]);
    expect(await detail(refNo)).not.toHaveProperty('fee');
    expect(await wallet.database.transaction(ledgerFaults)).toEqual([]);
  });

  it('cannot be refunded before it is billed, and keeps its card from being cancelled', async () => {
    const refNo = await buy({ authorize: true });
    await expect(giveBack(refNo, '1')).rejects.toThrow('404');
    const { card_id } = (await chan.must('cardList', {})).list[0]!;
    expect((await chan.call('cardCancelQuery', { card_id })).code).toBe('PENDING_TRANS');
  });

  it('R-STATE-53: that is declined is a failure', async () => {
    expect(await statusOf(await buy({}, '9999999'))).toBe('fail');
  });
});

describe('a top-up', () => {
  it('R-STATE-56, R-STATE-60: waits for payment in the history, and is closed when its time has passed', async () => {
    const { order_no } = await bankTopup();
    expect(await latest()).toMatchObject({ ref_no: order_no, kind: 'topup', status: 'pendingPayment' });
    const waiting = await detail(order_no);
    expect(waiting).toMatchObject({ order_no, order_amount: hkd('500.00') });
    expect(waiting).not.toHaveProperty('paid_amount');
    await wallet.setNow('2025-03-06T10:00:00.000+08:00');
    chan = await wallet.member('chan');
    expect(await statusOf(order_no)).toBe('closed');
    expect(await latest()).toMatchObject({ ref_no: order_no, status: 'closed' });
    const page = await chan.must('historyQuery', { account_id: CHAN, type: 'topup', page_no: 1, page_size: 5 });
    expect(page.list[0]).toMatchObject({ ref_no: order_no, status: 'closed' });
  });

  it('R-STATE-58, R-STATE-63: is paid and not yet credited while announced or frozen', async () => {
    const before = await balance();
    const { order_no, reference } = await bankTopup();
    await declare(order_no);
    expect(await statusOf(order_no)).toBe('paid');
    await paid(reference, { payer_card_no: OTHER_CARD, amount: '400' });
    expect(await detail(order_no)).toMatchObject({ status: 'paid', amount: hkd('400.00') });
    expect(await balance()).toBe(before);
    await wallet.setNow('2025-04-03T10:00:00.000+08:00');
    chan = await wallet.member('chan');
    expect(await statusOf(order_no), 'what is frozen does not lapse').toBe('paid');
    expect(await wallet.database.transaction(ledgerFaults)).toEqual([]);
  });

  it('R-ENT-70, R-ENT-71, R-ENT-78, R-ENT-79: when it is credited tells order, what came, payer and payee', async () => {
    const { order_no, reference } = await bankTopup();
    await declare(order_no);
    await wallet.setNow('2025-03-03T10:04:00.000+08:00');
    chan = await wallet.member('chan');
    await paid(reference, { amount: '480' });
    expect(await detail(order_no)).toMatchObject({
      status: 'success',
      time: '2025-03-03T10:04:00.000+08:00',
      order_no,
      order_amount: hkd('500.00'),
      paid_amount: hkd('480.00'),
      payer: 'Chan Siu Ming',
      payer_account_mask: '************0011',
      payee: 'Chan Siu Ming',
    });
  });

  it('R-ENT-75: by FPS has the reference of the payment system once it is paid; of somebody else no payer is told', async () => {
    const { order_no, reference } = await fpsTopup();
    expect(await detail(order_no)).not.toHaveProperty('fps_ref_no');
    await paid(reference, { from: 'thirdParty' });
    const told = await detail(order_no);
    expect(told).toMatchObject({ status: 'success', fps_ref_no: expect.stringMatching(/^FRN[0-9]{20}$/) });
    expect(told).not.toHaveProperty('payer');
  });
});

describe('a transfer', () => {
  it('R-ENT-75, R-ENT-79: by FPS has the reference of the payment system, payer and payee', async () => {
    const { ref_no } = await sendByFps();
    expect(await detail(ref_no)).toMatchObject({
      fps_ref_no: expect.stringMatching(/^FRN[0-9]{20}$/),
      payer: 'Chan Siu Ming',
      payee: expect.any(String),
    });
  });

  it('R-ENT-79: within the house tells the receiver a masked payer', async () => {
    const { data } = await chan.call('transferQuote', {
      ...{
        kind: 'toGc',
        account_id: CHAN,
        amount: '5',
        payee_card_no: '4000010000000029',
        payee_name: 'Wong Mei Ling',
      },
    });
    const ticket = await chan.ticket('transferToGc', data.quote_id);
    await chan.must('transferToGc', { quote_id: data.quote_id, ticket, payee_confirmed: true }, key());
    const wong = await wallet.member('wong');
    const { ref_no } = await latest(wong, 'acc-wong-hkd');
    expect(await detail(ref_no, wong)).toMatchObject({ payer: 'C*** S** M***', payee: 'Wong Mei Ling' });
  });

  it('R-STATE-57, R-STATE-53: is in processing until its bank answers; one that fails has cost nothing', async () => {
    await bankSays('processing');
    // Three of a month are free; the fourth has a fee.
    for (let sent = 0; sent < 3; sent += 1) await sendByFps('1');
    const before = await balance();
    const { ref_no } = await sendByFps();
    expect(await detail(ref_no)).toMatchObject({ status: 'processing', fee: { currency: 'HKD' } });
    await chan.sandbox('POST', '/endTransfer', { ref_no, accepted: false });
    const failed = await detail(ref_no);
    expect([failed.status, await balance()]).toEqual(['fail', before]);
    expect(failed, 'a fee that nobody paid').not.toHaveProperty('fee');
    const charges = await chan.must('historyQuery', {
      ...{ account_id: CHAN, type: 'serviceFee', page_no: 1, page_size: 50 },
    });
    expect(charges.list.map(({ status }) => status)).not.toContain('fail');
    expect(await wallet.database.transaction(ledgerFaults)).toEqual([]);
  });

  it('R-STATE-59: to the mainland is submitted to the bank, and a success once it has been paid out', async () => {
    const wong = await wallet.member('wong');
    const { data } = await wong.call('transferQuote', {
      ...{ kind: 'toMainland', account_id: 'acc-wong-hkd', amount: '10', bank_code: '951', account_type: 'debitCard' },
      ...{ bank_card_no: '6222000000000011', account_holder: '黃美玲', payee_name_en: 'Wong Mei Ling', remark: 'Rent' },
    });
    const ticket = await wong.ticket('transferToMainland', data.quote_id);
    const { ref_no } = await wong.must('transferToMainland', { quote_id: data.quote_id, ticket }, key());
    expect(await statusOf(ref_no, wong)).toBe('submittedToBank');
    expect(await latest(wong, 'acc-wong-hkd')).toMatchObject({ status: expect.stringMatching(/submitted|success/) });
    await wallet.setNow('2025-03-05T10:00:00.000+08:00');
    expect(await statusOf(ref_no, await wallet.member('wong'))).toBe('success');
  });
});

describe('a card order', () => {
  it('R-ENT-70, R-ENT-71, R-ENT-76, R-ENT-78: tells its number, what it came to, and the fee that was waived', async () => {
    const { data } = await order('cardNew', newCard());
    const told = await detail(data.order_no);
    expect(told).toMatchObject({ order_no: data.order_no, paid_amount: { currency: 'HKD' } });
    const sum = (money?: { amount: string }) => Number(money?.amount ?? 0);
    expect(sum(told.order_amount)).toBeCloseTo(sum(told.paid_amount) + sum(told.discount_amount), 6);
  });
});
