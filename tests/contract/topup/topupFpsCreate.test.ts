import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { loadContract } from '../../../gateway/contract/contract.ts';
import { checksum } from '../../../gateway/money/fpsCode.ts';
import { ledgerFaults } from '../../faults/support/ledgerFaults.ts';
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

async function call(client: WalletClient, body: requests['topupFpsCreate']) {
  const answer = await client.call('topupFpsCreate', body, `fps-topup-key-${(keys += 1)}`);
  answered.add(answer.code);
  return answer;
}
const paid = (reference: string, more: { from?: string } = {}) =>
  chan.sandbox('POST', '/incomingPayment', { reference, ...more });
const sql = <Row>(text: string) => sample.database.transaction((tx) => tx.query<Row>(text));
const balance = async () =>
  (await sql<{ balance: bigint }>(`SELECT balance FROM ledger_balances WHERE account_id = '${CHAN}'`))[0]!.balance;

describe('topupFpsCreate', () => {
  const create = (client: WalletClient, account_id: string, amount: string) => call(client, { account_id, amount });

  it('SUCCESS: a QR code with amount and reference; credited when it is paid (R-FLOW-36)', async () => {
    const before = await balance();
    const { code, data } = await create(chan, CHAN, '500.5');
    expect(code).toBe('SUCCESS');
    expect(data).toMatchObject({ total: hkd('500.50'), expire_time: '2025-03-03T10:15:00.000+08:00' });
    expect(data.qrcodeTxt).toContain('5406500.50');
    expect(data.qrcodeTxt).toContain(data.reference);
    expect(data.qrcodeTxt.slice(-4)).toBe(checksum(data.qrcodeTxt.slice(0, -4)));
    await paid(data.reference);
    expect(await chan.must('topupStatus', { order_no: data.order_no })).toEqual({
      ...{ state: 'CREDITED', credited_amount: hkd('500.50'), fee: hkd('0.00'), source: 'own', credited_at: NOW },
    });
    expect((await balance()) - before).toBe(50050n);
  });

  it("someone else's money is credited and held back for 24 hours (R-CONST-12, R-CONST-13)", async () => {
    const { data } = await create(chan, CHAN, '40');
    await paid(data.reference, { from: 'thirdParty' });
    const held = { amount: hkd('40.00'), until: '2025-03-04T10:00:00.000+08:00' };
    expect((await chan.must('accountSummary', { account_id: CHAN })).holds).toContainEqual(held);
    expect(await chan.must('topupStatus', { order_no: data.order_no })).toMatchObject({
      source: 'thirdParty',
      held_until: held.until,
    });
  });

  it('PARAM_ERROR: the code is one for Hong Kong dollars', async () => {
    expect(await create(await sample.member('wong'), 'acc-wong-cny', '1')).toMatchObject({
      ...{ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id' }] } },
    });
  });

  it('EXPIRED after its quarter of an hour', async () => {
    const { data } = await create(chan, CHAN, '1');
    await sample.setNow('2025-03-03T10:14:59.999+08:00');
    expect(await chan.must('topupStatus', { order_no: data.order_no })).toEqual({ state: 'WAITING' });
    await sample.setNow('2025-03-03T10:15:00.000+08:00');
    expect(await chan.must('topupStatus', { order_no: data.order_no })).toEqual({ state: 'EXPIRED' });
  });

  it('FPS_LEVEL for T1, FPS_REGION for the mainland (AMB-02, R-ROLE-18)', async () => {
    expect((await create(await sample.member('lee'), 'acc-lee-hkd', '1')).code).toBe('FPS_LEVEL');
    expect((await create(await sample.member('zhang'), 'acc-zhang-cny', '1')).code).toBe('FPS_REGION');
  });

  it('works with a locked card (R-STATE-36); ACCOUNT_STATUS when the account is stopped', async () => {
    const ng = await sample.member('ng');
    expect((await create(ng, 'acc-ng-hkd', '1')).code).toBe('SUCCESS');
    await sql("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-ng-hkd'");
    expect((await create(ng, 'acc-ng-hkd', '1')).code).toBe('ACCOUNT_STATUS');
  });

  it('OVER_LIMIT: the limit of the level to the cent', async () => {
    expect((await create(chan, CHAN, '100000')).code).toBe('SUCCESS');
    expect(await create(chan, CHAN, '100000.01')).toEqual({ code: 'OVER_LIMIT', data: { left: hkd('100000.00') } });
  });

  it.each(['acc-wong-hkd', 'acc-nobody'])('PARAM_ERROR for %s, which is not theirs', async (account) => {
    expect(await create(chan, account, '1')).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/account_id', keyword: 'unknown' }] },
    });
  });
});

it('leaves a ledger that keeps every promise', async () => {
  expect(await sample.database.transaction(ledgerFaults)).toEqual([]);
});

it('has answered every code it lists', () => {
  const listed = loadContract().operations.find(({ operationId }) => operationId === 'topupFpsCreate')!.returnCodes;
  expect(listed.filter((code) => !answered.has(code))).toEqual([]);
});
