import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { SAMPLE_OTHER_CARD } from '../../../gateway/sandbox/incomingPayments.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
import { whileBankChecksAreClosed } from '../../support/closedBankChecks.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { pdfOfPages } from '../support/pdfs.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
const CARD = {
  ...{ bank_code: '901', bank_card_no: '6222000000000011' },
  ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)' },
} as const;
const OTHER = { ...CARD, bank_card_no: SAMPLE_OTHER_CARD };
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const hkd = (amount: string) => ({ currency: 'HKD', amount });
type Operation = 'topupBankConfirm' | 'topupFrozenResubmit';
const answered: Record<Operation, Set<string>> = {
  topupBankConfirm: new Set(),
  topupFrozenResubmit: new Set(),
};
let sample: SampleGateway;
let chan: WalletClient;
let keys = 0;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
});
afterAll(() => sample.close());
beforeEach(async () => {
  await sample.setNow(NOW);
  chan = await sample.member('chan');
});

async function call<Id extends Operation>(client: WalletClient, operation: Id, body: requests[Id]) {
  const answer = await client.call(operation, body, `payer-key-${(keys += 1)}`);
  answered[operation].add(answer.code);
  return answer;
}
async function ordered(amount: string, client = chan, account_id = CHAN) {
  const ticket = await client.ticket('topupBankCreate');
  const payments = [{ amount, paid_on: '2025-03-03' }];
  return client.must('topupBankCreate', { account_id, payments, ticket }, `order-key-${(keys += 1)}`);
}
type Confirm = requests['topupBankConfirm'];
const confirm = (order_no: string, more: Partial<Confirm> = {}, client = chan) =>
  call(client, 'topupBankConfirm', {
    ...{ order_no, paid_by: 'card', ...CARD, paid_from_region: 'HK', transfer_date: '2025-03-03' },
    ...more,
  } as Confirm);
type Incoming = { readonly [name in 'amount' | 'payer_card_no' | 'from' | 'region']?: string } & {
  readonly other_card?: boolean;
};
const paid = (reference: string, more: Incoming = {}) =>
  chan.sandbox('POST', '/incomingPayment', { reference, ...more });
type Resubmit = requests['topupFrozenResubmit'];
const resubmit = (
  order_no: string,
  card: typeof CARD | typeof OTHER = OTHER,
  more: Partial<Resubmit> = {},
  client = chan,
) => call(client, 'topupFrozenResubmit', { order_no, ...card, ...more });
const sql = <Row>(text: string) => sample.database.transaction((tx) => tx.query<Row>(text));
const sum = async (text: string) => (await sql<{ sum: bigint }>(text))[0]!.sum;
const balance = () => sum(`SELECT balance AS sum FROM ledger_balances WHERE account_id = '${CHAN}'`);

/** An order whose money came from another card. */
async function frozen(amount = '100', more: Partial<Confirm> = {}) {
  const order = await ordered(amount);
  await confirm(order.order_no, more);
  expect(await paid(order.reference, { payer_card_no: SAMPLE_OTHER_CARD })).toEqual({ state: 'FROZEN' });
  return order.order_no;
}

describe('money beyond the order and the limit of the level (R-ROLE-05, R-ROLE-11)', () => {
  const notices = async (client: WalletClient) =>
    ((await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] }).messages
      .slice(0, 2)
      .map(({ body }) => body);

  it('goes back: an order of 1.00 that is paid with five million brings what the level allows, and the member is told', async () => {
    const lee = await sample.member('lee');
    const { order_no, reference } = await ordered('1', lee, 'acc-lee-hkd');
    const of = "SELECT balance AS sum FROM ledger_balances WHERE account_id = 'acc-lee-hkd'";
    const before = await sum(of);
    expect(await paid(reference, { amount: '5000000.00' })).toEqual({ state: 'CREDITED' });
    expect((await sum(of)) - before).toBe(300_000n);
    const told = await notices(lee);
    for (const body of told)
      expect(body).toMatch(
        new RegExp(
          `HK\\$ 5,000,000.00 arrived .* ${order_no}, .*HK\\$ 3,000.00 was credited.*HK\\$ 4,997,000.00 goes back`,
        ),
      );
    expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
  });

  it('goes back from what was frozen, too, and no fee is taken of it', async () => {
    const before = await balance();
    const { order_no, reference } = await ordered('100');
    await confirm(order_no, { paid_from_region: 'CN' });
    expect(await paid(reference, { amount: '250000.00', other_card: true })).toEqual({ state: 'FROZEN' });
    expect(await balance()).toBe(before);
    await chan.sandbox('POST', '/releaseTopup', { order_no });
    expect((await balance()) - before).toBe(10_000_000n - 180_000n);
    expect((await notices(chan))[0]).toContain('HK$ 150,000.00 goes back');
    expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
  });

  it('stays where it is above the order and within the limit', async () => {
    const before = await balance();
    const { reference } = await ordered('100');
    await paid(reference, { amount: '100000.00' });
    expect((await balance()) - before).toBe(10_000_000n);
  });
});

