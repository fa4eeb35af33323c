import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activationCode } from '../../../gateway/cards/activationCode.ts';
import { cardInHand, codeFor, otherCode } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
let keys = 0;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  client = visitor();
});
afterEach(() =>
  sql(`UPDATE cards SET status = CASE account_id WHEN 'acc-tsui-hkd' THEN 'lockedActivation' ELSE 'unactivated' END
       WHERE account_id IN ('acc-yuen-cny', 'acc-sze-hkd', 'acc-tsui-hkd')`),
);

const YUEN = '6200010000002027';
const SZE = '4000010000002035';
const TSUI = '5100010000002041';
const CHAN = '4000010000000011';
const NOBODY = '4888888888888888';
const visitor = () => new WalletClient((request) => wallet.gateway.fetch(request));
const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const statusOf = async (cardNo: string) =>
  (await sql<{ status: string }>(`SELECT status FROM cards WHERE last4 = '${cardNo.slice(-4)}'`))[0]!.status;
const byInfo = async (cardNo: string, change: object = {}) => {
  const { activation_code: _letter, ...printed } = await cardInHand(client, cardNo);
  return client.call('cardActivateByInfo', { ...printed, ...change });
};
const otherCvc = async (cardNo: string) => ((await cardInHand(client, cardNo)).cvc2 === '000' ? '001' : '000');
const rightCode = (cardNo: string) => activationCode(wallet.gateway.core.services.secrets, cardNo);
const byCode = (cardNo: string, activation_code = rightCode(cardNo)) =>
  client.call('cardActivateByCode', { card_last4: cardNo.slice(-4), activation_code });
const finish = (body: Parameters<typeof client.call<'cardActivateFinish'>>[1]) =>
  client.call('cardActivateFinish', body, `key-${++keys}-00000000`);
const at = (pointer: string, keyword: string) => ({ code: 'PARAM_ERROR', data: { fields: [{ pointer, keyword }] } });
/** A ticket and a code: all that proves the owner. */
const named = async (cardNo: string, mobNo: string) => {
  const { act_ticket } = (await byInfo(cardNo)).data;
  return { act_ticket, ...(await codeFor(client, mobNo, { scene: 'ACTIVATE', act_ticket })) };
};

