import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { later } from '../../../gateway/clock/instant.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

const sql = (text: string) => wallet.database.transaction((tx) => tx.query(text));
const login = async (login_id: string) =>
  client.must('loginByPwd', { area_code: '852', login_id, login_pwd: 'Sample1234' });

describe('choosing a card (R-FLOW-03)', () => {
  const choose = async (account_id: string) =>
    client.call('loginChooseCard', { login_ticket: (await login('61234568')).login_ticket!, account_id });

  it('goes on to the new device', async () => {
    expect(await choose('acc-wong-hkd')).toMatchObject({ code: 'SUCCESS', data: { next: 'NEED_DEVICE_CODE' } });
  });

  it('answers the same for another member’s card and for none', async () => {
    const [other, none] = [await choose('acc-chan-hkd'), await choose('acc-nobody')];
    expect(other).toEqual({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/account_id', keyword: 'enum' }] } });
    expect(none).toEqual(other);
  });

  it('refuses an account that was cancelled meanwhile: ACCOUNT_CANCELLED', async () => {
    await sql("UPDATE accounts SET status = 'cancelled' WHERE account_id = 'acc-wong-hkd'");
    expect((await choose('acc-wong-hkd')).code).toBe('ACCOUNT_CANCELLED');
    await sql("UPDATE accounts SET status = 'normal' WHERE account_id = 'acc-wong-hkd'");
  });

  it('refuses a gift card: ACC_TYPE_UNSUPPORTED', async () => {
    await sql("UPDATE cards SET card_type = 'gift' WHERE account_id = 'acc-wong-hkd'");
    expect((await choose('acc-wong-hkd')).code).toBe('ACC_TYPE_UNSUPPORTED');
    await sql("UPDATE cards SET card_type = 'physical' WHERE account_id = 'acc-wong-hkd'");
  });

  it('takes a ticket once, and only for five minutes: TICKET_EXPIRED', async () => {
    const login_ticket = (await login('61234568')).login_ticket!;
    await client.must('loginChooseCard', { login_ticket, account_id: 'acc-wong-hkd' });
    expect((await client.call('loginChooseCard', { login_ticket, account_id: 'acc-wong-hkd' })).code).toBe(
      'TICKET_EXPIRED',
    );
    const old = (await login('61234568')).login_ticket!;
    await advance(wallet, 300);
    expect((await client.call('loginChooseCard', { login_ticket: old, account_id: 'acc-wong-hkd' })).code).toBe(
      'TICKET_EXPIRED',
    );
  });
});

describe('the code for a new device (R-FLOW-04, R-CONST-14, AMB-26)', () => {
  const MOBILE = '61234567';
  const begun = async () => {
    const login_ticket = (await login(MOBILE)).login_ticket!;
    const { otp_id } = await client.must('smsSendCode', { scene: 'DEVICE', login_ticket });
    return { login_ticket, otp_id, otp: await client.lastCode(MOBILE) };
  };
  const verify = (body: Awaited<ReturnType<typeof begun>>) => client.call('loginVerifyDevice', body);
  const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000');

  it('signs in once; the ticket is spent with it', async () => {
    const body = await begun();
    const verified = await verify(body);
    expect(verified).toMatchObject({ code: 'SUCCESS', data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
    expect((await verify(body)).code).toBe('TICKET_EXPIRED');
  });

  it('tells a wrong code and how many tries are left; five end it: OTP_WRONG, OTP_LIMIT', async () => {
    const body = await begun();
    for (let left = 4; left > 0; left--) {
      expect(await verify({ ...body, otp: wrong(body.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await verify({ ...body, otp: wrong(body.otp) })).code).toBe('OTP_LIMIT');
    expect((await verify(body)).code).toBe('OTP_LIMIT');
  });

  it('is judged five times at most in parallel', async () => {
    const body = await begun();
    const tries = Array.from({ length: 30 }, () => verify({ ...body, otp: wrong(body.otp) }));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'OTP_WRONG')).toHaveLength(4);
    expect(codes.filter((code) => code === 'OTP_LIMIT')).toHaveLength(26);
  });

  it('signs in once when it is used many times at once', async () => {
    const body = await begun();
    const codes = (await Promise.all(Array.from({ length: 10 }, () => verify(body)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1);
  });

  it('is lost when it is older than five minutes or replaced by a newer one: OTP_LOST', async () => {
    const first = await begun();
    await advance(wallet, 60);
    const asked = { scene: 'DEVICE', login_ticket: first.login_ticket, again: true } as const;
    const { otp_id } = await client.must('smsSendCode', asked);
    expect((await verify(first)).code).toBe('OTP_LOST');
    const second = { ...first, otp_id, otp: await client.lastCode(MOBILE) };
    await sql(`UPDATE one_time_codes SET expires_at = sent_at WHERE otp_id = '${otp_id}'`);
    expect((await verify(second)).code).toBe('OTP_LOST');
  });

  it('must have been asked for, for this very sign-in: OTP_NOT_OBTAINED', async () => {
    const first = await begun();
    expect((await verify({ ...first, otp_id: 'o5Tq8Zr2Wv6Bn' })).code).toBe('OTP_NOT_OBTAINED');
    const other = (await login(MOBILE)).login_ticket!;
    expect((await verify({ ...first, login_ticket: other })).code).toBe('OTP_NOT_OBTAINED');
  });

  it('is not sent for a ticket that is over: TICKET_EXPIRED', async () => {
    const login_ticket = (await login(MOBILE)).login_ticket!;
    await advance(wallet, 300);
    expect((await client.call('smsSendCode', { scene: 'DEVICE', login_ticket })).code).toBe('TICKET_EXPIRED');
    expect(
      (await client.call('loginVerifyDevice', { login_ticket, otp_id: 'o5Tq8Zr2Wv6Bn', otp: '123456' })).code,
    ).toBe('TICKET_EXPIRED');
    expect((await client.call('smsSendCode', { scene: 'DEVICE' })).code).toBe('PARAM_ERROR');
  });

  it('is sent once a minute, and so often an hour: OTP_WAIT, OTP_SEND_LIMIT', async () => {
    const login_ticket = (await login(MOBILE)).login_ticket!;
    const send = () => client.call('smsSendCode', { scene: 'DEVICE', login_ticket, again: true });
    const parallel = await Promise.all([send(), send(), send()]);
    expect(parallel.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1);
    await advance(wallet, 59);
    const { now } = (await client.sandbox('GET', '/clock')) as { now: string };
    const { otp_id, mob_no_mask } = parallel.find(({ code }) => code === 'SUCCESS')!.data;
    const still = { otp_id, mob_no_mask, resend_after: 1, resend_time: later(now, 1) };
    expect(await send()).toEqual({ code: 'OTP_WAIT', data: still });
    await advance(wallet, 1);
    expect(await send()).toMatchObject({ code: 'SUCCESS', data: { resend_after: 60, expire_in: 300 } });
    await sql(`INSERT INTO one_time_codes (otp_id, binding, number_hash, code_hash, sent_at, expires_at)
      SELECT 'filler-' || n, 'x', number_hash, 'x', sent_at, sent_at FROM one_time_codes, generate_series(1, 18) n
      ORDER BY sent_at DESC LIMIT 18`);
    await advance(wallet, 60);
    const limited = await send();
    expect(limited.code).toBe('OTP_SEND_LIMIT');
    expect(Number((limited.data as { resend_after?: number }).resend_after)).toBeGreaterThan(3000);
  });

  it('that was sent a moment ago is named for its own use only, and followed at once when it has ended (AMB-26)', async () => {
    const body = await begun();
    const again = { scene: 'DEVICE' as const, login_ticket: body.login_ticket, again: true };
    expect(await client.call('smsSendCode', again)).toMatchObject({ code: 'OTP_WAIT', data: { otp_id: body.otp_id } });
    const other = await client.call('smsSendCode', { ...again, login_ticket: (await login(MOBILE)).login_ticket! });
    expect(other.code).toBe('OTP_WAIT');
    expect(other.data).not.toHaveProperty('otp_id');
    for (let tries = 0; tries < 5; tries += 1) await verify({ ...body, otp: wrong(body.otp) });
    expect((await client.call('smsSendCode', again)).code).toBe('SUCCESS');
  });

  it('that still works is told of when it is asked for without again: nothing is sent, and it can be entered (AMB-26)', async () => {
    const body = await begun();
    const sent = async () => ((await client.sandbox('GET', '/outbox')) as { messages: unknown[] }).messages.length;
    const before = await sent();
    const asked = { scene: 'DEVICE', login_ticket: body.login_ticket } as const;
    const times = { resend_after: 60, expire_in: 300 };
    expect(await client.must('smsSendCode', asked)).toMatchObject({ otp_id: body.otp_id, ...times });
    await advance(wallet, 100);
    const later = { resend_after: 0, expire_in: 200 };
    expect(await client.must('smsSendCode', asked)).toMatchObject({ otp_id: body.otp_id, ...later });
    expect(await sent()).toBe(before);
    const other = await client.must('smsSendCode', { ...asked, again: true });
    expect([other.otp_id === body.otp_id, await sent()]).toEqual([false, before + 1]);
    await sql(`UPDATE one_time_codes SET expires_at = sent_at WHERE otp_id = '${other.otp_id}'`);
    await advance(wallet, 60);
    expect((await client.must('smsSendCode', asked)).otp_id).not.toBe(other.otp_id);
  });

  it('is six digits and stands in no table as it is', async () => {
    const { otp, otp_id } = await begun();
    expect(otp).toMatch(/^\d{6}$/);
    const [row] = await sql(`SELECT * FROM one_time_codes WHERE otp_id = '${otp_id}'`);
    expect(JSON.stringify(row)).not.toContain(otp);
  });
});