describe('topupBankConfirm', () => {
  it('SUCCESS: nothing is taken off in Hong Kong, 1.8 % from elsewhere, half up (R-CONST-41)', async () => {
    const { order_no } = await ordered('100');
    expect(await confirm(order_no)).toEqual({ code: 'SUCCESS', data: { state: 'WAITING', fee: hkd('0.00') } });
    expect((await confirm(order_no, { paid_from_region: 'CN' })).data.fee).toEqual(hkd('1.80'));
    const odd = await ordered('0.25');
    expect((await confirm(odd.order_no, { paid_from_region: 'OTHER' })).data.fee, '0.0045').toEqual(hkd('0.00'));
    const up = await ordered('0.28');
    expect((await confirm(up.order_no, { paid_from_region: 'OTHER' })).data.fee, '0.00504').toEqual(hkd('0.01'));
  });

  it('the fee is taken when the money comes, and is a record that leads to it (R-CONST-41)', async () => {
    const before = await balance();
    const { order_no, reference } = await ordered('100');
    await confirm(order_no, { paid_from_region: 'OTHER' });
    await paid(reference, { payer_card_no: CARD.bank_card_no });
    expect(await chan.must('topupStatus', { order_no })).toMatchObject({ credited_amount: hkd('98.20') });
    expect((await balance()) - before).toBe(9820n);
    expect(await chan.must('historyDetail', { ref_no: order_no })).toMatchObject({
      ...{ amount: hkd('100.00'), fee: hkd('1.80') },
    });
  });

  it('BANK_CARD_MISMATCH: another name, or the bank says no (R-ERR-42)', async () => {
    const { order_no } = await ordered('1');
    expect((await confirm(order_no, { holder_name: 'Wong Mei Ling' })).code).toBe('BANK_CARD_MISMATCH');
    expect((await confirm(order_no, { bank_card_no: '6222000000000020' })).code).toBe('BANK_CARD_MISMATCH');
  });

  it('BANK_CHECK_LOCKED: the order stays, and can be confirmed once it is over', async () => {
    const { order_no } = await ordered('1');
    const closed = { database: sample.database, memberId: 'chan', now: NOW };
    await whileBankChecksAreClosed(closed, async () =>
      expect((await confirm(order_no)).code).toBe('BANK_CHECK_LOCKED'),
    );
    expect((await confirm(order_no)).code).toBe('SUCCESS');
  });

  it.each(['Z999999(9)', 'B123456(3)'])(
    'BANK_CARD_MISMATCH: the certificate %s is not the member’s (R-ERR-42)',
    async (doc_no) => {
      const { order_no } = await ordered('1');
      expect((await confirm(order_no, { doc_no })).code).toBe('BANK_CARD_MISMATCH');
      expect((await confirm(order_no, { doc_no: 'a123456(3)' })).code).toBe('SUCCESS');
    },
  );

  it("the bank's word on where the money comes from counts, whatever was declared (R-CONST-41)", async () => {
    const cheap = await ordered('100');
    await confirm(cheap.order_no);
    await paid(cheap.reference, { region: 'OTHER' });
    expect(await chan.must('topupStatus', { order_no: cheap.order_no })).toMatchObject({
      credited_amount: hkd('98.20'),
    });
  });

  it('what has been credited stays as it was', async () => {
    const { order_no, reference } = await ordered('100');
    await paid(reference);
    const answer = await confirm(order_no, { paid_from_region: 'CN' });
    expect(answer).toEqual({ code: 'SUCCESS', data: { state: 'CREDITED', fee: hkd('0.00') } });
  });

  describe('money that came before the paying card was declared (R-ERR-31, R-STATE-63)', () => {
    it('waits, and is credited once the card that paid is declared', async () => {
      const before = await balance();
      const { order_no, reference } = await ordered('100');
      expect(await paid(reference, { payer_card_no: CARD.bank_card_no, region: 'OTHER' })).toEqual({ state: 'FROZEN' });
      const { list } = await chan.must('topupFrozenList', {});
      expect(list.find((one) => one.order_no === order_no)).toMatchObject({ reason: 'undeclared' });
      const answer = await confirm(order_no);
      expect(answer).toEqual({ code: 'SUCCESS', data: { state: 'CREDITED', fee: hkd('1.80') } });
      expect((await balance()) - before).toBe(9820n);
    });

    it('TOPUP_FROZEN: stays frozen when another card is declared, like money that comes after', async () => {
      const before = await balance();
      const { order_no, reference } = await ordered('100');
      await paid(reference, { payer_card_no: SAMPLE_OTHER_CARD });
      expect((await confirm(order_no)).code).toBe('TOPUP_FROZEN');
      expect((await confirm(order_no)).code).toBe('TOPUP_FROZEN');
      expect(await balance()).toBe(before);
      const { list } = await chan.must('topupFrozenList', {});
      expect(list.find((one) => one.order_no === order_no)).toMatchObject({
        ...{ reason: 'otherCard', declared_card_mask: '************0011' },
      });
      expect((await resubmit(order_no)).data).toMatchObject({ state: 'CREDITED' });
    });

    it("the bank's word on where it came from stays, whatever is declared with another card (R-CONST-41)", async () => {
      const { order_no, reference } = await ordered('100');
      await paid(reference, { payer_card_no: SAMPLE_OTHER_CARD, region: 'OTHER' });
      expect((await confirm(order_no, { paid_from_region: 'HK' })).code).toBe('TOPUP_FROZEN');
      expect((await resubmit(order_no)).data).toMatchObject({ credited_amount: hkd('98.20') });
    });

    it("where the bank has said nothing, the member's word counts (R-CONST-41)", async () => {
      const { order_no, reference } = await ordered('100');
      await paid(reference, { payer_card_no: CARD.bank_card_no });
      expect((await confirm(order_no, { paid_from_region: 'CN' })).data).toEqual({
        state: 'CREDITED',
        fee: hkd('1.80'),
      });
      expect(await chan.must('topupStatus', { order_no })).toMatchObject({ credited_amount: hkd('98.20') });
    });
  });

  it('TOPUP_EXPIRED: three days have passed', async () => {
    const { order_no } = await ordered('1');
    await sample.setNow('2025-03-06T10:00:00.000+08:00');
    chan = await sample.member('chan');
    expect((await confirm(order_no)).code).toBe('TOPUP_EXPIRED');
  });

  it('TOPUP_FROZEN: the money has come from another card (R-STATE-63)', async () => {
    const before = await balance();
    expect((await confirm(await frozen())).code).toBe('TOPUP_FROZEN');
    expect(await balance()).toBe(before);
  });

  it('CASH_NOT_ALLOWED: an anonymous member may not pay in cash, and cash that comes is not credited (R-ROLE-06)', async () => {
    const lee = await sample.member('lee');
    const inCash = { paid_by: 'cash', paid_from_region: 'HK', transfer_date: '2025-03-03' } as const;
    const declared = await ordered('1', lee, 'acc-lee-hkd');
    expect((await call(lee, 'topupBankConfirm', { order_no: declared.order_no, ...inCash })).code).toBe(
      'CASH_NOT_ALLOWED',
    );
    expect(await lee.must('topupStatus', { order_no: declared.order_no })).toEqual({ state: 'WAITING' });
    expect(await paid(declared.reference, { from: 'cash' })).toEqual({ state: 'FROZEN' });
    expect(await lee.must('topupStatus', { order_no: declared.order_no })).toEqual({ state: 'FROZEN', source: 'cash' });
    const card = { ...CARD, holder_name: 'Lee Ka Yan' } as unknown as typeof CARD;
    expect((await confirm(declared.order_no, card, lee)).code).toBe('CASH_NOT_ALLOWED');
    expect((await resubmit(declared.order_no, card, {}, lee)).code).toBe('CASH_NOT_ALLOWED');
    expect((await lee.must('topupFrozenList', {})).list).toMatchObject([
      { order_no: declared.order_no, reason: 'cash' },
    ]);
    await sql("UPDATE members SET realname_status = '3' WHERE member_id = 'lee'");
    expect((await resubmit(declared.order_no, card, {}, lee)).data).toMatchObject({ state: 'CREDITED' });
    expect(await lee.must('accountSummary', { account_id: 'acc-lee-hkd' })).toMatchObject({ held: hkd('1.00') });
  });

  it('cash of a certified member is credited, and held back for a day (R-CONST-10, R-CONST-11)', async () => {
    const order = await ordered('1');
    const inCash = { paid_by: 'cash', paid_from_region: 'HK', transfer_date: '2025-03-03' } as const;
    expect((await call(chan, 'topupBankConfirm', { order_no: order.order_no, ...inCash })).code).toBe('SUCCESS');
    expect(await paid(order.reference, { from: 'cash' })).toEqual({ state: 'CREDITED' });
    const held = { amount: hkd('1.00'), until: '2025-03-04T10:00:00.000+08:00' };
    expect((await chan.must('accountSummary', { account_id: CHAN })).holds).toContainEqual(held);
  });

  it.each([
    ['/transfer_date', { transfer_date: '2025-03-04' }],
    ['/bank_card_no', { bank_card_no: '0000000000000011' }],
    ['/bank_code', { bank_code: '999' }],
    ['/doc_no', { doc_no: undefined }],
    ['/receipt_file_id', { receipt_file_id: 'nobodys-file' }],
    ['/order_no', { order_no: '20250303999999999999' }],
  ])('PARAM_ERROR at %s', async (pointer, more) => {
    const { order_no } = await ordered('1');
    expect(await confirm(order_no, more)).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
  });

  it("PARAM_ERROR: another member's order", async () => {
    const { order_no } = await ordered('1');
    const wong = await sample.member('wong');
    expect((await confirm(order_no, { holder_name: 'Wong Mei Ling' }, wong)).code).toBe('PARAM_ERROR');
  });
});

