import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00');
});
afterAll(() => sample.close());

describe('accountSummary', () => {
  it('says what we wrote of a record in the language of the call (R-CONST-07)', async () => {
    const chan = await sample.member('chan');
    const notes = async (lang: typeof chan.lang) => {
      chan.lang = lang;
      const { recent } = await chan.must('accountSummary', { account_id: 'acc-chan-hkd' });
      const { list } = await chan.must('historyQuery', { account_id: 'acc-chan-hkd', page_no: 1, page_size: 50 });
      const first = list.find(({ kind }) => kind === 'topup')!;
      const { summary } = await chan.must('historyDetail', { ref_no: first.ref_no });
      expect(summary).toBe(first.summary);
      const ofTopups = [...recent, ...list].filter(({ kind }) => kind === 'topup').map((record) => record.summary);
      return [...new Set(ofTopups)];
    };
    expect(await notes('zh-HK')).toEqual(['銀行轉賬增值']);
    expect(await notes('en')).toEqual(['Bank top-up']);
  });

  it('SUCCESS: balance and the latest records, newest first (R-FLOW-15, R-FLOW-18)', async () => {
    const chan = await sample.member('chan');
    const data = await chan.must('accountSummary', { account_id: 'acc-chan-hkd' });
    const amount = { currency: 'HKD', amount: '20000.00' };
    expect(data).toMatchObject({ currency: 'HKD', balance: amount, available: amount, holds: [] });
    expect(data.recent).toHaveLength(5);
    expect(data.recent.map(({ time }) => time)).toEqual(
      data.recent
        .map(({ time }) => time)
        .sort()
        .reverse(),
    );
  });

  it('says what an account in another currency is worth in HKD, at the rate in force', async () => {
    const wong = await sample.member('wong');
    const worth = async (account_id: string) => {
      const { available, equivalent } = await wong.must('accountSummary', { account_id });
      return { of: available.amount, is: equivalent };
    };
    expect(await worth('acc-wong-cny')).toEqual({ of: '8000.00', is: { currency: 'HKD', amount: '8720.00' } });
    expect(await worth('acc-wong-usd')).toEqual({ of: '1200.00', is: { currency: 'HKD', amount: '9360.00' } });
    expect((await worth('acc-wong-hkd')).is).toBeUndefined();
  });

  it("PARAM_ERROR: another member's account and none at all are answered alike", async () => {
    const chan = await sample.member('chan');
    const foreign = await chan.call('accountSummary', { account_id: 'acc-wong-hkd' });
    expect(foreign.code).toBe('PARAM_ERROR');
    expect(await chan.call('accountSummary', { account_id: 'acc-nobody' })).toEqual(foreign);
  });
});

describe('bankList', () => {
  it.each(['HK', 'CN'] as const)('SUCCESS: the banks of %s, asked by a visitor too', async (region) => {
    const visitor = await sample.member('chan');
    visitor.session = 'nobody-nobody-nobody';
    const { list } = await visitor.must('bankList', { region });
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ bank_code }) => bank_code)).size).toBe(list.length);
  });
});

describe('fpsPayeeCheck', () => {
  it('SUCCESS: a masked name and the bank', async () => {
    const chan = await sample.member('chan');
    expect(await chan.must('fpsPayeeCheck', { proxy_type: 'mobile', proxy_id: '69876543' })).toEqual({
      payee_name_mask: 'P*** S** F***',
      bank_name: 'Harbour Sample Bank',
    });
    const mail = { proxy_type: 'email', proxy_id: 'Payee@Example.com' } as const;
    expect((await chan.call('fpsPayeeCheck', mail)).code).toBe('SUCCESS');
  });

  it('FPS_LEVEL, FPS_REGION, PAYEE_REPORTED: who may ask, and whom nobody is to pay (R-ROLE-18)', async () => {
    const asked = { proxy_type: 'mobile', proxy_id: '69876543' } as const;
    expect((await (await sample.member('lee')).call('fpsPayeeCheck', asked)).code).toBe('FPS_LEVEL');
    expect((await (await sample.member('zhang')).call('fpsPayeeCheck', asked)).code).toBe('FPS_REGION');
    const chan = await sample.member('chan');
    await chan.sandbox('POST', '/reportedPayees', { type: 'fpsId', id: '1234567' });
    const reported = await chan.call('fpsPayeeCheck', { proxy_type: 'fpsId', proxy_id: '1234567' });
    expect(reported.code).toBe('PAYEE_REPORTED');
  });

  it('FPS_PAYEE_NOT_FOUND: nobody has it, or it is of another type', async () => {
    const chan = await sample.member('chan');
    const ask = (proxy_type: 'mobile' | 'fpsId', proxy_id: string) =>
      chan.call('fpsPayeeCheck', { proxy_type, proxy_id });
    expect(await ask('mobile', '60000000')).toEqual({ code: 'FPS_PAYEE_NOT_FOUND', data: {} });
    expect((await ask('fpsId', '69876543')).code).toBe('FPS_PAYEE_NOT_FOUND');
  });
});
