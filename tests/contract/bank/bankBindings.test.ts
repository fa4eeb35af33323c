import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { SAMPLE_OTHER_CARD } from '../../../gateway/sandbox/incomingPayments.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const money = (currency: string, amount: string) => ({ currency, amount });
type Operation = 'bankBind' | 'bankBoundList' | 'bankCheckStatus' | 'bankUnbind';
type Bind = requests['bankBind'];
const answered: Record<Operation, Set<string>> = {
  bankBind: new Set(),
  bankBoundList: new Set(),
  bankCheckStatus: new Set(),
  bankUnbind: new Set(),
};
const WONG = { holder_name: 'Wong Mei Ling', doc_no: 'K12345678' };
let sample: SampleGateway;
let wong: WalletClient;
let keys = 0;
let cards = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
afterAll(() => sample.close());
beforeEach(async () => {
  // A code may be sent to a number once a minute: each test has an hour of its own.
  await sample.setNow(new Date(Date.parse(NOW) + (keys += 1) * 7_200_000).toISOString());
  wong = await sample.member('wong');
});

async function call<Id extends Operation>(client: WalletClient, operation: Id, body: requests[Id]) {
  const answer = await client.call(operation, body, `binding-key-${(keys += 1)}`);
  answered[operation].add(answer.code);
  return answer;
}
const newCard = () => `62220000000${String((cards += 1) + 1000).padStart(5, '0')}`;
const mobile = () => `6222${String((cards += 1) + 1000)}`;
async function code(client: WalletClient, mob_no: string) {
  const { otp_id } = await client.must('smsSendCode', { scene: 'BANKBIND', area_code: '852', mob_no });
  return { otp_id, otp: await client.lastCode(mob_no) };
}
async function bind(account_id: string, more: Partial<Bind> = {}, client = wong) {
  const mob_no = more.mob_no ?? mobile();
  const proof = more.otp_id === undefined ? await code(client, mob_no) : {};
  return call(client, 'bankBind', {
    ...{ account_id, bank_code: '901', bank_card_no: newCard(), ...WONG, area_code: '852', mob_no },
    ...proof,
    ...more,
  } as Bind);
}
const pay = (reference: string, more: { amount?: string; payer_card_no?: string } = {}) =>
  wong.sandbox('POST', '/incomingPayment', { reference, ...more });
const summary = (account_id: string) => wong.must('accountSummary', { account_id });
const list = async () => (await wong.must('bankBoundList', {})).list;