describe('a card named by what is printed on it: cardActivateByInfo (R-FLOW-11)', () => {
  it('gives a ticket and says what its owner lacks', async () => {
    const { data } = await byInfo(SZE);
    const { act_ticket } = data as { act_ticket: string };
    expect((await client.must('smsSendCode', { scene: 'ACTIVATE', act_ticket })).mob_no_mask).toBe('******82');
    expect(data).toMatchObject({
      card_no_mask: '**** **** **** 2035',
      card_organ: 'Visa',
      currency: 'HKD',
      mob_no_mask: '******82',
      need_pwd: true,
      need_email: true,
      access: 'either',
      need_pay_pwd: true,
      need_birth: false,
    });
    const needs = { need_pwd: false, need_email: false, access: 'none', need_pay_pwd: false };
    expect((await byInfo(YUEN)).data).toMatchObject({ ...needs, need_birth: true });
    client = await wallet.member('yuen');
    expect((await byInfo(YUEN)).data).toMatchObject({
      ...needs,
      need_birth: false,
      mob_no_mask: expect.stringMatching(/^\d{3}\*{4}\d$/),
    });
  });

  it('says only that something is wrong to visitors: LOGIN_DATA_ERROR; what is wrong to members (AMB-64)', async () => {
    expect(await byInfo(YUEN, { card_no: NOBODY })).toEqual({ code: 'LOGIN_DATA_ERROR', data: { left: 4 } });
    expect(await byInfo(YUEN, { expiry_date: '0199' })).toEqual({ code: 'LOGIN_DATA_ERROR', data: { left: 4 } });
    expect((await byInfo(YUEN)).code).toBe('SUCCESS');
    client = await wallet.member('yuen');
    expect(await byInfo(YUEN, { expiry_date: '0199' })).toEqual({ code: 'EXPIRY_ERROR', data: { left: 4 } });
    expect(await byInfo(YUEN, { cvc2: await otherCvc(YUEN) })).toEqual({ code: 'CVC_ERROR', data: { left: 3 } });
    expect((await byInfo(YUEN)).code).toBe('SUCCESS');
    client = await wallet.member('chan');
    // To a member a foreign card is an unknown one.
    expect(await byInfo(YUEN)).toEqual({ code: 'CARD_NO_ERROR', data: { left: 4 } });
    expect(await byInfo(YUEN, { card_no: '4777777777777777' })).toEqual({ code: 'CARD_NO_ERROR', data: { left: 4 } });
  });

  it('says it to anybody where a deployment wants it so (AMB-64)', async () => {
    const own = wallet;
    wallet = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.cardLogin.precise': true });
    client = visitor();
    expect(await byInfo(YUEN, { card_no: NOBODY })).toEqual({ code: 'CARD_NO_ERROR', data: { left: 4 } });
    expect(await byInfo(YUEN, { cvc2: await otherCvc(YUEN) })).toEqual({ code: 'CVC_ERROR', data: { left: 4 } });
    await wallet.close();
    wallet = own;
  });

  it('is refused for a card that needs none: CARD_STATUS; for a stopped account: ACCOUNT_STATUS', async () => {
    expect(await byInfo(CHAN)).toEqual({ code: 'CARD_STATUS', data: { status: 'active' } });
    await sql("UPDATE accounts SET status = 'stopped' WHERE account_id = 'acc-yuen-cny'");
    expect((await byInfo(YUEN)).code).toBe('ACCOUNT_STATUS');
    await sql("UPDATE accounts SET status = 'normal' WHERE account_id = 'acc-yuen-cny'");
  });

  it('is refused where no code can be sent: ACT_NO_MOBILE', async () => {
    await sql("UPDATE members SET mob_no = '' WHERE member_id = 'sze'");
    expect((await byInfo(SZE)).code).toBe('ACT_NO_MOBILE');
    await sql("UPDATE members SET mob_no = '61234682' WHERE member_id = 'sze'");
  });
});

describe.each([
  ['a card', SZE, SZE],
  ['a card nobody has', SZE, NOBODY],
])('five wrong details of %s (R-STATE-31, card.activation.tries)', (_what, base, card_no) => {
  it('end in ACT_LOCKED, for the right ones too, until support unlocks it', async () => {
    await sql("UPDATE guesses SET failures = 0 WHERE kind = 'activation'");
    const wrong = { card_no, cvc2: await otherCvc(base) };
    for (let left = 4; left > 0; left--) expect((await byInfo(base, wrong)).data).toEqual({ left });
    expect(await statusOf(SZE)).toBe('unactivated');
    expect(await byInfo(base, wrong)).toEqual({ code: 'ACT_LOCKED', data: {} });
    await advance(wallet, 30 * 86_400);
    expect((await byInfo(base, { card_no })).code).toBe('ACT_LOCKED');
    expect(await statusOf(SZE)).toBe(base === card_no ? 'lockedActivation' : 'unactivated');
    if (base !== card_no) return;
    await client.sandbox('POST', '/unlockActivation', { card_no });
    expect((await byInfo(base)).code).toBe('SUCCESS');
  });
});

