import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addRecord,
  type AccountRecord,
  type RecordKind,
  type RecordStatus,
} from '../../../gateway/money/accountRecord.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

const CHAN = 'acc-chan-hkd';
const hkd = (amount: string) => ({ currency: 'HKD', amount });
let sample: SampleGateway;
let chan: WalletClient;

type Sample = readonly [
  at: string,
  kind: RecordKind,
  amount: bigint,
  status?: RecordStatus,
  more?: Partial<AccountRecord>,
];
const refNoOf = (index: number) => `202501010000000000${String(index).padStart(2, '0')}`;

const RECORDS: readonly Sample[] = [
  ['2024-12-31T23:59:59.999+08:00', 'expense', -99n],
  ['2025-01-01T00:00:00.000+08:00', 'expense', -100n],
  ['2025-01-31T23:59:59.000+08:00', 'expense', -250n],
  ['2025-02-01T00:00:00.000+08:00', 'transferOut', -1000n],
  ['2025-02-02T00:00:00.000+08:00', 'serviceFee', -5n],
  ['2025-02-03T00:00:00.000+08:00', 'transferOut', -700n, 'fail'],
  ['2025-02-04T00:00:00.000+08:00', 'refund', 300n],
  ['2025-02-05T00:00:00.000+08:00', 'ajustment', -20n],
  ['2025-02-06T00:00:00.000+08:00', 'expense', -4000n, 'refunded'],
  ['2025-03-01T00:00:00.000+08:00', 'refund', 4000n, 'success', { originalRefNo: refNoOf(8) }],
  ['2025-02-07T00:00:00.000+08:00', 'atm', -600n],
  ['2025-02-08T00:00:00.000+08:00', 'refund', 150n, 'success', { originalRefNo: refNoOf(10) }],
  ['2025-03-02T00:00:00.000+08:00', 'transferOut', -9000n, 'success', { summary: 'Card cancellation refund' }],
];

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00', { 'account.spending.months': 3 });
  await sample.database.transaction(async (tx) => {
    await tx.query(`DELETE FROM account_records WHERE account_id = '${CHAN}'`);
    for (const [index, [at, kind, amount, status = 'success', more]] of RECORDS.entries())
      await addRecord(tx, {
        ...{ refNo: refNoOf(index), accountId: CHAN, summary: 'Sample', at, kind, amount, status },
        ...more,
      });
  });
});
afterAll(() => sample.close());
beforeEach(async () => {
  chan = await sample.member('chan');
});

describe('historySpending', () => {
  it('SUCCESS: by month of Hong Kong and by kind; what failed, came in, came back or was set right is left out (R-GEN-20)', async () => {
    expect(await chan.must('historySpending', { account_id: CHAN })).toEqual({
      months: [
        { month: '2025-01', total: hkd('3.50'), kinds: [{ kind: 'expense', amount: hkd('3.50') }] },
        {
          month: '2025-02',
          total: hkd('14.55'),
          kinds: [
            { kind: 'transferOut', amount: hkd('10.00') },
            { kind: 'atm', amount: hkd('4.50') },
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
