import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/domain/json.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** The three accounts of one certified member; each month of a test begins with nothing counted. */
const CARDS = {
  HKD: { account: 'acc-wong-hkd', card_no: '4000010000000029' },
  CNY: { account: 'acc-wong-cny', card_no: '6200010000000032' },
  USD: { account: 'acc-wong-usd', card_no: '5100010000000049' },
} as const;
type Currency = keyof typeof CARDS;
let sample: SampleGateway;
let wong: WalletClient;
let month = 2;

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00');
  await sample.database.transaction((tx) =>
    tx.query("UPDATE cards SET card_type = 'physical' WHERE account_id = 'acc-wong-usd'"),
  );
});
afterAll(() => sample.close());
beforeEach(async () => {
  month += 1;
  await at(`2025-${String(month).padStart(2, '0')}-03T10:00:00.000+08:00`, month > 12);
});

async function at(instant: string, isNextYear = false) {
  await sample.setNow(isNextYear ? `2026-${String(month - 12).padStart(2, '0')}-03T10:00:00.000+08:00` : instant);
  wong = await sample.member('wong');
}
const play = (currency: Currency, kind: string, amount: string, more: JsonObject = {}) =>
  wong.sandbox('POST', '/cardTransaction', { card_no: CARDS[currency].card_no, kind, amount, ...more });
const balance = async (currency: Currency) =>
  Number((await wong.must('accountSummary', { account_id: CARDS[currency].account })).balance.amount);
const records = async (currency: Currency, type: 'serviceFee' | 'expense' | 'refund' | 'atm' | 'offlineDraw') =>
  (await wong.must('historyQuery', { account_id: CARDS[currency].account, type, page_no: 1, page_size: 20 })).list;
/** Plays the same some times; the fees that were taken. */
async function fees(times: number, currency: Currency, kind: string, amount: string, more: JsonObject = {}) {
  const taken: unknown[] = [];
  for (let turn = 0; turn < times; turn += 1) taken.push((await play(currency, kind, amount, more)).fee);
  return taken;
}

describe('cash from a machine', () => {
  it.each([
    ['R-CONST-55', 'HKD', '1250', '25.00', '1250.50', '25.01'],
    ['R-CONST-54', 'CNY', '1000', '20.00', '1000.50', '20.01'],
    ['R-CONST-56', 'USD', '150', '3.00', '150.50', '3.01'],
  ] as const)('%s: %s, %s costs the minimum of %s, %s costs %s', async (_id, currency, least, minimum, more, fee) => {
    const before = await balance(currency);
    expect(await play(currency, 'atm', '100')).toMatchObject({ status: 'success', fee: minimum });
    expect(await play(currency, 'atm', least)).toMatchObject({ fee: minimum });
    expect(await play(currency, 'atm', more)).toMatchObject({ fee });
    const spent = 100 + Number(least) + Number(more) + 2 * Number(minimum) + Number(fee);
    expect(before - (await balance(currency))).toBeCloseTo(spent, 6);
    expect((await records(currency, 'atm'))[0]).toMatchObject({
      kind: 'atm',
      amount: { currency, amount: `-${more}`.replace(/\.5$/, '.50') },
    });
    expect((await records(currency, 'serviceFee'))[0]).toMatchObject({
      fee_kind: 'atm',
      amount: { amount: `-${fee}` },
    });
  });

  it.each([
    ['R-CONST-58', 'HKD', '1200', '6.00', '1202', '6.01'],
    ['R-CONST-57', 'CNY', '1000', '5.00', '1002', '5.01'],
    ['R-CONST-59', 'USD', '150', '0.75', '152', '0.76'],
  ] as const)(
    '%s: at a mainland counter, %s, %s costs %s, %s costs %s',
    async (_id, currency, least, minimum, more, fee) => {
      expect(await play(currency, 'withdrawal', least)).toMatchObject({ fee: minimum });
      expect(await play(currency, 'withdrawal', more)).toMatchObject({ fee });
      expect((await records(currency, 'offlineDraw'))[0]).toMatchObject({ kind: 'offlineDraw' });
      expect((await records(currency, 'serviceFee'))[0]).toMatchObject({ fee_kind: 'withdrawal' });
    },
  );

  it('is for certified members only (R-ROLE-07, R-ROLE-14)', async () => {
    for (const card_no of ['4000010000000052', '4000010000000060'])
      expect(await wong.sandbox('POST', '/cardTransaction', { card_no, kind: 'atm', amount: '100' })).toMatchObject({
        ...{ status: 'declined', reason: 'REALNAME' },
      });
  });

  it('no machine takes a virtual card: CARD_TYPE, and it costs nothing (R-CONST-68)', async () => {
    const card_no = '4000010000000102';
    const atm = () => wong.sandbox('POST', '/cardTransaction', { card_no, kind: 'atm', amount: '100' });
    for (let turn = 0; turn < 4; turn += 1)
      expect(await atm()).toMatchObject({ status: 'declined', reason: 'CARD_TYPE', fee: '0.00' });
  });

  it('not from what came in cash or from someone else within a day; spending may (R-CONST-11, R-CONST-13)', async () => {
    const ticket = await wong.ticket('topupBankCreate');
    const payments = [{ amount: '1000', paid_on: '2025-01-02' }];
    const account_id = CARDS.USD.account;
    const order = await wong.must('topupBankCreate', { account_id, payments, ticket }, `card-topup-${month}`);
    const now = (await wong.sandbox('GET', '/clock')).now as string;
    const free = Number((await wong.must('accountSummary', { account_id })).available.amount);
    await wong.sandbox('POST', '/incomingPayment', { reference: order.reference, from: 'thirdParty' });
    const sum = String(Math.ceil(free + 1));
    expect(await play('USD', 'atm', sum)).toMatchObject({ status: 'declined', reason: 'BALANCE' });
    const day = Date.parse(now) + 86_400_000;
    await at(new Date(day - 1).toISOString());
    expect(await play('USD', 'atm', sum)).toMatchObject({ status: 'declined' });
    expect(await play('USD', 'purchase', '2')).toMatchObject({ status: 'success' });
    await at(new Date(day).toISOString());
    expect(await play('USD', 'atm', sum)).toMatchObject({ status: 'success' });
  });
});

