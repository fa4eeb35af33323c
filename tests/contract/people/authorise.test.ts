import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTicket } from '../../../gateway/access/tickets.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = await wallet.member('chan');
});

const MOBILE = '61234567';
const operation = 'transferToHk';
const quote_id = 'q7Yx2Lw9Km4Pz';

/** Takes a ticket as an operation would. */
const take = async (ticket: string, use: { operation?: string; quoteId?: string; memberId?: string } = {}) => {
  const now = await advance(wallet, 0);
  const asked = { kind: 'payPwd' as const, memberId: 'chan', operation, quoteId: quote_id, ...use };
  return wallet.database.transaction((tx) => takeTicket(tx, ticket, asked, now));
};

describe('the payment password (R-ROLE-21, R-VAL-10)', () => {
  const enter = (pay_pwd: string, who = client) => who.call('authPayPwd', { operation, quote_id, pay_pwd });

  it('gives a ticket that is good once, for its operation, its quote and its member', async () => {
    const { ticket, expire_time } = await client.must('authPayPwd', { operation, quote_id, pay_pwd: '135790' });
    expect(expire_time).toBe(await advance(wallet, 300));
    await advance(wallet, -300);
    expect(await take(ticket, { operation: 'topupBankCreate' })).toBe(false);
    expect(await take(ticket, { quoteId: 'q0000000000' })).toBe(false);
    expect(await take(ticket, { memberId: 'wong' })).toBe(false);
    expect(await take(ticket)).toBe(true);
    expect(await take(ticket)).toBe(false);
  });

  it('gives none for a password that was replaced while it was judged', async () => {
    const { passwords } = wallet.gateway.core.services;
    const { matches } = passwords;
    const set = async (password: string) => {
      const hash = await passwords.hash(password);
      await wallet.database.transaction((tx) =>
        tx.query("UPDATE members SET pay_password_hash = $1 WHERE member_id = 'chan'", [hash]),
      );
    };
    const slow = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...judged) => {
      const isRight = await matches(...judged);
      await set('864209');
      return isRight;
    });
    const late = await enter('135790');
    slow.mockRestore();
    await set('135790');
    expect(late).toEqual({ code: 'PAY_PWD_WRONG', data: { left: 5 } });
  });

  it('gives a ticket that is good for five minutes', async () => {
    const { ticket } = await client.must('authPayPwd', { operation, quote_id, pay_pwd: '135790' });
    await advance(wallet, 300);
    expect(await take(ticket)).toBe(false);
  });

  it('has a counter of its own, locks after five and says until when: PAY_PWD_WRONG, PAY_PWD_LOCKED', async () => {
    const lee = await wallet.member('lee');
    for (let left = 4; left > 0; left--) {
      expect(await enter('000000', lee)).toEqual({ code: 'PAY_PWD_WRONG', data: { left } });
    }
    const locked = await enter('000000', lee);
    expect(locked).toEqual({
      code: 'PAY_PWD_LOCKED',
      data: { until: expect.stringMatching(/^2025-03-0\dT.*\+08:00$/) },
    });
    expect(await enter('135790', lee)).toEqual(locked);
    expect((await enter('135790')).code).toBe('SUCCESS');
    await advance(wallet, 86_400);
    expect((await enter('135790', await wallet.member('lee'))).code).toBe('SUCCESS');
  });

  it('counts parallel guesses before it judges them', async () => {
    const ho = await wallet.member('ho');
    const codes = (await Promise.all(Array.from({ length: 10 }, () => enter('000000', ho)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'PAY_PWD_WRONG')).toHaveLength(4);
    expect(codes.filter((code) => code === 'PAY_PWD_LOCKED')).toHaveLength(6);
  });

  it('right ends the row of failures', async () => {
    expect((await enter('000000')).data).toEqual({ left: 4 });
    await enter('135790');
    expect((await enter('000000')).data).toEqual({ left: 4 });
  });
});

describe('a one-time code for an operation (R-ERR-15, R-ERR-16, R-ERR-25)', () => {
  const sent = async () => {
    const { otp_id } = await client.must('smsSendCode', { scene: 'TRANSFER', operation, quote_id, again: true });
    return { operation, quote_id, otp_id, otp: await client.lastCode(MOBILE) };
  };
  const check = (body: Awaited<ReturnType<typeof sent>>) => client.call('authOtp', body);
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

  it('gives a ticket, once', async () => {
    const body = await sent();
    expect((await check(body)).code).toBe('SUCCESS');
    expect((await check(body)).code).toBe('OTP_LOST');
  });

  it('is good for its operation, its quote and its member only: OTP_NOT_OBTAINED', async () => {
    const body = await sent();
    expect((await check({ ...body, operation: 'topupBankCreate' })).code).toBe('OTP_NOT_OBTAINED');
    expect((await check({ ...body, quote_id: 'q0000000000' })).code).toBe('OTP_NOT_OBTAINED');
    expect((await (await wallet.member('wong')).call('authOtp', body)).code).toBe('OTP_NOT_OBTAINED');
    expect((await check(body)).code).toBe('SUCCESS');
  });

  it('is told wrong with the tries left, and ends after five: OTP_WRONG, OTP_LIMIT', async () => {
    const body = await sent();
    for (let left = 4; left > 0; left--) {
      expect(await check({ ...body, otp: wrong(body.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await check({ ...body, otp: wrong(body.otp) })).code).toBe('OTP_LIMIT');
    expect((await check(body)).code).toBe('OTP_LIMIT');
  });

  it('dies after five minutes and when another is sent: OTP_LOST', async () => {
    const body = await sent();
    await advance(wallet, 299);
    const second = await sent();
    expect((await check(body)).code).toBe('OTP_LOST');
    await advance(wallet, 300);
    expect((await check(second)).code).toBe('OTP_LOST');
  });

  it('needs a member and an operation', async () => {
    expect((await client.call('smsSendCode', { scene: 'TRANSFER' })).code).toBe('PARAM_ERROR');
    client.session = 'a-visitor-of-no-account';
    expect((await client.call('smsSendCode', { scene: 'TRANSFER', operation })).code).toBe('NOT_LOGIN');
  });
});
