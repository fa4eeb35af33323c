import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardInHand, codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
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

const CHAN = '4000010000000011';
const BEARER = '4000010000000136';
const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const enter = async (cardNo: string, change: object = {}) => {
  const card = { ...(await cardInHand(client, cardNo)), ...change };
  return client.call('loginByCvc', { ...card, ...(await solvedCaptcha(wallet, client)) });
};
const otherCvc = async (cardNo: string) => ((await cardInHand(client, cardNo)).cvc2 === '000' ? '001' : '000');

describe('sign-in by card details: loginByCvc (R-FLOW-01)', () => {
  it('asks for a code on a new device, none on a known one (R-FLOW-04)', async () => {
    const { data } = await enter(CHAN);
    expect(data).toMatchObject({ next: 'NEED_DEVICE_CODE', mob_no_mask: '******67' });
    const login_ticket = data.login_ticket!;
    expect((await client.must('smsSendCode', { scene: 'DEVICE', login_ticket })).mob_no_mask).toBe('******67');
    const code = await codeFor(client, '61234567', { scene: 'DEVICE', login_ticket });
    await client.must('loginVerifyDevice', { login_ticket, ...code });
    expect((await enter(CHAN)).data).toMatchObject({ next: 'TOKEN', token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('lets a member with several cards choose (R-FLOW-03)', async () => {
    const { data } = await enter('4000010000000029');
    expect(data).toMatchObject({ next: 'NEED_CHOOSE', card_list: { length: 3 } });
    const chosen = { login_ticket: data.login_ticket!, account_id: 'acc-wong-usd' };
    expect((await client.must('loginChooseCard', chosen)).next).toBe('NEED_DEVICE_CODE');
  });

  it('lets a member with a locked card in (R-STATE-35)', async () => {
    expect((await enter('5100010000000098')).code).toBe('SUCCESS');
  });

  it.each([
    ['a gift card', '4000090000000117', 'ACC_TYPE_UNSUPPORTED'],
    ['a cancelled account', '4000010000000128', 'ACCOUNT_CANCELLED'],
  ])('refuses %s with %s', async (_what, cardNo, code) => {
    expect((await enter(cardNo)).code).toBe(code);
  });

  it('wants a captcha every time: CAPTCHA_WRONG, which counts for no card', async () => {
    const captcha = { ...(await solvedCaptcha(wallet, client)), captcha: 'XXXX' };
    const wrong = { ...(await cardInHand(client, CHAN)), cvc2: await otherCvc(CHAN), ...captcha };
    expect((await client.call('loginByCvc', wrong)).code).toBe('CAPTCHA_WRONG');
    expect(await enter(CHAN, { cvc2: wrong.cvc2 })).toEqual({ code: 'LOGIN_DATA_ERROR', data: { left: 4 } });
    await enter(CHAN);
  });

  it('says only that something is wrong, of a card that is there and of none: LOGIN_DATA_ERROR (AMB-64, R-ERR-21)', async () => {
    const wrong = { code: 'LOGIN_DATA_ERROR', data: { left: 4 } };
    const OTHER = '4000010000000052';
    expect(await enter(CHAN, { card_no: '4999999999999999' })).toEqual(wrong);
    expect(await enter(CHAN, { expiry_date: '0199' })).toEqual(wrong);
    expect(await enter(OTHER, { cvc2: await otherCvc(OTHER) })).toEqual(wrong);
    expect((await enter(CHAN)).code).toBe('SUCCESS');
  });

  it('tells the owner on a known device which it is: EXPIRY_ERROR, CVC_ERROR (R-ERR-23, R-ERR-24)', async () => {
    await client.signIn('61234567');
    expect(await enter(CHAN, { expiry_date: '0199' })).toEqual({ code: 'EXPIRY_ERROR', data: { left: 4 } });
    expect(await enter(CHAN, { cvc2: await otherCvc(CHAN) })).toEqual({ code: 'CVC_ERROR', data: { left: 3 } });
    expect((await enter(CHAN)).code).toBe('SUCCESS');
  });
});

it('tells anybody where a deployment wants it so: CARD_NO_ERROR, EXPIRY_ERROR, CVC_ERROR (R-ERR-22 to R-ERR-24)', async () => {
  const own = wallet;
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.cardLogin.precise': true });
  client = new WalletClient((request) => wallet.gateway.fetch(request));
  expect(await enter(CHAN, { card_no: '4999999999999999' })).toEqual({ code: 'CARD_NO_ERROR', data: { left: 4 } });
  expect(await enter(CHAN, { expiry_date: '0199' })).toEqual({ code: 'EXPIRY_ERROR', data: { left: 4 } });
  expect(await enter(CHAN, { cvc2: await otherCvc(CHAN) })).toEqual({ code: 'CVC_ERROR', data: { left: 3 } });
  await wallet.close();
  wallet = own;
});

describe.each([
  ['a member’s card', '4000010000000060', '4000010000000060'],
  ['a card nobody has', CHAN, '4888888888888888'],
])('five wrong details of %s (R-VAL-48, R-VAL-49, AMB-05)', (_what, base, card_no) => {
  it('lock it: LOGIN_LOCKED, for the right ones too, until support unlocks it', async () => {
    const wrong = { card_no, cvc2: await otherCvc(base) };
    for (let left = 4; left > 0; left--) expect((await enter(base, wrong)).data).toEqual({ left });
    expect(await enter(base, wrong)).toEqual({ code: 'LOGIN_LOCKED', data: {} });
    await advance(wallet, 30 * 86_400);
    expect((await enter(base, { card_no })).code).toBe('LOGIN_LOCKED');
    if (base !== card_no) return;
    const password = { area_code: '852', login_id: '61234570', login_pwd: 'Sample1234' };
    expect((await client.call('loginByPwd', password)).code).toBe('SUCCESS');
    await client.sandbox('POST', '/unlockCard', { card_no });
    expect((await enter(base)).code).toBe('SUCCESS');
  });
});

it('judges five of many guesses at once', async () => {
  const cvc2 = await otherCvc('4000010000000086');
  const codes = await Promise.all(Array.from({ length: 12 }, () => enter('4000010000000086', { cvc2 })));
  expect(codes.filter(({ code }) => code === 'LOGIN_DATA_ERROR')).toHaveLength(4);
  expect(codes.filter(({ code }) => code === 'LOGIN_LOCKED')).toHaveLength(8);
});

describe('what an account lacks: loginAddInformation (AMB-37)', () => {
  const begun = async (cardNo: string) => {
    const { data } = await enter(cardNo);
    expect(data.next).toBe('NEED_INFO');
    return { login_ticket: data.login_ticket!, need: data.need_info };
  };
  const everything = (mob_no: string) => ({
    area_code: '852',
    mob_no,
    email: `${mob_no}@example.com`,
    login_pwd: 'Fresh1234',
    pay_pwd: '246802',
  });
  const bearer = async (mob_no = '61239001') => {
    const { login_ticket } = await begun(BEARER);
    const number = { area_code: '852', mob_no };
    const code = await codeFor(client, mob_no, { scene: 'ADDINFO', login_ticket, ...number });
    return { login_ticket, ...code, ...everything(mob_no) };
  };

  it('asks for what is missing and for nothing else', async () => {
    const all = { mobile: true, email: true, password: true, pay_password: true };
    expect((await begun(BEARER)).need).toEqual(all);
    const { login_ticket, need } = await begun('4000010000000102');
    expect(need).toEqual({ mobile: false, email: false, password: true, pay_password: false });
    const code = await codeFor(client, '61234573', { scene: 'ADDINFO', login_ticket });
    const add = (body: object) => client.call('loginAddInformation', { login_ticket, ...code, ...body });
    const at = (pointer: string, keyword: string) => ({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer, keyword }] },
    });
    expect(await add({})).toEqual(at('/login_pwd', 'required'));
    expect(await add({ login_pwd: 'Fresh1234', pay_pwd: '246802' })).toEqual(at('/pay_pwd', 'unevaluatedProperties'));
    await sql("UPDATE members SET password_hash = 'set elsewhere' WHERE member_id = 'cheung'");
    expect((await add({ login_pwd: 'Fresh1234' })).code).toBe('HAS_PASSWORD');
    await sql("UPDATE members SET password_hash = NULL WHERE member_id = 'cheung'");
    expect((await add({ login_pwd: 'Fresh1234' })).code).toBe('SUCCESS');
  });

  it('refuses a payment password that is easy to guess, and counts it for the member: PAY_PWD_WEAK, OTP_LOST', async () => {
    const body = await bearer();
    const add = (pay_pwd: string) => client.call('loginAddInformation', { ...body, pay_pwd });
    expect((await add('123456')).code).toBe('PARAM_ERROR');
    for (let tries = 0; tries < 3; tries++) expect((await add('239001')).code).toBe('PAY_PWD_WEAK');
    expect((await add('246802')).code).toBe('OTP_LOST');
    await advance(wallet, 60);
    const again = await bearer();
    const addAgain = (pay_pwd: string) => client.call('loginAddInformation', { ...again, pay_pwd });
    expect((await addAgain('239001')).code, 'the fourth of a day').toBe('PAY_PWD_WEAK');
    expect((await addAgain('246802')).code).toBe('OTP_LOST');
  });

  it('refuses a login password that is easy to guess, also by the address given here: LOGIN_PWD_WEAK, OTP_LOST', async () => {
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    const body = { ...(await bearer()), email: 'harbour.view@example.com' };
    const add = async (login_pwd: string) => (await client.call('loginAddInformation', { ...body, login_pwd })).code;
    for (let tries = 0; tries < 4; tries++) expect(await add('Qwerty123')).toBe('LOGIN_PWD_WEAK');
    for (let tries = 0; tries < 3; tries++) expect(await add('Harbour24')).toBe('LOGIN_PWD_WEAK');
    expect(await add('Lantern24')).toBe('OTP_LOST');
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    await advance(wallet, 60);
  });

  it('refuses a number that is taken or not to be used this year, and an address that is taken', async () => {
    const add = async (change: object) => {
      await advance(wallet, 60);
      return client.call('loginAddInformation', { ...(await bearer()), ...change });
    };
    expect((await add({ mob_no: '61234567' })).code, 'without the phone in hand').toBe('OTP_NOT_OBTAINED');
    await advance(wallet, 60);
    expect((await client.call('loginAddInformation', await bearer('61234567'))).code).toBe('MOB_EXISTS');
    expect((await add({ email: 'CHAN@example.com' })).code).toBe('EMAIL_USED');
    const unproven = { email: 'CHAN@example.com', otp_id: 'o00000000000' };
    expect((await add(unproven)).code, 'without a code').toBe('OTP_NOT_OBTAINED');
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61239001', 'closure', '2025-01-01T00:00:00+08:00')");
    expect(await add({})).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
    await sql("UPDATE blocked_mobiles SET blocked_at = '2024-12-31T23:59:59+08:00'");
    expect((await add({ otp_id: 'o00000000000' })).code).toBe('OTP_NOT_OBTAINED');
  });

  it('wants the code of this very number: OTP_NOT_OBTAINED, OTP_LOST, OTP_WRONG, OTP_LIMIT', async () => {
    await advance(wallet, 60);
    const body = await bearer();
    const add = (change: object = {}) => client.call('loginAddInformation', { ...body, ...change });
    expect((await add({ mob_no: '61239002' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--) {
      expect(await add({ otp: otherCode(body.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await add({ otp: otherCode(body.otp) })).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await bearer();
    await sql(`UPDATE one_time_codes SET expires_at = sent_at WHERE otp_id = '${late.otp_id}'`);
    expect((await client.call('loginAddInformation', late)).code).toBe('OTP_LOST');
  });

  it('may take fifteen minutes and not a second more: TICKET_EXPIRED (F-ADDINFO)', async () => {
    await advance(wallet, 60);
    const { login_ticket } = await begun(BEARER);
    const send = () => {
      const number = { area_code: '852', mob_no: '61239003' };
      return client.call('smsSendCode', { scene: 'ADDINFO', login_ticket, ...number });
    };
    await advance(wallet, 899);
    expect((await send()).code).toBe('SUCCESS');
    await advance(wallet, 1);
    expect((await send()).code).toBe('TICKET_EXPIRED');
  });

  it('signs in on a device that is known from then on; the ticket is spent: TICKET_EXPIRED', async () => {
    await advance(wallet, 60);
    const body = await bearer();
    const { token } = await client.must('loginAddInformation', body);
    client.session = token;
    expect(await client.must('userInfoQuery', {})).toMatchObject({ mob_no_mask: '612****1', realname_status: '0' });
    expect((await client.call('loginAddInformation', body)).code).toBe('TICKET_EXPIRED');
    const login = { area_code: '852', login_id: '61239001', login_pwd: 'Fresh1234' };
    expect((await client.must('loginByPwd', login)).next).toBe('TOKEN');
  });
});