describe('a purchase', () => {
  it.each([
    ['R-CONST-64', 'HKD', '10.99', '11.00', '0.50'],
    ['R-CONST-63', 'CNY', '9.99', '10.00', '0.45'],
    ['R-CONST-65', 'USD', '1.49', '1.50', '0.06'],
  ] as const)(
    '%s, R-CONST-66: %s, %s is small, %s is not; five of a month are free, then %s',
    async (_id, currency, small, big, fee) => {
      const before = await balance(currency);
      expect(await fees(5, currency, 'purchase', small)).toEqual(Array(5).fill('0.00'));
      expect(await play(currency, 'purchase', big)).toMatchObject({ fee: '0.00' });
      expect(await play(currency, 'purchase', small, { merchant: 'Corner Grocery' })).toMatchObject({ fee });
      expect(before - (await balance(currency))).toBeCloseTo(6 * Number(small) + Number(big) + Number(fee), 6);
      const [line] = await records(currency, 'expense');
      expect(line).toMatchObject({ summary: 'Corner Grocery', status: 'success' });
      expect(await wong.must('historyDetail', { ref_no: line!.ref_no })).toMatchObject({
        ...{ merchant: 'Corner Grocery', fee: { currency, amount: fee } },
      });
    },
  );

  it('small ones are free again with the first of the month, Hong Kong time (R-CONST-66)', async () => {
    await at('2025-08-31T23:59:59.000+08:00');
    expect(await fees(6, 'HKD', 'purchase', '5')).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00', '0.50']);
    await at('2025-09-01T00:00:00.000+08:00');
    expect(await play('HKD', 'purchase', '5')).toMatchObject({ fee: '0.00' });
    await at('2025-09-30T23:59:59.000+08:00');
    month = 9;
  });

  it.each([
    ['R-CONST-61', 'HKD', '24.99', '25.00', '1.00'],
    ['R-CONST-62', 'CNY', '24.99', '25.00', '1.00'],
    ['R-CONST-60', 'USD', '2.99', '3.00', '0.10'],
  ] as const)(
    '%s: %s online outside Hong Kong, %s has an extra, %s has none',
    async (_id, currency, below, edge, extra) => {
      const abroad = { online: true, abroad: true };
      expect(await play(currency, 'purchase', below, abroad)).toMatchObject({ fee: extra });
      expect(await play(currency, 'purchase', edge, abroad)).toMatchObject({ fee: '0.00' });
      expect(await play(currency, 'purchase', below, { online: true })).toMatchObject({ fee: '0.00' });
      expect(await play(currency, 'purchase', below, { abroad: true })).toMatchObject({ fee: '0.00' });
      const told = { fee_kind: 'onlineAbroad', amount: { currency, amount: `-${extra}` } };
      expect(await records(currency, 'serviceFee')).toContainEqual(expect.objectContaining(told));
    },
  );
});