describe('a card named by four digits and a code: cardActivateByCode (R-FLOW-12)', () => {
  it('gives a ticket, to visitor and member; capitals do not matter', async () => {
    expect((await byCode(YUEN)).data).toMatchObject({ card_no_mask: '**** **** **** 2027', need_birth: true });
    client = await wallet.member('yuen');
    expect((await byCode(YUEN, rightCode(YUEN).toLowerCase())).data).toMatchObject({ need_birth: false });
  });

  it('refuses a wrong code and a foreign card alike: ACT_CODE_ERROR', async () => {
    client = await wallet.member('chan');
    expect(await byCode(YUEN)).toEqual({ code: 'ACT_CODE_ERROR', data: { left: 4 } });
    expect(await byCode('4000010000009999', 'ABCDEF2345')).toEqual({ code: 'ACT_CODE_ERROR', data: { left: 4 } });
  });

  it('refuses a card that needs none, a stopped account and one without a number', async () => {
    expect(await byCode(CHAN)).toEqual({ code: 'CARD_STATUS', data: { status: 'active' } });
    await sql("UPDATE members SET status = 'stopped', mob_no = '' WHERE member_id = 'sze'");
    expect((await byCode(SZE)).code).toBe('ACCOUNT_STATUS');
    await sql("UPDATE members SET status = 'normal' WHERE member_id = 'sze'");
    expect((await byCode(SZE)).code).toBe('ACT_NO_MOBILE');
    await sql("UPDATE members SET mob_no = '61234682' WHERE member_id = 'sze'");
  });

  it('locks a member’s card at the fifth wrong code: ACT_LOCKED (R-STATE-31, card.activation.tries)', async () => {
    client = await wallet.member('yuen');
    for (let left = 4; left > 0; left--)
      expect(await byCode(YUEN, 'WRONG23456')).toEqual({ code: 'ACT_CODE_ERROR', data: { left } });
    expect(await statusOf(YUEN)).toBe('unactivated');
    expect((await byCode(YUEN, 'WRONG23456')).code).toBe('ACT_LOCKED');
    expect(await statusOf(YUEN)).toBe('lockedActivation');
    expect((await byCode(YUEN)).code).toBe('ACT_LOCKED');
    expect((await byInfo(YUEN)).code).toBe('ACT_LOCKED');
    await client.sandbox('POST', '/unlockActivation', { card_no: YUEN });
    expect((await byCode(YUEN)).code).toBe('SUCCESS');
  });

  it('locks no card for a visitor, who has to wait for a day (card.activation.visitorLock)', async () => {
    for (let guess = 0; guess < 5; guess++) await byCode(YUEN, 'WRONG23456');
    expect((await byCode(YUEN)).code).toBe('ACT_LOCKED');
    expect(await statusOf(YUEN)).toBe('unactivated');
    await advance(wallet, 86_399);
    expect((await byCode(YUEN)).code).toBe('ACT_LOCKED');
    await advance(wallet, 1);
    expect((await byCode(YUEN)).code).toBe('SUCCESS');
  });

  it('says that a locked card is locked, by whichever way it is named', async () => {
    expect((await byCode(TSUI)).code).toBe('ACT_LOCKED');
    expect((await byInfo(TSUI)).code).toBe('ACT_LOCKED');
    client = await wallet.member('tsui');
    expect((await byCode(TSUI, 'WRONG23456')).code).toBe('ACT_LOCKED');
  });
});

