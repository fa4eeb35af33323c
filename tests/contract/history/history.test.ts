import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { addRecord, type RecordKind } from '../../../gateway/money/accountRecord.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const CHAN = 'acc-chan-hkd';
const KINDS: readonly RecordKind[] = [
  ...(['topup', 'transferOut', 'transferIn', 'atm', 'expense'] as const),
  ...(['refund', 'offlineDraw', 'ajustment', 'serviceFee', 'accVer'] as const),
];
const hkd = (amount: string) => ({ currency: 'HKD', amount });
let sample: SampleGateway;
let chan: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway(NOW, { 'account.history.most': 25 });
  await sample.database.transaction(async (tx) => {
    await tx.query(`DELETE FROM account_records WHERE account_id = '${CHAN}'`);
    for (const [index, kind] of KINDS.entries())
      for (const day of ['02', '03'])
        await addRecord(tx, {
          refNo: `202501${day}0000000000${String(index).padStart(2, '0')}`,
          accountId: CHAN,
          kind,
          at: `2025-01-${day}T00:00:00.000+08:00`,
          summary: `${kind} ${day}`,
          amount: BigInt(index + 1),
          status: 'success',
        });
  });
});
afterAll(() => sample.close());
beforeEach(async () => {
  chan = await sample.member('chan');
});

const query = (more: Partial<requests['historyQuery']> = {}) =>
  chan.must('historyQuery', { account_id: CHAN, page_no: 1, page_size: 50, ...more });

describe('historyQuery', () => {
  it('SUCCESS: newest first, page by page, without overlap', async () => {
    const all = await query();
    expect([all.total, all.list.length]).toEqual([20, 20]);
    const pages = [await query({ page_size: 12 }), await query({ page_size: 12, page_no: 2 })];
    expect(pages.map(({ list }) => list.length)).toEqual([12, 8]);
    expect(pages.flatMap(({ list }) => list)).toEqual(all.list);
    expect(await query({ page_no: 1000 })).toEqual({ total: 20, list: [] });
  });

  it.each(KINDS)('SUCCESS: %s is a page of its own (AMB-46)', async (type) => {
    const { total, list } = await query({ type });
    expect([total, list.map(({ summary }) => summary)]).toEqual([2, [`${type} 03`, `${type} 02`]]);
  });

  it('days are those of Hong Kong, both ends included (R-ENT-64)', async () => {
    expect((await query({ date_from: '2025-01-03' })).total).toBe(10);
    expect((await query({ date_to: '2025-01-02' })).total).toBe(10);
    expect((await query({ date_from: '2025-01-02', date_to: '2025-01-03', type: 'atm' })).total).toBe(2);
    expect((await query({ date_from: '2025-01-04' })).total).toBe(0);
    expect((await query({ date_to: '0001-01-01' })).total).toBe(0);
    const { total, list } = await query({ date_from: '2025-01-03', date_to: '9999-12-31' });
    expect([total, list.length > 0]).toEqual([10, true]);
  });

  it('counts and shows no more than is configured, so that a page costs the same in any history', async () => {
    await sample.database.transaction(async (tx) => {
      for (let index = 0; index < 10; index += 1)
        await addRecord(tx, {
          refNo: `2025010100000000000${index}`,
          ...{ accountId: CHAN, kind: 'topup', at: '2025-01-01T00:00:00.000+08:00', summary: 'old', amount: 1n },
          status: 'success',
        });
    });
    const { total, list, older } = await query();
    expect([total, list.length, older]).toEqual([25, 25, true]);
    expect((await query({ text: 'nowhere' })).older, 'nor is a text looked for in them').toBe(true);
    expect((await query({ page_size: 10, page_no: 3 })).list).toHaveLength(5);
    expect(
      await query({ date_to: '2025-01-01', page_size: 1, page_no: 11 }),
      'a narrower query finds the rest',
    ).toEqual({
      total: 10,
      list: [],
    });
  });

  it('counts by days what the records themselves would be counted as, and follows one that is set right by hand', async () => {
    const wrong = () =>
      sample.database.transaction((tx) =>
        tx.query(`SELECT account_id, kind, day, records::bigint FROM account_record_days WHERE records > 0
          EXCEPT SELECT account_id, kind, (at AT TIME ZONE 'Asia/Hong_Kong')::date, count(*)
          FROM account_records GROUP BY 1, 2, 3`),
      );
    const move = (days: number) =>
      sample.database.transaction((tx) =>
        tx.query(`UPDATE account_records SET at = at + interval '${days} days' WHERE account_id = '${CHAN}'`),
      );
    expect(await wrong()).toEqual([]);
    await move(1);
    expect(await wrong()).toEqual([]);
    expect((await query({ date_from: '2025-01-04' })).total).toBe(10);
    await move(-1);
  });

  it.each([
    ['/account_id', { account_id: 'acc-wong-hkd' }],
    ['/account_id', { account_id: 'acc-nobody' }],
    ['/date_to', { date_from: '2025-01-03', date_to: '2025-01-02' }],
    ['/date_from', { date_from: '0000-01-01' }],
    ['/date_to', { date_to: '0000-12-31' }],
    ['/page_size', { page_size: 51 }],
    ['/page_no', { page_no: 0 }],
  ])('PARAM_ERROR at %s', async (pointer, more) => {
    const body = { account_id: CHAN, page_no: 1, page_size: 50, ...more };
    expect(await chan.call('historyQuery', body)).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer }] },
    });
  });
});