describe('what comes to nothing', () => {
  it('authorisation failures: five of a month are free (R-CONST-67)', async () => {
    const before = await balance('HKD');
    expect(await fees(6, 'HKD', 'authFailure', '50')).toEqual([...Array<string>(5).fill('0.00'), '2.00']);
    expect(before - (await balance('HKD'))).toBeCloseTo(2, 6);
    expect((await records('HKD', 'expense'))[0]).toMatchObject({ status: 'fail', amount: { amount: '-50.00' } });
    expect((await records('HKD', 'serviceFee'))[0]).toMatchObject({ fee_kind: 'authFailure' });
  });

  it('declines: three of a month are free, counted apart from failures (R-CONST-68, AMB-32)', async () => {
    const before = await balance('CNY');
    await fees(5, 'CNY', 'authFailure', '50');
    expect(await fees(4, 'CNY', 'purchase', '999999')).toEqual(['0.00', '0.00', '0.00', '1.80']);
    expect(before - (await balance('CNY'))).toBeCloseTo(1.8, 6);
    expect((await records('CNY', 'serviceFee'))[0]).toMatchObject({ fee_kind: 'decline' });
  });

  it('a charge takes what is there and never more', async () => {
    const card_no = '4000010000000052';
    const spend = (kind: string, amount: string) => wong.sandbox('POST', '/cardTransaction', { card_no, kind, amount });
    expect(await spend('purchase', '499')).toMatchObject({ status: 'success' });
    for (const fee of ['0.00', '0.00', '0.00', '1.00', '0.00'])
      expect(await spend('purchase', '100')).toMatchObject({ status: 'declined', reason: 'BALANCE', fee });
  });

  it.each([
    ['the card is locked (R-STATE-32)', 'CARD_STATUS', '5100010000000098', 'purchase'],
    ['cash from a machine with a locked card (R-STATE-33)', 'CARD_STATUS', '5100010000000098', 'atm'],
    ['the funds are frozen (R-CONST-09)', 'FUNDS_FROZEN', '4000010000000086', 'purchase'],
  ])('declined: %s', async (_why, reason, card_no, kind) => {
    await sample.database.transaction((tx) =>
      tx.query("UPDATE members SET frozen_until = '2099-01-01T00:00:00Z' WHERE member_id = 'lam'"),
    );
    const answer = await wong.sandbox('POST', '/cardTransaction', { card_no, kind, amount: '100' });
    expect(answer).toMatchObject({ status: 'declined', reason });
  });

  it('declined: the card has expired, the day after its last', async () => {
    const card_no = '4000010000000060';
    const spend = () => wong.sandbox('POST', '/cardTransaction', { card_no, kind: 'purchase', amount: '12' });
    const today = String((await wong.sandbox('GET', '/clock')).now).slice(0, 10);
    const expire = (date: string) =>
      sample.database.transaction((tx) =>
        tx.query('UPDATE cards SET expiry_date = $2 WHERE last4 = $1', [card_no.slice(-4), date]),
      );
    await expire(today);
    expect(await spend()).toMatchObject({ status: 'success' });
    await expire(new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10));
    expect(await spend()).toMatchObject({ status: 'declined', reason: 'CARD_EXPIRED' });
  });
});

describe('refunds', () => {
  it.each([
    ['R-CONST-71, R-CONST-74', 'HKD', '4.00', '8.00'],
    ['R-CONST-70, R-CONST-73', 'CNY', '3.00', '7.00'],
    ['R-CONST-72, R-CONST-75', 'USD', '0.50', '1.00'],
  ] as const)(
    '%s, R-CONST-69: %s, three of a month are free, then %s, or %s on a shopping card',
    async (_id, currency, fee, shopping) => {
      const before = await balance(currency);
      expect(await fees(4, currency, 'refund', '20')).toEqual(['0.00', '0.00', '0.00', fee]);
      await sample.database.transaction((tx) =>
        tx.query('UPDATE cards SET shopping_only = true WHERE account_id = $1', [CARDS[currency].account]),
      );
      expect(await play(currency, 'refund', '20')).toMatchObject({ fee: shopping });
      expect((await balance(currency)) - before).toBeCloseTo(100 - Number(fee) - Number(shopping), 6);
      expect((await records(currency, 'refund'))[0]).toMatchObject({ kind: 'refund' });
      expect((await records(currency, 'serviceFee'))[0]).toMatchObject({ fee_kind: 'refund' });
    },
  );

  it('belong to their purchase, and never give back more than was paid', async () => {
    const { ref_no } = await play('HKD', 'purchase', '30');
    const original_ref_no = ref_no as string;
    await play('HKD', 'refund', '20', { original_ref_no });
    await expect(play('HKD', 'refund', '10.01', { original_ref_no })).rejects.toThrow('404');
    await expect(play('CNY', 'refund', '1', { original_ref_no })).rejects.toThrow('404');
    expect(await wong.must('historyDetail', { ref_no: original_ref_no })).toMatchObject({
      refund_amount: { currency: 'HKD', amount: '20.00' },
    });
    expect(await play('HKD', 'refund', '10', { original_ref_no })).toMatchObject({ status: 'success' });
  });
});

it('leaves a ledger that keeps every promise', async () => {
  expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
});
