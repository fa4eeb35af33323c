import { afterAll, beforeAll, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A Monday. */
const NOW = '2025-03-03T10:00:00.000+08:00';
const toHk = { kind: 'toHk', account_id: 'acc-chan-hkd', method: 'FPS' } as const;
const mainland = { kind: 'toMainland', account_id: 'acc-chan-hkd' } as const;
const hkd = (amount: string) => ({ currency: 'HKD', amount });
let sample: SampleGateway;
let chan: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
  chan = await sample.member('chan');
});
afterAll(() => sample.close());

const preview = (request: requests['transferPreview']) => chan.call('transferPreview', request);

it('says what a quote of the same amount says, and keeps none (R-FLOW-41)', async () => {
  const { data } = await preview({ ...toHk, amount: '100.5' });
  const kept = await sample.database.transaction((tx) => tx.query('SELECT quote_id FROM transfer_quotes'));
  expect(kept).toEqual([]);
  const { data: quote } = await chan.quote('acc-chan-hkd', '100.5');
  const { fee, deducted_amount, remitted_amount, free_left } = quote;
  expect(data).toMatchObject({ fee, deducted_amount, remitted_amount, free_left });
});

it('says what is available and what the limit of the level leaves, as the refusals do (R-ROLE-11)', async () => {
  const { data: before } = await preview(toHk);
  expect(Object.keys(before).sort()).toEqual(['available', 'free_left', 'left_today']);
  const { body } = await chan.prepared('acc-chan-hkd', '1000');
  await chan.must('transferToHk', body, 'preview-key-1');
  const { data: after } = await preview(toHk);
  expect(Number(before.left_today.amount) - Number(after.left_today.amount)).toBe(1000);
  expect(Number(before.available.amount) - Number(after.available.amount)).toBe(1000);
  expect(after.free_left).toBe(before.free_left! - 1);
});

it('of a bank transfer says nothing of free FPS transfers', async () => {
  const { data } = await preview({ ...toHk, method: 'bank' });
  expect(data.free_left).toBeUndefined();
});

it('goes on saying so of an amount that is too much', async () => {
  const { code, data } = await preview({ ...toHk, amount: '9999999' });
  expect(code).toBe('SUCCESS');
  expect(data.deducted_amount).toEqual(hkd('9999999.00'));
});

it('to the mainland: the rate, what arrives and when (R-ENT-96, R-CONST-57)', async () => {
  expect((await preview({ ...mainland, amount: '1000' })).data).toMatchObject({
    rate: '0.92',
    remitted_amount: { currency: 'CNY', amount: '920.00' },
    arrives_by: '2025-03-03T10:01:00.000+08:00',
  });
  const wong = await sample.member('wong');
  expect((await wong.call('transferPreview', { kind: 'toMainland', account_id: 'acc-wong-usd' })).code).not.toBe(
    'SUCCESS',
  );
});

it('says no fee before it is known how a transfer goes', async () => {
  const { data } = await preview({ kind: 'toHk', account_id: 'acc-chan-hkd', amount: '10' });
  expect(data.fee).toBeUndefined();
  expect((await preview({ kind: 'toGc', account_id: 'acc-chan-hkd', amount: '10' })).data.fee).toEqual(hkd('0.00'));
});

it.each([
  ['ho', 'toMainland', 'MAINLAND_T3_ONLY', {}],
  ['lam', 'toGc', 'FUNDS_FROZEN', { until: '2025-03-04T09:00:00.000+08:00' }],
] as const)('%s, %s: refuses who cannot send as the quote does: %s', async (memberId, kind, code, data) => {
  const member = await sample.member(memberId);
  const request = { kind, account_id: `acc-${memberId}-hkd` };
  expect(await member.call('transferPreview', request)).toEqual({ code, data });
});