describe('bankBind', () => {
  it.each([
    ['R-CONST-32', 'acc-wong-cny', money('CNY', '1.00'), '1.01'],
    ['R-CONST-33', 'acc-wong-hkd', money('HKD', '1.00'), '0.99'],
    ['R-CONST-34', 'acc-wong-usd', money('USD', '0.10'), '0.11'],
  ])(
    'SUCCESS: bound by a check top-up of exactly that sum, without a fee (%s, R-CONST-35)',
    async (_id, account, sum, other) => {
      const before = Number((await summary(account)).balance.amount);
      const { code: answer, data } = await bind(account);
      expect(answer).toBe('SUCCESS');
      expect(data.check_amount).toEqual(sum);
      expect(await pay(data.reference, { amount: other })).toEqual({ state: 'WAITING' });
      expect(await pay(data.reference, { payer_card_no: SAMPLE_OTHER_CARD })).toEqual({ state: 'WAITING' });
      expect(Number((await summary(account)).balance.amount)).toBe(before);
      await Promise.all([pay(data.reference), pay(data.reference)]);
      const { balance, recent } = await summary(account);
      expect(Number(balance.amount) - before).toBeCloseTo(Number(sum.amount), 6);
      expect(recent[0]).toMatchObject({ kind: 'accVer', amount: sum });
      expect(recent[1]?.kind, 'no fee').not.toBe('serviceFee');
      expect(await wong.must('bankCheckStatus', { bind_id: data.bind_id })).toMatchObject({ state: 'BOUND' });
      expect(await list()).toContainEqual(expect.objectContaining({ bind_id: data.bind_id, state: 'BOUND' }));
      const { list: page } = await wong.must('historyQuery', {
        account_id: account,
        type: 'accVer',
        page_no: 1,
        page_size: 10,
      });
      expect(page).toHaveLength(1);
    },
  );

  it('BANK_CARD_MISMATCH: another name, or the bank says no; the code stays good (R-ERR-42)', async () => {
    const mob_no = mobile();
    const proof = await code(wong, mob_no);
    const tried = { ...proof, mob_no, bank_card_no: '6222000000000020' };
    expect((await bind('acc-wong-hkd', tried)).code).toBe('BANK_CARD_MISMATCH');
    expect((await bind('acc-wong-hkd', { ...proof, mob_no, holder_name: 'Chan Siu Ming' })).code).toBe(
      'BANK_CARD_MISMATCH',
    );
    expect((await bind('acc-wong-hkd', { ...proof, mob_no })).code).toBe('SUCCESS');
  });

  it('BANK_CHECK_LOCKED: the bank is asked no more after ten cards of a day that did not match, whichever call names them', async () => {
    await sample.setNow(NOW);
    const zhang = await sample.member('zhang');
    const account_id = 'acc-zhang-cny';
    const bank_card_no = '6222000000000020';
    const own = { holder_name: 'Zhang Wei', doc_no: '44030119880808001X' };
    const foreign = { bank_code: '901', bank_card_no, ...own };
    const order = { account_id, amount: '10.00', ...foreign, paid_by: 'card', paid_from_region: 'HK' } as const;
    const toMainland = (card: string) =>
      zhang.call('transferQuote', {
        ...{ kind: 'toMainland', account_id, amount: '1', bank_code: '951', bank_card_no: card, remark: 'Savings' },
        ...{ account_type: 'debitCard', account_holder: '张伟', payee_name_en: 'Zhang Wei' },
      });
    const card_id = (await zhang.must('cardList', {})).list[0]!.card_id;
    const { cancel_id } = await zhang.must('cardCancelQuery', { card_id });
    const cancel = (card: string) =>
      zhang.call(
        'cardCancel',
        {
          ...{ card_id, cancel_id, refund_bank: '901', bank_card_no: card, account_holder: 'Zhang Wei', agree: true },
          ...{ ticket: 'nobodys-ticket-of-cancelling', otp_ticket: 'nobodys-ticket-of-cancelling' },
        },
        `foreign-card-${(keys += 1)}`,
      );
    const mob_no = mobile();
    const proof = { ...own, ...(await code(zhang, mob_no)), mob_no };
    const bound = (card: string) => bind(account_id, { ...proof, bank_card_no: card }, zhang);
    for (let named = 0; named < 7; named += 1)
      expect((await zhang.call('topupBankCreate', order, `foreign-card-${named}`)).code).toBe('BANK_CARD_MISMATCH');
    const others = [toMainland, cancel, bound];
    for (const name of others) expect((await name(bank_card_no)).code).toBe('BANK_CARD_MISMATCH');
    for (const name of others) expect((await name(newCard())).code).toBe('BANK_CHECK_LOCKED');
  });

  it('BANK_BOUND: a card that is linked already; a try that was not paid gives way to a newer one', async () => {
    const bank_card_no = newCard();
    const first = await bind('acc-wong-hkd', { bank_card_no });
    const second = await bind('acc-wong-hkd', { bank_card_no });
    expect(await wong.must('bankCheckStatus', { bind_id: first.data.bind_id })).toMatchObject({ state: 'UNBOUND' });
    expect(await pay(first.data.reference)).toEqual({ state: 'UNBOUND' });
    expect(await pay(second.data.reference)).toEqual({ state: 'BOUND' });
    expect((await bind('acc-wong-hkd', { bank_card_no })).code).toBe('BANK_BOUND');
  });

  it('OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT and OTP_LOST: without a right code nothing is linked', async () => {
    const none = await bind('acc-wong-hkd', { otp_id: 'nobodys-code', otp: '000000' });
    expect(none.code).toBe('OTP_NOT_OBTAINED');
    const mob_no = mobile();
    const { otp_id, otp } = await code(wong, mob_no);
    const elsewhere = await bind('acc-wong-hkd', { otp_id, otp });
    expect(elsewhere.code, 'a code of another number').toBe('OTP_NOT_OBTAINED');
    const wrong = otp === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1])
      expect(await bind('acc-wong-hkd', { otp_id, otp: wrong, mob_no })).toEqual({ code: 'OTP_WRONG', data: { left } });
    expect((await bind('acc-wong-hkd', { otp_id, otp: wrong, mob_no })).code).toBe('OTP_LIMIT');
    const used = mobile();
    const proof = await code(wong, used);
    await bind('acc-wong-hkd', { ...proof, mob_no: used });
    expect((await bind('acc-wong-hkd', { ...proof, mob_no: used })).code).toBe('OTP_LOST');
  });

  it('ACCOUNT_STATUS: the account is stopped', async () => {
    await sample.database.transaction((tx) =>
      tx.query("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-ho-hkd'"),
    );
    const ho = await sample.member('ho');
    expect((await bind('acc-ho-hkd', { holder_name: 'Ho Wai Kit' }, ho)).code).toBe('ACCOUNT_STATUS');
  });

  it.each([
    ['/account_id', { account_id: 'acc-chan-hkd' }],
    ['/bank_code', { bank_code: '999' }],
    ['/bank_card_no', { bank_card_no: '0000000000000011' }],
  ])('PARAM_ERROR at %s', async (pointer, more) => {
    expect(await bind('acc-wong-hkd', more)).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
  });
});

