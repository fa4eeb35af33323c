import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { whileBankChecksAreClosed } from '../../support/closedBankChecks.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const answered = new Set<string>();
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

const payment = (amount: string, paid_on = '2025-03-03') => ({ amount, paid_on });

async function create(client: WalletClient, account_id: string, amounts: string[], more: object = {}) {
  const ticket = await client.ticket('topupBankCreate');
  const body = { account_id, payments: amounts.map((amount) => payment(amount)), ticket, ...more };
  const answer = await client.call('topupBankCreate', body, `topup-${(keys += 1)}-key`);
  answered.add(answer.code);
  return answer;
}
const stateOf = (order_no: string) => chan.must('topupStatus', { order_no });
const available = async () => (await chan.must('accountSummary', { account_id: CHAN })).available.amount;

describe('topupBankCreate', () => {
  it('SUCCESS: the payments together, a reference, and three days to pay', async () => {
    const { code, data } = await create(chan, CHAN, ['500', '250.5']);
    expect(code).toBe('SUCCESS');
    expect(data).toMatchObject({ total: hkd('750.50'), expire_time: '2025-03-06T10:00:00.000+08:00' });
    expect(await stateOf(data.order_no)).toEqual({ state: 'WAITING' });
    expect(await available()).toBe('20000.00');
  });

  it('works while the card is locked (R-STATE-36)', async () => {
    expect((await create(await sample.member('ng'), 'acc-ng-hkd', ['10'])).code).toBe('SUCCESS');
  });

  it('OVER_LIMIT: above what the level may order at once', async () => {
    expect((await create(chan, CHAN, ['60000', '40000'])).code).toBe('SUCCESS');
    expect(await create(chan, CHAN, ['60000', '40000.01'])).toEqual({
      code: 'OVER_LIMIT',
      data: { left: hkd('100000.00') },
    });
  });

  it('ACCOUNT_STATUS: the account is stopped', async () => {
    await sample.database.transaction((tx) =>
      tx.query("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-ho-hkd'"),
    );
    expect((await create(await sample.member('ho'), 'acc-ho-hkd', ['10'])).code).toBe('ACCOUNT_STATUS');
  });

  it('TICKET_EXPIRED: a ticket for something else', async () => {
    const ticket = await chan.ticket('transferToHk');
    expect((await create(chan, CHAN, ['10'], { ticket })).code).toBe('TICKET_EXPIRED');
  });

  it.each([
    ['/account_id', { account_id: 'acc-wong-hkd' }],
    ['/payments/0/paid_on', { payments: [payment('1', '2025-03-04')] }],
    ['/receipt_file_id', { receipt_file_id: 'nobodys-file' }],
  ])('PARAM_ERROR at %s', async (pointer, more) => {
    expect(await create(chan, CHAN, ['1'], more)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer }] },
    });
  });

  describe('one payment that is still to be made', () => {
    const CARD = {
      ...{ paid_by: 'card', bank_code: '901', bank_card_no: '6222000000000011' },
      ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)' },
    } as const;
    const announce = async (more: object, client = chan, account_id = CHAN) => {
      const body = { account_id, amount: '100', paid_from_region: 'HK', ...more } as requests['topupBankCreate'];
      const answer = await client.call('topupBankCreate', body, `announced-${(keys += 1)}-key`);
      answered.add(answer.code);
      return answer;
    };

    it('SUCCESS without a ticket: where to pay it, and what will be credited (R-CONST-41)', async () => {
      const { data } = await announce({ ...CARD, paid_from_region: 'OTHER' });
      expect(data).toMatchObject({ total: hkd('100.00'), fee: hkd('1.80'), to_credit: hkd('98.20') });
      expect(data.pay_to).toMatchObject({
        account_number: '901-234-567890',
        account_name: expect.any(String) as string,
      });
      expect(await chan.must('topupPreview', { account_id: CHAN, amount: '100', paid_from_region: 'OTHER' })).toEqual({
        ...{ total: hkd('100.00'), fee: hkd('1.80'), to_credit: hkd('98.20') },
      });
      expect(await chan.must('topupPreview', { account_id: CHAN, amount: '100' })).toEqual({ total: hkd('100.00') });
    });

    it('from the card that was said: credited as it comes, and confirmed without saying it again', async () => {
      const { data } = await announce(CARD);
      const confirmed = { order_no: data.order_no, transfer_date: '2025-03-03' };
      expect(await chan.must('topupBankConfirm', confirmed, 'confirmed-1')).toMatchObject({ state: 'WAITING' });
      await chan.sandbox('POST', '/incomingPayment', { reference: data.reference, payer_card_no: CARD.bank_card_no });
      expect(await stateOf(data.order_no)).toMatchObject({ state: 'CREDITED', source: 'own' });
      expect(await chan.must('topupBankConfirm', confirmed, 'confirmed-2')).toMatchObject({ state: 'CREDITED' });
    });

    it('CASH_NOT_ALLOWED for T1 (R-ROLE-06); others may pay in cash', async () => {
      const lee = await sample.member('lee');
      expect((await announce({ paid_by: 'cash' }, lee, 'acc-lee-hkd')).code).toBe('CASH_NOT_ALLOWED');
      expect((await announce({ paid_by: 'cash' })).code).toBe('SUCCESS');
    });

    it('the brackets of a document number may be left out', async () => {
      expect((await announce({ ...CARD, doc_no: 'A1234563' })).code).toBe('SUCCESS');
    });

    it('BANK_CARD_MISMATCH: the holder is not the member (R-ERR-42)', async () => {
      expect((await announce({ ...CARD, holder_name: 'Wong Mei Ling' })).code).toBe('BANK_CARD_MISMATCH');
    });

    it('BANK_CHECK_LOCKED: the right card too, after too many wrong ones; cash is taken', async () => {
      const closed = { database: sample.database, memberId: 'chan', now: NOW };
      await whileBankChecksAreClosed(closed, async () => {
        expect((await announce(CARD)).code).toBe('BANK_CHECK_LOCKED');
        expect((await announce({ paid_by: 'cash' })).code).toBe('SUCCESS');
      });
      expect((await announce(CARD)).code).toBe('SUCCESS');
    });

    it.each([
      ['/paid_by', {}],
      ['/paid_from_region', { ...CARD, paid_from_region: undefined }],
      ['/bank_card_no', { ...CARD, bank_card_no: undefined }],
      ['/bind_id', { paid_by: 'card', bind_id: 'nobodys-binding' }],
      ['/amount', { ...CARD, amount: undefined }],
    ])('PARAM_ERROR at %s', async (pointer, more) => {
      expect(await announce(more)).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
    });
  });

  it('has answered every code it lists', () => {
    const listed = loadContract().operations.find(({ operationId }) => operationId === 'topupBankCreate')!.returnCodes;
    expect(listed.filter((code) => !answered.has(code))).toEqual([]);
  });
});

