import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const [HERE, THERE, THIRD] = ['198.51.100.80', '198.51.100.81', '198.51.100.82'] as const;
const at = (wallet: SampleGateway, source: string, cookies = new Map<string, string>()) =>
  new WalletClient((request) => wallet.gateway.fetch(request, source), undefined, cookies);

/** A code for a number that a visitor says to have. */
const register = async (wallet: SampleGateway, who: WalletClient, mob_no: string) =>
  who.call('smsSendCode', {
    scene: 'REGISTER',
    area_code: '852',
    mob_no,
    again: true,
    ...(await solvedCaptcha(wallet, who)),
  });

/** A code for whoever has forgotten the password, begun anew. */
const forget = async (wallet: SampleGateway, who: WalletClient, login_id: string) => {
  const captcha = await solvedCaptcha(wallet, who);
  const { fp_ticket } = await who.must('forgetPwdStart', { area_code: '852', login_id, ...captcha });
  return who.call('smsSendCode', { scene: 'FORGET', fp_ticket });
};

describe('nobody’s codes can be used up by a stranger', () => {
  let wallet: SampleGateway;
  beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
  afterAll(() => wallet.close());

  it.each([
    ['for a forgotten password', forget, '61234568'],
    ['of somebody who is nobody', forget, '69990007'],
    ['to register', register, '65000123'],
  ])('%s: they are there from elsewhere, in the same minute', async (_what, ask, number) => {
    const stranger = at(wallet, HERE);
    let last = '';
    for (let sent = 0; sent < 100 && last !== 'OTP_SEND_LIMIT'; sent += 1) {
      if (sent > 0) await advance(wallet, 60);
      last = (await ask(wallet, stranger, number)).code;
    }
    expect(last).toBe('OTP_SEND_LIMIT');
    expect((await ask(wallet, at(wallet, THERE), number)).code).toBe('SUCCESS');
    expect((await ask(wallet, at(wallet, THERE), number)).code, 'the minute of that source').toBe('OTP_WAIT');
    expect((await ask(wallet, at(wallet, THIRD), number)).code).toBe('SUCCESS');
  });
});

describe('codes that strangers ask for', () => {
  it('are more for all sources together, and not without end (access.code.perDayOfAll)', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.code.perDayOfAll': 2 });
    const own = at(few, THIRD);
    await own.signIn('61234568');
    for (const source of [HERE, THERE]) expect((await forget(few, at(few, source), '61234568')).code).toBe('SUCCESS');
    const refused = await forget(few, at(few, THIRD), '61234568');
    expect(refused).toMatchObject({ code: 'OTP_SEND_LIMIT', data: { resend_after: 86_400 } });
    await advance(few, 60);
    expect((await forget(few, at(few, THIRD, own.cookies), '61234568')).code, 'on a known device').toBe('SUCCESS');
    await advance(few, 86_400);
    expect((await forget(few, at(few, THIRD), '61234568')).code).toBe('SUCCESS');
    await few.close();
  });

  it('have a budget per source, whatever numbers it names: a source alone uses up nobody’s', async () => {
    const limits = { 'access.source.codesPerMinute': 3, 'access.source.codesPerHour': 4 };
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', limits);
    const own = at(few, HERE);
    await own.signIn('61234568');
    const stranger = at(few, HERE);
    const captcha = await solvedCaptcha(few, stranger);
    const first = { scene: 'REGISTER', area_code: '852', mob_no: '65000201' } as const;
    const { otp_id } = await stranger.must('smsSendCode', { ...first, ...captcha });
    expect((await register(few, stranger, '65000202')).code).toBe('SUCCESS');
    expect((await forget(few, stranger, '61234569')).code).toBe('SUCCESS');
    const wait = (seconds: number) => ({ code: 'OTP_SEND_LIMIT', data: { resend_after: seconds } });
    expect(await register(few, stranger, '65000203')).toMatchObject(wait(60));
    expect(await forget(few, stranger, '61234570')).toMatchObject(wait(60));
    const again = await stranger.must('smsSendCode', { ...first, ...(await solvedCaptcha(few, stranger)) });
    expect(again.otp_id, 'the one that is there still').toBe(otp_id);
    expect((await register(few, at(few, THERE), '65000203')).code, 'elsewhere').toBe('SUCCESS');
    await advance(few, 60);
    expect((await forget(few, at(few, HERE, own.cookies), '61234568')).code, 'on a known device').toBe('SUCCESS');
    expect((await register(few, stranger, '65000204')).code).toBe('SUCCESS');
    expect(await register(few, stranger, '65000205')).toMatchObject(wait(3540));
    await few.close();
  });
});
