import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** Money sent by FPS to somebody whose identity is registered here (R-FLOW-42, R-FLOW-44). */
const NOW = '2025-03-03T10:00:00.000+08:00';
const toWong = { method: 'FPS', type: 'mobile', proxy_id: '61234568' } as const;
let sample: SampleGateway;
let chan: WalletClient;
let keys = 0;

beforeAll(async () => void (sample = await sampleGateway(NOW)));
afterAll(() => sample.close());
beforeEach(async () => {
  chan = await sample.member('chan');
  await sql('DELETE FROM fps_registrations');
  await sql('DELETE FROM fps_proxies WHERE proxy_id IN ($1, $2)', ['61234567', '61234568']);
  await register('wong', '61234568', 'acc-wong-hkd');
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  sample.database.transaction((tx) => tx.query<Row>(text, values as never));
const register = (memberId: string, mobile: string, account: string, isDefault = true) =>
  sql('INSERT INTO fps_registrations VALUES ($1, $2, $3, $4, $5, $6)', [
    'mobile',
    mobile,
    memberId,
    account,
    isDefault,
    NOW,
  ]);
const balance = async (account: string) =>
  (await sql<{ balance: bigint }>('SELECT balance FROM ledger_balances WHERE account_id = $1', [account]))[0]!.balance;
const send = (body: Parameters<WalletClient['call']>[1]) =>
  chan.call('transferToHk', body as never, `between-members-${(keys += 1)}`);

describe('a payment by FPS to a member of this house', () => {
  it('finds who is registered, by a part of the name', async () => {
    const { payee_name_mask, bank_name } = await chan.must('fpsPayeeCheck', {
      proxy_type: 'mobile',
      proxy_id: '61234568',
    });
    expect(payee_name_mask).toContain('*');
    expect(bank_name).toBe('Sample Wallet');
  });

  it('comes to the account of the identity at once; both see it, and the books are even', async () => {
    const [mine, hers] = [await balance('acc-chan-hkd'), await balance('acc-wong-hkd')];
    const { quote, body } = await chan.prepared('acc-chan-hkd', '12.34', toWong);
    expect((await send(body)).data).toMatchObject({ status: 'success' });
    expect(await balance('acc-wong-hkd')).toBe(hers + 1234n);
    const fee = BigInt(quote.fee.amount.replace('.', ''));
    expect(await balance('acc-chan-hkd')).toBe(mine - 1234n - fee);
    const wong = await sample.member('wong');
    const { list } = await wong.must('historyQuery', { account_id: 'acc-wong-hkd', page_no: 1, page_size: 10 });
    expect(list[0]).toMatchObject({ kind: 'transferIn', amount: { currency: 'HKD', amount: '12.34' } });
  });

  it('goes to the bank that the identity leads to by default', async () => {
    await sql("INSERT INTO fps_proxies VALUES ('mobile', '61234568', 'WONG MEI LING', '901')");
    await sql('UPDATE fps_registrations SET is_default = false');
    const before = await balance('acc-wong-hkd');
    const { body } = await chan.prepared('acc-chan-hkd', '1.00', toWong);
    expect((await send(body)).code).toBe('SUCCESS');
    expect(await balance('acc-wong-hkd')).toBe(before);
  });

  it('is refused to oneself: SELF_TRANSFER', async () => {
    await register('chan', '61234567', 'acc-chan-hkd');
    const own = { ...toWong, proxy_id: '61234567' };
    expect((await chan.quote('acc-chan-hkd', '1.00', own)).code).toBe('SELF_TRANSFER');
  });

  it('stays in its currency: CURRENCY_NOT_SAME', async () => {
    await sql("UPDATE accounts SET currency = 'CNY' WHERE account_id = 'acc-wong-hkd'").catch(() => undefined);
    const [{ currency }] = (await sql("SELECT currency FROM accounts WHERE account_id = 'acc-wong-hkd'")) as [
      { currency: string },
    ];
    expect(currency).toBe('CNY');
    expect(await chan.quote('acc-chan-hkd', '1.00', toWong)).toMatchObject({
      code: 'CURRENCY_NOT_SAME',
      data: { currency: 'CNY' },
    });
    await sql("UPDATE accounts SET currency = 'HKD' WHERE account_id = 'acc-wong-hkd'");
  });

  it('is quoted anew when the identity leads elsewhere, or to an account that cannot receive: QUOTE_EXPIRED, FPS_PAYEE_NOT_FOUND', async () => {
    const { body } = await chan.prepared('acc-chan-hkd', '1.00', toWong);
    await sql("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-wong-hkd'");
    expect((await send(body)).code).toBe('QUOTE_EXPIRED');
    expect((await chan.quote('acc-chan-hkd', '1.00', toWong)).code).toBe('FPS_PAYEE_NOT_FOUND');
    await sql("UPDATE accounts SET status = 'normal' WHERE account_id = 'acc-wong-hkd'");
  });
});