describe('money for a top-up order', () => {
  const paid = (body: { reference: string; from?: string; other_card?: boolean; amount?: string }) =>
    chan.sandbox('POST', '/incomingPayment', body);

  it('CREDITED: once, however often the payment is announced', async () => {
    const before = await available();
    const { data } = await create(chan, CHAN, ['100']);
    await Promise.all([1, 2, 3].map(() => paid({ reference: data.reference })));
    expect(await stateOf(data.order_no)).toMatchObject({ state: 'CREDITED', credited_amount: hkd('100.00') });
    expect(Number(await available()) - Number(before)).toBe(100);
  });

  it('is held back for 24 hours when it came in cash or from someone else, that sum only (R-CONST-10 to R-CONST-13, AMB-41)', async () => {
    const before = Number(await available());
    for (const from of ['cash', 'thirdParty']) {
      const { data } = await create(chan, CHAN, ['40']);
      await paid({ reference: data.reference, from });
    }
    const until = '2025-03-04T10:00:00.000+08:00';
    const held = { amount: hkd('40.00'), until };
    expect(await chan.must('accountSummary', { account_id: CHAN })).toMatchObject({
      available: hkd(`${before}.00`),
      held: hkd('80.00'),
      holds: [held, held],
    });
    await sample.setNow('2025-03-04T09:59:59.999+08:00');
    chan = await sample.member('chan');
    expect(Number(await available())).toBe(before);
    await sample.setNow(until);
    expect(Number(await available())).toBe(before + 80);
  });

  it('FROZEN: the paying card is not the one announced; nothing is credited (R-STATE-63)', async () => {
    const before = await available();
    const { data } = await create(chan, CHAN, ['100']);
    await paid({ reference: data.reference, other_card: true });
    expect(await stateOf(data.order_no)).toEqual({ state: 'FROZEN', source: 'own' });
    await paid({ reference: data.reference });
    expect(await available()).toBe(before);
  });

  it('EXPIRED: nothing came in time, and what comes later is not credited', async () => {
    const before = await available();
    const { data } = await create(chan, CHAN, ['100']);
    await sample.setNow('2025-03-06T10:00:00.000+08:00');
    chan = await sample.member('chan');
    expect(await stateOf(data.order_no)).toEqual({ state: 'EXPIRED' });
    expect(await paid({ reference: data.reference })).toEqual({ state: 'EXPIRED' });
    await sample.setNow(NOW);
    chan = await sample.member('chan');
    expect(await available()).toBe(before);
  });

  it("is nobody else's to ask about", async () => {
    const { data } = await create(chan, CHAN, ['100']);
    const wong = await sample.member('wong');
    const foreign = await wong.call('topupStatus', { order_no: data.order_no });
    expect(foreign).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/order_no' }] } });
    expect(await wong.call('topupStatus', { order_no: '20250303000000000000' })).toEqual(foreign);
  });
});