describe('the end of an activation: cardActivateFinish', () => {
  const everything = { login_pwd: 'Fresh1234', pay_pwd: '246802' };

  it('wants what is missing and nothing else; HAS_PASSWORD (R-FLOW-13, R-FLOW-14, R-ERR-27)', async () => {
    const body = await named(SZE, '61234682');
    expect(await finish(body)).toEqual(at('/login_pwd', 'required'));
    expect(await finish({ ...body, login_pwd: 'Fresh1234' })).toEqual(at('/pay_pwd', 'required'));
    await sql("UPDATE members SET password_hash = 'set elsewhere', email = 'a@example.com' WHERE member_id = 'sze'");
    expect((await finish({ ...body, ...everything })).code).toBe('HAS_PASSWORD');
    expect(await finish({ ...body, email: 'f@example.com' })).toEqual(at('/email', 'unevaluatedProperties'));
    await sql("UPDATE members SET pay_password_hash = 'set elsewhere' WHERE member_id = 'sze'");
    expect(await finish({ ...body, pay_pwd: '246802' })).toEqual(at('/pay_pwd', 'unevaluatedProperties'));
    await sql("UPDATE members SET password_hash = NULL, pay_password_hash = NULL, email = '' WHERE member_id = 'sze'");
    expect((await finish({ ...body, email: 'CHAN@example.com', pay_pwd: '246802' })).code).toBe('EMAIL_USED');
    const unproven = { ...body, email: 'CHAN@example.com', pay_pwd: '246802', otp_id: 'o00000000000' };
    expect((await finish(unproven)).code, 'without a code').toBe('OTP_NOT_OBTAINED');
    expect(await statusOf(SZE)).toBe('unactivated');
  });

  it('refuses a payment password that is easy to guess, and counts it for the member: PAY_PWD_WEAK, OTP_LOST', async () => {
    const body = { ...(await named(SZE, '61234682')), login_pwd: 'Fresh1234' };
    expect(await finish({ ...body, pay_pwd: '121212' })).toEqual(at('/pay_pwd', 'not'));
    for (let tries = 0; tries < 3; tries++)
      expect((await finish({ ...body, pay_pwd: '234682' })).code).toBe('PAY_PWD_WEAK');
    expect((await finish({ ...body, pay_pwd: '246802' })).code).toBe('OTP_LOST');
    await advance(wallet, 60);
    const again = { ...(await named(SZE, '61234682')), login_pwd: 'Fresh1234' };
    expect((await finish({ ...again, pay_pwd: '234682' })).code, 'the fourth of a day').toBe('PAY_PWD_WEAK');
    expect((await finish({ ...again, pay_pwd: '246802' })).code).toBe('OTP_LOST');
    expect(await statusOf(SZE)).toBe('unactivated');
  });

  it('refuses a login password that is easy to guess: LOGIN_PWD_WEAK, OTP_LOST', async () => {
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    await advance(wallet, 60);
    const body = { ...(await named(SZE, '61234682')), pay_pwd: '246802' };
    const set = async (login_pwd: string) => (await finish({ ...body, login_pwd })).code;
    for (let tries = 0; tries < 4; tries++) expect(await set('Qwerty123')).toBe('LOGIN_PWD_WEAK');
    for (let tries = 0; tries < 3; tries++) expect(await set('Lamp61234682')).toBe('LOGIN_PWD_WEAK');
    expect(await set('Lantern24')).toBe('OTP_LOST');
    expect(await statusOf(SZE)).toBe('unactivated');
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    await advance(wallet, 60);
  });

  it('wants the code of this ticket: OTP_NOT_OBTAINED, OTP_LOST, OTP_WRONG, OTP_LIMIT', async () => {
    client = await wallet.member('yuen');
    const body = await named(YUEN, '61234681');
    expect((await finish({ ...body, otp_id: 'o00000000000' })).code).toBe('OTP_NOT_OBTAINED');
    const wrong = { ...body, otp: otherCode(body.otp) };
    for (let left = 4; left > 0; left--) expect(await finish(wrong)).toEqual({ code: 'OTP_WRONG', data: { left } });
    expect((await finish(wrong)).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await named(YUEN, '61234681');
    await sql(`UPDATE one_time_codes SET expires_at = sent_at WHERE otp_id = '${late.otp_id}'`);
    expect((await finish(late)).code).toBe('OTP_LOST');
    expect(await statusOf(YUEN)).toBe('unactivated');
  });

  it('wants a visitor’s month and day of birth: BIRTH_ERROR, BIRTH_TOO_MANY ends the code (R-ERR-19, AMB-27)', async () => {
    const body = await named(YUEN, '61234681');
    expect(await finish(body)).toEqual(at('/birth_md', 'required'));
    for (let left = 2; left > 0; left--)
      expect(await finish({ ...body, birth_md: '0101' })).toEqual({ code: 'BIRTH_ERROR', data: { left } });
    expect((await finish({ ...body, birth_md: '0101' })).code).toBe('BIRTH_TOO_MANY');
    expect((await finish({ ...body, birth_md: '0721' })).code).toBe('OTP_LOST');
    await advance(wallet, 60);
    expect((await finish({ ...(await named(YUEN, '61234681')), birth_md: '0721' })).code).toBe('SUCCESS');
  });

  it('closes for a day after five wrong dates, with however many codes', async () => {
    const wrong = async (times: number) => {
      await advance(wallet, 60);
      const body = { ...(await named(YUEN, '61234681')), birth_md: '0101' };
      for (let nth = 1; nth < times; nth += 1) await finish(body);
      return finish(body);
    };
    expect((await wrong(3)).code).toBe('BIRTH_TOO_MANY');
    expect(await wrong(1)).toEqual({ code: 'BIRTH_ERROR', data: { left: 1 } });
    expect((await wrong(1)).code).toBe('BIRTH_TOO_MANY');
    await advance(wallet, 60);
    expect((await finish({ ...(await named(YUEN, '61234681')), birth_md: '0721' })).code).toBe('BIRTH_TOO_MANY');
    await advance(wallet, 86_400);
    expect((await finish({ ...(await named(YUEN, '61234681')), birth_md: '0721' })).code).toBe('SUCCESS');
  });

  it('is for the one who named the card, for 15 minutes, once: TICKET_EXPIRED (card.activation.ticketLife)', async () => {
    client = await wallet.member('yuen');
    const body = await named(YUEN, '61234681');
    const own = client;
    client = visitor();
    expect((await finish(body)).code).toBe('TICKET_EXPIRED');
    const ask = { scene: 'ACTIVATE', act_ticket: body.act_ticket } as const;
    expect((await client.call('smsSendCode', ask)).code).toBe('TICKET_EXPIRED');
    client = own;
    await advance(wallet, 899);
    const again = await codeFor(client, '61234681', ask);
    await advance(wallet, 1);
    expect((await finish({ ...body, ...again })).code).toBe('TICKET_EXPIRED');
    await advance(wallet, -1);
    expect((await finish({ ...body, ...again })).code).toBe('SUCCESS');
    expect((await finish({ ...body, ...again })).code).toBe('TICKET_EXPIRED');
  });

  it('does not activate what was locked meanwhile: CARD_STATUS', async () => {
    client = await wallet.member('yuen');
    const body = await named(YUEN, '61234681');
    await sql(`UPDATE cards SET status = 'lockedActivation' WHERE last4 = '${YUEN.slice(-4)}'`);
    expect(await finish(body)).toEqual({ code: 'CARD_STATUS', data: { status: 'lockedActivation' } });
  });

  it('makes the card active once, tells the owner, and lets the owner sign in by what was set (R-STATE-23)', async () => {
    const body = { ...(await named(SZE, '61234682')), ...everything };
    const outbox = async () =>
      ((await client.sandbox('GET', '/outbox')) as { messages: { id: number; recipient: string; body: string }[] })
        .messages;
    const [before] = await outbox();
    const key = 'activate-once-0001';
    const done = await client.must('cardActivateFinish', body, key);
    expect(done).toMatchObject({ status: 'active', card_no_mask: '**** **** **** 2035', currency: 'HKD' });
    expect(await client.must('cardActivateFinish', body, key)).toEqual(done);
    const told = (await outbox()).filter(({ id, recipient }) => id > before!.id && recipient.endsWith('61234682'));
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringMatching(/ 2035 was activated on \d+ \w+ 2025 \d\d:\d\d/),
    ]);
    await advance(wallet, 60);
    const login = { area_code: '852', login_id: '61234682', login_pwd: 'Fresh1234' };
    const login_ticket = (await client.must('loginByPwd', login)).login_ticket!;
    const code = await codeFor(client, '61234682', { scene: 'DEVICE', login_ticket });
    client.session = (await client.must('loginVerifyDevice', { login_ticket, ...code })).token;
    expect((await client.must('userInfoQuery', {})).account_list).toMatchObject([{ status: 'active' }]);
    expect((await client.must('authPayPwd', { operation: 'transferToGc', pay_pwd: '246802' })).ticket).toBeDefined();
  });
});