it('topupBankConfirm PARAM_ERROR: nobody has said who pays', async () => {
  const { order_no } = await ordered('1');
  const { code, data } = await call(chan, 'topupBankConfirm', { order_no, transfer_date: '2025-03-03' });
  expect({ code, data }).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/paid_by' }] } });
});

describe('a frozen top-up', () => {
  it('topupFrozenList: is listed with what has come, to its member only', async () => {
    const order_no = await frozen('77');
    const { list } = await chan.must('topupFrozenList', {});
    expect(list).toContainEqual({
      ...{ order_no, account_id: CHAN, amount: hkd('77.00'), frozen_at: NOW, reason: 'otherCard' },
      ...{ declared_card_mask: '************0011', under_check: false },
    });
    const wong = await sample.member('wong');
    expect(await wong.must('topupFrozenList', {})).toEqual({ list: [] });
  });

  it('topupFrozenResubmit SUCCESS: released once to the card that paid, by two at once too; then ALREADY_RELEASED (AMB-42)', async () => {
    const before = await balance();
    const order_no = await frozen('100', { paid_from_region: 'CN' });
    const answers = await Promise.all([resubmit(order_no), resubmit(order_no)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ALREADY_RELEASED', 'SUCCESS']);
    expect(answers.find(({ code }) => code === 'SUCCESS')!.data).toEqual({
      ...{ state: 'CREDITED', credited_amount: hkd('98.20') },
    });
    expect((await resubmit(order_no)).code).toBe('ALREADY_RELEASED');
    expect((await balance()) - before).toBe(9820n);
    expect((await chan.must('topupFrozenList', {})).list.map((one) => one.order_no)).not.toContain(order_no);
  });

  it('topupFrozenResubmit: stays frozen while the card is not the one that paid; with a proof support decides', async () => {
    const before = await balance();
    const order_no = await frozen();
    expect(await resubmit(order_no, CARD)).toEqual({ code: 'SUCCESS', data: { state: 'FROZEN', under_check: false } });
    const upload = async (file_name: string, content: string) => {
      const { file_id } = await chan.must('fileUploadDocument', { scene: 'PROOF', file_name, content });
      return { file_id, file_name };
    };
    const statement = (await pdfOfPages(1)).toString('base64');
    const proof = [await upload('card.png', PNG), await upload('statement.pdf', statement)];
    expect((await resubmit(order_no, CARD, { proof })).data).toEqual({ state: 'FROZEN', under_check: true });
    expect(await balance()).toBe(before);
    // A gateway of the version before reads the first, and writes nothing else.
    const asBefore = `UPDATE topup_orders SET proof_file_ids = NULL WHERE order_no = '${order_no}' RETURNING proof_file_id`;
    expect(await sql(asBefore)).toEqual([{ proof_file_id: proof[0]!.file_id }]);
    const { list } = await chan.must('topupFrozenList', {});
    expect(list.find((one) => one.order_no === order_no)).toHaveProperty('under_check', true);
    await chan.sandbox('POST', '/releaseTopup', { order_no });
    expect(await balance()).toBe(before + 10000n);
    await expect(chan.sandbox('POST', '/releaseTopup', { order_no })).rejects.toThrow('404');
    expect((await resubmit(order_no)).code).toBe('ALREADY_RELEASED');
  });

  it('topupFrozenResubmit BANK_CARD_MISMATCH: nothing is released', async () => {
    const before = await balance();
    const order_no = await frozen();
    const foreign = { ...OTHER, holder_name: 'Wong Mei Ling' } as unknown as typeof OTHER;
    expect((await resubmit(order_no, foreign)).code).toBe('BANK_CARD_MISMATCH');
    expect((await resubmit(order_no, { ...OTHER, bank_card_no: '6222000000000020' })).code).toBe('BANK_CARD_MISMATCH');
    expect(await balance()).toBe(before);
  });

  it('topupFrozenResubmit BANK_CHECK_LOCKED: it stays frozen, and is released once it is over', async () => {
    const before = await balance();
    const order_no = await frozen();
    const closed = { database: sample.database, memberId: 'chan', now: NOW };
    await whileBankChecksAreClosed(closed, async () =>
      expect((await resubmit(order_no)).code).toBe('BANK_CHECK_LOCKED'),
    );
    expect(await balance()).toBe(before);
    expect((await resubmit(order_no)).data).toMatchObject({ state: 'CREDITED' });
  });

  it('topupFrozenResubmit PARAM_ERROR: an order that waits, and none at all', async () => {
    const { order_no } = await ordered('1');
    const refused = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/order_no' }] } };
    expect(await resubmit(order_no)).toMatchObject(refused);
    expect(await resubmit('20250303999999999999')).toMatchObject(refused);
    const wong = await sample.member('wong');
    expect(await resubmit(await frozen(), OTHER, {}, wong), "another member's").toMatchObject(refused);
    const nobodys = { file_id: 'nobodys-file', file_name: 'a.png' };
    expect(await resubmit(await frozen(), OTHER, { proof: [nobodys] })).toMatchObject({
      ...{ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/proof' }] } },
    });
  });
});

it('leaves a ledger that keeps every promise', async () => {
  expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
});

it.each(Object.keys(answered))('%s has answered every code it lists', (operation) => {
  const listed = loadContract().operations.find(({ operationId }) => operationId === operation)!.returnCodes;
  expect(listed.filter((code) => !answered[operation as Operation].has(code))).toEqual([]);
});
