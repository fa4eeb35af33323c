import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { advance } from '../support/steppedClock.ts';

/** What the message of a code says (AMB-26): whose it is and what for, so that nobody is talked out of it for another use. */
let wallet: SampleGateway;
let chan: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  chan = await wallet.member('chan');
});
afterAll(() => wallet.close());

const newest = async () =>
  ((await chan.sandbox('GET', '/outbox')) as { messages: { body: string; code: string }[] }).messages[0]!;
async function messageOf(body: Parameters<typeof chan.must<'smsSendCode'>>[1]) {
  await advance(wallet, 60);
  await chan.must('smsSendCode', { ...body, again: true });
  return newest();
}
const closing = { scene: 'SETTING', operation: 'accountClose' } as const;

describe('the message of a one-time code', () => {
  it('names the brand, amount and payee of a transfer, masked', async () => {
    const { data } = await chan.quote('acc-chan-hkd', '1000.50');
    const transfer = { scene: 'TRANSFER', operation: 'transferToHk', quote_id: data.quote_id } as const;
    const { body, code } = await messageOf(transfer);
    expect(body).toMatch(
      new RegExp(`^Sample Wallet: ${code} is your code to send HK\\$ 1,000.50 to P\\*+ S\\*+ F\\*+\\. `),
    );
    expect(body).toContain('Never share it');
    expect(body).not.toContain('Sample Payee');
  });

  it('ends in the line that browsers fill in from: the host, and the code', async () => {
    const { body, code } = await messageOf(closing);
    expect(body.split('\n').at(-1)).toBe(`@127.0.0.1 #${code}`);
  });

  it.each([
    ['en', 'to close your account for good'],
    ['zh-HK', '用於永久結束您的戶口'],
    ['zh-CN', '用于永久注销您的账户'],
  ] as const)('says in %s what it is for', async (lang, purpose) => {
    chan.lang = lang;
    expect((await messageOf(closing)).body).toContain(purpose);
    chan.lang = 'en';
  });

  it.each([
    ['en', 'paymentPassword', 'is your code to set a new payment password.'],
    ['zh-HK', 'loginPassword', '用於設定新的登入密碼，'],
    ['zh-CN', 'email', '用于更改邮箱地址，'],
  ] as const)('says in %s which setting it is for: %s', async (lang, purpose, words) => {
    chan.lang = lang;
    expect((await messageOf({ scene: 'SETTING', operation: 'userVerify', purpose })).body).toContain(words);
    chan.lang = 'en';
  });

  it('says nothing of a transfer where the code is good for something else', async () => {
    const { data } = await chan.quote('acc-chan-hkd', '1000.50');
    const { body } = await messageOf({ ...closing, quote_id: data.quote_id });
    expect(body).toContain('to close your account for good');
    expect(body).not.toContain('1,000.50');
  });

  it('says of another member’s quote no more than the operation', async () => {
    const wong = await wallet.member('wong');
    const { data } = await wong.quote('acc-wong-hkd', '20.00');
    const { body } = await messageOf({ scene: 'TRANSFER', operation: 'transferToHk', quote_id: data.quote_id });
    expect(body).not.toContain('20.00');
    expect(body).toContain('to confirm something in your account');
  });
});

describe('a code that is good still', () => {
  it('is waited for, whatever else was sent in the same instant and has ended: OTP_WAIT', async () => {
    await messageOf(closing);
    await wallet.database.transaction((tx) =>
      tx.query(
        `INSERT INTO one_time_codes (otp_id, binding, number_hash, code_hash, sent_at, expires_at, ended_at)
         SELECT otp_id || n, binding, number_hash, code_hash, sent_at, expires_at, sent_at
         FROM one_time_codes, generate_series(1, 3) n WHERE ended_at IS NULL ORDER BY sent_at DESC LIMIT 3`,
      ),
    );
    expect((await chan.call('smsSendCode', { ...closing, again: true })).code).toBe('OTP_WAIT');
  });
});