describe('historyQuery by a text', () => {
  const WONG = 'acc-wong-hkd';
  let wong: WalletClient;
  const find = async (text: string, more: Partial<requests['historyQuery']> = {}) => {
    const asked = { account_id: WONG, page_no: 1, page_size: 50, text, ...more };
    const { total, list } = await wong.must('historyQuery', asked);
    return { total, said: list.map(({ summary }) => summary) };
  };

  beforeAll(async () => {
    await sample.database.transaction(async (tx) => {
      await tx.query(`DELETE FROM account_records WHERE account_id = '${WONG}'`);
      for (const [index, summary] of ['Bank top-up', 'Sample Tea House', 'Bank top-up', '100% Noodles'].entries())
        await addRecord(tx, {
          refNo: `2025010500000000000${index}`,
          ...{ accountId: WONG, kind: index === 0 ? 'atm' : 'topup', at: `2025-01-0${index + 1}T00:00:00.000+08:00` },
          ...{ summary, amount: 1n, status: 'success' },
        });
    });
  });
  beforeEach(async () => {
    wong = await sample.member('wong');
  });

  it('SUCCESS: whom it was with, in any letters, and a reference', async () => {
    expect(await find('tea HOUSE')).toEqual({ total: 1, said: ['Sample Tea House'] });
    expect(await find('0% n')).toEqual({ total: 1, said: ['100% Noodles'] });
    expect(await find('１００％　ｎｏｏｄ')).toEqual({ total: 1, said: ['100% Noodles'] });
    expect(await find('_')).toEqual({ total: 0, said: [] });
    expect(await find('20250105000000000001')).toEqual({ total: 1, said: ['Sample Tea House'] });
  });

  it('SUCCESS: with the other filters, page by page, newest first', async () => {
    expect(await find('top', { type: 'topup' })).toEqual({ total: 1, said: ['Bank top-up'] });
    expect(await find('a', { date_from: '2025-01-02', date_to: '2025-01-02' })).toMatchObject({ total: 1 });
    expect(await find('p', { page_size: 2 })).toEqual({ total: 3, said: ['Bank top-up', 'Sample Tea House'] });
    expect(await find('p', { page_size: 2, page_no: 2 })).toEqual({ total: 3, said: ['Bank top-up'] });
  });

  it('SUCCESS: what it says in the language of the call', async () => {
    expect((await find('銀行')).total).toBe(0);
    wong.lang = 'zh-HK';
    expect((await find('銀行')).total).toBe(2);
    expect((await find('Bank')).total).toBe(0);
  });

  it('SUCCESS: a remark and a payee; never the number of an account', async () => {
    const { body } = await wong.prepared(WONG, '10', {
      ...{ method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012', remark: 'Birthday tea' },
    });
    await wong.must('transferToHk', body, 'history-key-text');
    const found = await find('birthday TEA');
    expect(found.total).toBe(1);
    expect((await find('sample PAYEE')).said).toEqual(['Sample Payee', 'Sample Payee']);
    for (const number of ['123456789012', '****']) expect((await find(number)).total, number).toBe(0);
    const { list } = await wong.must('historyQuery', { account_id: WONG, page_no: 1, page_size: 50, text: '9012' });
    // A reference may have the same digits by chance.
    for (const { ref_no } of list) expect(ref_no).toContain('9012');
  });

  it.each(['', 'x'.repeat(41)])('PARAM_ERROR at /text: "%s"', async (text) => {
    const body = { account_id: WONG, page_no: 1, page_size: 50, text };
    const answer = await wong.call('historyQuery', body);
    expect(answer).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/text' }] } });
  });
});

describe('historyDetail', () => {
  it('SUCCESS: a transfer with its payee, remark and fee; the fee leads back to it (R-ENT-72, R-ENT-74, R-ENT-63, R-ENT-65, R-ENT-67, R-ENT-68, R-ENT-73, R-ENT-77)', async () => {
    const { body } = await chan.prepared(CHAN, '10', {
      ...{ method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012', remark: 'Lunch' },
    });
    const { ref_no } = await chan.must('transferToHk', body, 'history-key-1');
    expect(await chan.must('historyDetail', { ref_no })).toEqual({
      ...{ ref_no, account_id: CHAN, kind: 'transferOut', type: 'transferOut', time: NOW, status: 'success' },
      ...{ summary: 'Sample Payee', amount: hkd('-10.00'), fee: hkd('15.00'), remark: 'Lunch', method: 'bank' },
      ...{ payer: 'Chan Siu Ming', payee: 'Sample Payee', payee_bank_code: '901' },
      payee_bank_name: 'Harbour Sample Bank',
      payee_account_mask: expect.not.stringContaining('12345678') as string,
    });
    const [fee] = (await query({ type: 'serviceFee', page_size: 1 })).list;
    const detail = await chan.must('historyDetail', { ref_no: fee!.ref_no });
    expect(detail).toMatchObject({ type: 'serviceCharge', original_ref_no: ref_no });
  });

  it.each(KINDS.map((kind, index) => [kind, index] as const))(
    'SUCCESS: %s is labelled with one of six types (R-ENT-66)',
    async (_kind, index) => {
      const ref_no = `202501020000000000${String(index).padStart(2, '0')}`;
      const types = ['topup', 'transferOut', 'transferIn', 'transferOut', 'purchase'];
      types.push('refund', 'transferOut', 'serviceCharge', 'serviceCharge', 'topup');
      expect((await chan.must('historyDetail', { ref_no })).type).toBe(types[index]);
    },
  );

  it("PARAM_ERROR: another member's record and none at all are answered alike", async () => {
    const wong = await sample.member('wong');
    const foreign = await wong.call('historyDetail', { ref_no: '20250102000000000000' });
    expect(foreign).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/ref_no' }] } });
    expect(await wong.call('historyDetail', { ref_no: '20250102999999999999' })).toEqual(foreign);
  });
});

describe('accountLimitQuery', () => {
  it('SUCCESS: the limits of the level, and what of the day is used (R-ROLE-05, R-ROLE-11, R-CONST-86)', async () => {
    const before = await chan.must('accountLimitQuery', { account_id: CHAN });
    expect(before.tier).toBe('T3');
    const { body } = await chan.prepared(CHAN, '100');
    await chan.must('transferToHk', body, 'limit-query-key');
    const { limits } = await chan.must('accountLimitQuery', { account_id: CHAN });
    const used = Number(before.limits[1]!.used!.amount) + 100;
    expect(limits).toEqual([
      { kind: 'transferSingle', limit: hkd('25000.00') },
      {
        kind: 'transferDaily',
        limit: hkd('30000.00'),
        used: hkd(used.toFixed(2)),
        left: hkd((30000 - used).toFixed(2)),
      },
      { kind: 'topupOrder', limit: hkd('100000.00') },
    ]);
  });

  it('SUCCESS: lower limits for T1 and T2 (R-ROLE-05)', async () => {
    const of = async (memberId: string) =>
      (await sample.member(memberId)).must('accountLimitQuery', { account_id: `acc-${memberId}-hkd` });
    expect(await of('lee')).toMatchObject({ tier: 'T1', limits: [{ limit: hkd('1000.00') }, {}, {}] });
    expect(await of('ho')).toMatchObject({ tier: 'T2', limits: [{ limit: hkd('5000.00') }, {}, {}] });
  });

  it("PARAM_ERROR: another member's account and none at all are answered alike", async () => {
    const foreign = await chan.call('accountLimitQuery', { account_id: 'acc-wong-hkd' });
    expect(foreign).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id' }] } });
    expect(await chan.call('accountLimitQuery', { account_id: 'acc-nobody' })).toEqual(foreign);
  });
});
