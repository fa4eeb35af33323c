import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway } from '../../../gateway/createGateway.ts';
import { sandboxOptions } from '../../../gateway/sandbox/sandboxOptions.ts';
import { passwordCost } from '../../support/sampleDatabase.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const CHAN = 'acc-chan-hkd';
let sample: SampleGateway;
let bankless: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway('2025-03-03T10:00:00.000+08:00');
  const { bank: _bank, ...options } = sandboxOptions;
  const { fetch } = await createGateway({ database: sample.database, passwordCost, ...options });
  bankless = new WalletClient((request) => fetch(request));
  bankless.session = (await sample.member('chan')).session;
});
afterAll(() => sample.close());

/** What a transfer that is made changes. */
const booked = () =>
  sample.database.transaction((tx) =>
    tx.query(
      `SELECT (SELECT count(*) FROM transfers) AS transfers, (SELECT count(*) FROM ledger_transactions) AS ledger,
         (SELECT count(*) FROM account_records) AS records, (SELECT count(*) FROM tickets WHERE used_at IS NOT NULL) AS tickets`,
    ),
  );

it('where no bank is named a transfer to one is refused, and nothing is booked or used up', async () => {
  const { body } = await bankless.prepared(CHAN, '12.00');
  const before = await booked();
  expect((await bankless.call('transferToHk', body, 'no-bank-000001')).code).toBe('FUNC_DISABLED');
  expect(await booked()).toEqual(before);
});

it('nor is a name confirmed', async () => {
  const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;
  expect((await bankless.quote(CHAN, '12.00', toBank)).code).toBe('FUNC_DISABLED');
});
