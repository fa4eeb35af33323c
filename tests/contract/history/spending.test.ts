import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecord, type RecordKind, type RecordStatus } from '../../../gateway/money/accountRecord.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const CHAN = 'acc-chan-hkd';
const hkd = (amount: string) => ({ currency: 'HKD', amount });
let sample: SampleGateway;
let chan: WalletClient;

const RECORDS: readonly (readonly [at: string, kind: RecordKind, amount: bigint, status?: RecordStatus])[] = [
  ['2024-12-31T23:59:59.999+08:00', 'expense', -99n],
  ['2025-01-01T00:00:00.000+08:00', 'expense', -100n],
  ['2025-01-31T23:59:59.000+08:00', 'expense', -250n],
  ['2025-02-01T00:00:00.000+08:00', 'transferOut', -1000n],
  ['2025-02-02T00:00:00.000+08:00', 'serviceFee', -5n],
  ['2025-02-03T00:00:00.000+08:00', 'transferOut', -700n, 'fail'],
  ['2025-02-04T00:00:00.000+08:00', 'refund', 300n],
  ['2025-02-05T00:00:00.000+08:00', 'ajustment', -20n],
];

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00', { 'account.spending.months': 3 });
  await sample.database.transaction(async (tx) => {
    await tx.query(`DELETE FROM account_records WHERE account_id = '${CHAN}'`);
    for (const [index, [at, kind, amount, status = 'success']] of RECORDS.entries())
      await addRecord(tx, {
        ...{ refNo: `2025010100000000000${index}`, accountId: CHAN, summary: 'Sample', at, kind, amount, status },
      });
  });
});
afterAll(() => sample.close());
beforeEach(async () => {
  chan = await sample.member('chan');
});

describe('historySpending', () => {
  it('SUCCESS: by month of Hong Kong and by kind; what failed, came in or was set right is left out (R-GEN-20)', async () => {
    expect(await chan.must('historySpending', { account_id: CHAN })).toEqual({
      months: [
        { month: '2025-01', total: hkd('3.50'), kinds: [{ kind: 'expense', amount: hkd('3.50') }] },
        {
          month: '2025-02',
          total: hkd('10.05'),
          kinds: [
            { kind: 'transferOut', amount: hkd('10.00') },
            { kind: 'serviceFee', amount: hkd('0.05') },
          ],
        },
        { month: '2025-03', total: hkd('0.00'), kinds: [] },
      ],
    });
  });

  it.each(['acc-wong-hkd', 'acc-nobody'])('PARAM_ERROR: %s is not the member’s', async (account_id) => {
    expect(await chan.call('historySpending', { account_id })).toMatchObject({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: '/account_id' }] },
    });
  });
});
