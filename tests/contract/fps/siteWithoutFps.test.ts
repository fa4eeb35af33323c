import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../../gateway/contract/contract.ts';
import type { OperationId } from '../../../gateway/call/operation.ts';
import { loadContent } from '../../../gateway/content/loadContent.ts';
import { closedParts } from '../../../src/domain/siteVariant.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** What a variant of the site does not have, its gateway refuses, whatever a client says (AMB-77). */
let sample: SampleGateway;
let chan: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00', {}, { siteVariant: 'mainland' });
  chan = await sample.member('chan');
});
afterAll(() => sample.close());

const closed = closedParts(loadContent('mainland').site, 'operations');
const { operations } = loadContract();
const toHk = { kind: 'toHk', account_id: 'acc-chan-hkd', amount: '100.00' } as const;

it('is without every operation of FPS that the contract has (AMB-77)', () => {
  const ofFps = operations.filter(({ operationId }) => /fps/i.test(operationId));
  expect([...closed].sort()).toEqual(ofFps.map(({ operationId }) => operationId).sort());
});

describe('FUNC_DISABLED', () => {
  it.each(closed)('%s, of a body that fits the contract', async (id) => {
    const [example] = operations.find(({ operationId }) => operationId === id)?.requestExamples ?? [];
    expect((await chan.call(id as OperationId, example as never, `closed-${id}`)).code).toBe('FUNC_DISABLED');
  });

  it('a code, and a ticket for a code, a password or a face, of an operation of FPS; those of others are as ever', async () => {
    for (const operation of closed) {
      expect((await chan.call('smsSendCode', { scene: 'SETTING', operation })).code).toBe('FUNC_DISABLED');
      expect((await chan.call('authOtp', { operation, otp_id: 'o5Tq8Zr2Wv6Bn', otp: '482915' })).code).toBe(
        'FUNC_DISABLED',
      );
      expect((await chan.call('authPayPwd', { operation, pay_pwd: '246802' })).code).toBe('FUNC_DISABLED');
      const face = { purpose: operation, file_id: 'f5Tq8Zr2Wv6Bn' };
      expect((await chan.call('realnameFaceCheck', face)).code).toBe('FUNC_DISABLED');
    }
    expect((await chan.call('smsSendCode', { scene: 'SETTING', operation: 'accountClose' })).code).toBe('SUCCESS');
  });

  it('a quote, a preview and hours of a transfer by FPS; by bank they are as ever', async () => {
    const byFps = { ...toHk, method: 'FPS', type: 'mobile', proxy_id: '69876543' } as const;
    expect((await chan.call('transferQuote', byFps)).code).toBe('FUNC_DISABLED');
    expect((await chan.call('transferPreview', { ...toHk, method: 'FPS' })).code).toBe('FUNC_DISABLED');
    expect((await chan.call('transferWindow', { kind: 'toHk', method: 'FPS' })).code).toBe('FUNC_DISABLED');
    const bank = { bank_code: '901', account_number: '123456789012', payee_name_en: 'Wong Mei Ling' };
    expect((await chan.call('transferQuote', { ...toHk, method: 'bank', ...bank })).code).toBe('SUCCESS');
    expect((await chan.call('transferPreview', { ...toHk, method: 'bank' })).code).toBe('SUCCESS');
  });
});

it('says with the hours of a transfer to Hong Kong that nobody has FPS, in Hong Kong or on the mainland', async () => {
  expect((await chan.must('transferWindow', { kind: 'toHk' })).closed_methods).toEqual(['FPS']);
  const zhang = await sample.member('zhang');
  expect((await zhang.must('transferWindow', { kind: 'toHk' })).closed_methods).toEqual(['FPS']);
  expect(await chan.must('transferWindow', { kind: 'toGc' })).not.toHaveProperty('closed_methods');
});

it('lists a payee whom FPS reached, so that it can be removed, but not among those that can be paid', async () => {
  await sample.database.transaction(async (tx) => {
    await tx.query('DELETE FROM saved_payees');
    await tx.query(
      `INSERT INTO saved_payees (payee_id, member_id, kind, method, type, payee_name, number_mask, address_digest, address_sealed, saved_at)
       VALUES ('by-fps', 'chan', 'toHk', 'FPS', 'mobile', 'P*** S**', '698****3', 'd1', '0.s', now()),
         ('by-bank', 'chan', 'toHk', 'bank', 'account', 'Sample Payee', '****9012', 'd2', '0.s', now())`,
    );
  });
  const listed = async (asked: { payable?: boolean }) =>
    (await chan.must('payeeList', asked)).list.map(({ payee_id }) => payee_id);
  expect(await listed({})).toEqual(['by-fps', 'by-bank']);
  expect(await listed({ payable: true })).toEqual(['by-bank']);
  await chan.must('payeeRemove', { payee_id: 'by-fps' }, 'remove-by-fps');
  expect(await listed({})).toEqual(['by-bank']);
});

it('counts no free transfers by FPS beside an amount (R-CONST-76)', async () => {
  expect(Object.keys(await chan.must('transferPreview', toHk)).sort()).toEqual(['available', 'left_today']);
});

it('shows no advert for it', async () => {
  const ask = { adv_type: '00', card_organ: 'Visa', language: 'en' } as const;
  const { list } = await chan.must('contentAppAdvQuery', ask);
  const all = loadContent('hk').documents.adverts;
  expect(all.some(({ needs }) => needs === 'fps')).toBe(true);
  expect(JSON.stringify(list)).not.toMatch(/fps/i);
});