describe('bankCheckStatus', () => {
  it('EXPIRED after three days, and what comes then binds nothing', async () => {
    const { data } = await bind('acc-wong-hkd');
    const end = Date.parse(data.expire_time);
    await sample.setNow(new Date(end - 1).toISOString());
    wong = await sample.member('wong');
    expect(await wong.must('bankCheckStatus', { bind_id: data.bind_id })).toMatchObject({ state: 'WAITING' });
    await sample.setNow(new Date(end).toISOString());
    wong = await sample.member('wong');
    expect(await wong.must('bankCheckStatus', { bind_id: data.bind_id })).toMatchObject({ state: 'EXPIRED' });
    expect(await pay(data.reference)).toEqual({ state: 'EXPIRED' });
    expect(await list(), 'who comes back is told').toContainEqual(
      expect.objectContaining({ bind_id: data.bind_id, state: 'EXPIRED' }),
    );
    const { bind_id } = data;
    expect((await call(wong, 'bankUnbind', { bind_id, ticket: await wong.ticket('bankUnbind') })).code).toBe('SUCCESS');
    expect((await list()).map((one) => one.bind_id)).not.toContain(bind_id);
  });
});

describe('a linked account', () => {
  it('may be named as the payer of a top-up: its card is compared (R-STATE-63)', async () => {
    const { data } = await bind('acc-wong-hkd');
    const ticket = await wong.ticket('topupBankCreate');
    const paid_on = '2025-03-03';
    const order = await wong.must(
      'topupBankCreate',
      { account_id: 'acc-wong-hkd', payments: [{ amount: '9', paid_on }], ticket },
      'binding-topup',
    );
    const confirm = () =>
      wong.call(
        'topupBankConfirm',
        {
          order_no: order.order_no,
          paid_by: 'card',
          bind_id: data.bind_id,
          paid_from_region: 'HK',
          transfer_date: paid_on,
        },
        `binding-confirm-${(keys += 1)}`,
      );
    expect(await confirm(), 'not linked yet').toMatchObject({ data: { fields: [{ pointer: '/bind_id' }] } });
    await pay(data.reference);
    expect((await confirm()).code).toBe('SUCCESS');
    expect(await pay(order.reference, { payer_card_no: SAMPLE_OTHER_CARD })).toEqual({ state: 'FROZEN' });
  });

  it('bankUnbind SUCCESS: gone from the list, and may be linked again', async () => {
    const bank_card_no = newCard();
    const { data } = await bind('acc-wong-hkd', { bank_card_no });
    await pay(data.reference);
    const { bind_id } = data;
    expect((await call(wong, 'bankUnbind', { bind_id, ticket: await wong.ticket('transferToHk') })).code).toBe(
      'TICKET_EXPIRED',
    );
    expect((await call(wong, 'bankUnbind', { bind_id, ticket: await wong.ticket('bankUnbind') })).code).toBe('SUCCESS');
    expect((await list()).map((one) => one.bind_id)).not.toContain(bind_id);
    expect((await bind('acc-wong-hkd', { bank_card_no })).code).toBe('SUCCESS');
    expect((await call(wong, 'bankUnbind', { bind_id, ticket: await wong.ticket('bankUnbind') })).code).toBe(
      'PARAM_ERROR',
    );
  });

  it("is nobody else's: a foreign id and an unknown one are answered alike", async () => {
    const { data } = await bind('acc-wong-hkd');
    const chan = await sample.member('chan');
    const unknown = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/bind_id', keyword: 'unknown' }] } };
    for (const bind_id of [data.bind_id, 'nobodys-binding']) {
      expect(await chan.call('bankCheckStatus', { bind_id })).toEqual(unknown);
      expect(await call(chan, 'bankUnbind', { bind_id, ticket: await chan.ticket('bankUnbind') })).toEqual(unknown);
    }
    expect(await chan.must('bankBoundList', {})).toEqual({ list: [] });
  });
});

it('leaves a ledger that keeps every promise', async () => {
  expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
});

it.each(Object.keys(answered))('%s has answered every code it lists', (operation) => {
  const listed = loadContract().operations.find(({ operationId }) => operationId === operation)!.returnCodes;
  expect(listed.filter((answer) => !answered[operation as Operation].has(answer))).toEqual([]);
});
