import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
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

const sql = <Row>(text: string) => wallet.database.transaction((tx) => tx.query<Row>(text));
const number = (mob_no: string) => ({ area_code: '852', mob_no });
const asked = async (mob_no: string) => {
  const captcha = await solvedCaptcha(wallet, client);
  return codeFor(client, mob_no, { scene: 'REGISTER', ...number(mob_no), ...captcha });
};
const check = async (mob_no: string) =>
  client.call('registerCheckMobile', { ...number(mob_no), ...(await asked(mob_no)) });
const ticketFor = async (mob_no: string) => (await check(mob_no)).data.reg_ticket;
const person = (reg_ticket: string, change: object = {}) => ({
  reg_ticket,
  email: 'new.member@example.com',
  user_name: 'Au Yeung Sum',
  login_pwd: 'Fresh1234',
  pay_pwd: '246802',
  currency: 'HKD' as const,
  card_organ: 'Visa' as const,
  agree: true as const,
  ...change,
});
let keys = 0;
const submit = (reg_ticket: string, change: object = {}) =>
  client.call('registerSubmit', person(reg_ticket, change), `register-${++keys}`);

describe('the code for a new number: smsSendCode', () => {
  it('wants a captcha: CAPTCHA_WRONG', async () => {
    const { captcha_key } = await solvedCaptcha(wallet, client);
    const ask = { scene: 'REGISTER' as const, ...number('61238000'), captcha_key, captcha: 'XXXX' };
    expect((await client.call('smsSendCode', ask)).code).toBe('CAPTCHA_WRONG');
  });

  it.each([
    ['852', '6123800', '/mob_no'],
    ['86', '61238000', '/mob_no'],
    ['999', '61238000', '/area_code'],
  ])('refuses +%s %s (AMB-25)', async (area_code, mob_no, pointer) => {
    const ask = { scene: 'REGISTER' as const, area_code, mob_no, ...(await solvedCaptcha(wallet, client)) };
    const refused = await client.call('smsSendCode', ask);
    expect(refused).toMatchObject({ code: 'PARAM_ERROR', data: { fields: [{ pointer }] } });
  });
});

describe('registerCheckMobile', () => {
  it('wants the code of this number: OTP_NOT_OBTAINED, OTP_LOST, OTP_WRONG, OTP_LIMIT', async () => {
    const code = await asked('61238001');
    const enter = (change: object) => client.call('registerCheckMobile', { ...number('61238001'), ...code, ...change });
    expect((await enter({ mob_no: '61238002' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--) {
      expect(await enter({ otp: otherCode(code.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await enter({ otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await asked('61238001');
    await advance(wallet, 300);
    expect((await enter(late)).code).toBe('OTP_LOST');
  });

  it('refuses the number of a member: MOB_EXISTS', async () => {
    expect((await check('61234567')).code).toBe('MOB_EXISTS');
  });

  it('refuses a number blocked this calendar year, until 1 January: MOB_USED_THIS_YEAR (R-CONST-38, R-CONST-40)', async () => {
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61238003', 'closure', '2025-01-01T00:00:00+08:00')");
    const refused = { code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } };
    expect(await check('61238003')).toEqual(refused);
    const before = await advance(wallet, 0);
    await wallet.setNow('2025-12-31T23:59:59.999+08:00');
    expect(await check('61238003')).toEqual(refused);
    await wallet.setNow('2026-01-01T00:01:00.000+08:00');
    expect((await check('61238003')).code).toBe('SUCCESS');
    await wallet.setNow(before);
  });
});

describe('registerCheckAccount', () => {
  const ask = (reg_ticket: string, change: object = {}) => {
    const { email, user_name, login_pwd } = person(reg_ticket);
    return client.call('registerCheckAccount', { reg_ticket, email, user_name, login_pwd, ...change });
  };

  it('says of a password and an address what the registration would say, and keeps the ticket: LOGIN_PWD_WEAK, EMAIL_USED', async () => {
    const ticket = await ticketFor('61238093');
    expect((await ask(ticket, { login_pwd: 'PassWord1' })).code).toBe('LOGIN_PWD_WEAK');
    expect((await ask(ticket, { login_pwd: '7Yeung-Tower' })).code).toBe('LOGIN_PWD_WEAK');
    expect((await ask(ticket, { email: 'Chan@example.com' })).code).toBe('EMAIL_USED');
    expect((await ask(ticket, { email: 'early@example.com' })).code).toBe('SUCCESS');
    expect((await submit(ticket, { email: 'early@example.com' })).code).toBe('SUCCESS');
    expect((await ask(ticket, { email: 'late@example.com' })).code).toBe('TICKET_EXPIRED');
  });

  it('tells of few addresses that they are taken, counted with those that the registration tells of: FUNC_DISABLED', async () => {
    const ticket = await ticketFor('61238094');
    const taken = { asked: ['chan', 'wong', 'lee'], submitted: ['ho', 'zhang'] };
    for (const name of taken.asked)
      expect((await ask(ticket, { email: `${name}@example.com` })).code).toBe('EMAIL_USED');
    for (const name of taken.submitted)
      expect((await submit(ticket, { email: `${name}@example.com` })).code).toBe('EMAIL_USED');
    expect((await ask(ticket, { email: 'nobody@example.com' })).code).toBe('FUNC_DISABLED');
  });
});

describe('registerSubmit (AMB-04)', () => {
  it('refuses a payment password that is easy to guess, and keeps the ticket: PAY_PWD_WEAK', async () => {
    const ticket = await ticketFor('61238090');
    expect((await submit(ticket, { pay_pwd: '654321' })).code).toBe('PARAM_ERROR');
    expect((await submit(ticket, { pay_pwd: '238090' })).code).toBe('PAY_PWD_WEAK');
    expect((await submit(ticket, { email: 'weak@example.com' })).code).toBe('SUCCESS');
  });

  it.each([
    ['is a common one', 'PassWord1', {}],
    ['holds the brand', 'A1-Sample-Wallet', {}],
    ['holds the name', '7Yeung-Tower', {}],
    ['holds the address', 'Harbour2.light', { email: 'harbour.view@example.com' }],
    ['holds part of the number', 'Lamp6123809X', {}],
  ])('refuses a login password that %s, and keeps the ticket: LOGIN_PWD_WEAK', async (what, login_pwd, change) => {
    const ticket = await ticketFor('61238091');
    expect((await submit(ticket, { login_pwd, ...change })).code).toBe('LOGIN_PWD_WEAK');
    expect((await submit(ticket, { pay_pwd: '238091', ...change })).code, what).toBe('PAY_PWD_WEAK');
  });

  it('makes a T1 member with a virtual card, who can sign in; T2 is closed; the name is as it was typed (R-STATE-06, R-STATE-07, R-ROLE-10, AMB-35)', async () => {
    const { code, data } = await submit(await ticketFor('61238010'));
    expect({ code, data }).toEqual({
      code: 'SUCCESS',
      data: { user_name: 'Au Yeung Sum', account_no_mask: expect.stringMatching(/^\*{6}\d{4}$/) },
    });
    const login = { ...{ area_code: '852', login_id: '61238010' }, login_pwd: 'Fresh1234' };
    const { login_ticket } = await client.must('loginByPwd', login);
    await advance(wallet, 60);
    const device = await codeFor(client, '61238010', { scene: 'DEVICE', login_ticket: login_ticket! });
    client.session = (await client.must('loginVerifyDevice', { login_ticket: login_ticket!, ...device })).token;
    const info = await client.must('userInfoQuery', {});
    expect(info).toMatchObject({ realname_status: '0', review_state: 'unauthenticated', region: 'HK' });
    expect(info.user_name, 'unverified').toBe('Au Yeung Sum');
    await expect(
      sql("UPDATE members SET realname_status = '1' WHERE mob_no = '61238010'"),
      'no way into T2 for who registered after 31 August 2021',
    ).rejects.toThrow('check constraint');
    expect(info.account_list).toEqual([
      expect.objectContaining({ currency: 'HKD', card_organ: 'Visa', status: 'active' }),
    ]);
  });

  it('takes a ticket once, and for half an hour: TICKET_EXPIRED', async () => {
    const late = await ticketFor('61238011');
    await advance(wallet, 1800);
    expect((await submit(late)).code).toBe('TICKET_EXPIRED');
    const ticket = await ticketFor('61238011');
    await advance(wallet, 1799);
    expect((await submit(ticket, { email: 'in.time@example.com' })).code).toBe('SUCCESS');
    expect((await submit(ticket, { email: 'again@example.com' })).code).toBe('TICKET_EXPIRED');
  });

  it('takes a ticket once of two at the same moment, whose passwords are hashed between judgements', async () => {
    const ticket = await ticketFor('61238013');
    const both = await Promise.all(['one', 'other'].map((name) => submit(ticket, { email: `${name}@example.com` })));
    expect(both.map(({ code }) => code).toSorted()).toEqual(['SUCCESS', 'TICKET_EXPIRED']);
  });

  it('tells of few addresses that they are taken: FUNC_DISABLED', async () => {
    const ticket = await ticketFor('61238092');
    for (let told = 0; told < 6; told += 1)
      expect((await submit(ticket, { email: told % 2 ? 'chan@example.com' : 'CHAN@example.com' })).code).toBe(
        'EMAIL_USED',
      );
    for (const name of ['wong', 'lee', 'ho', 'zhang'])
      expect((await submit(ticket, { email: `${name}@example.com` })).code, name).toBe('EMAIL_USED');
    expect((await submit(ticket, { email: 'wong@example.com' })).code).toBe('FUNC_DISABLED');
    expect((await submit(ticket, { email: 'nobody@example.com' })).code).toBe('FUNC_DISABLED');
  });

  it('refuses what was taken meanwhile: MOB_EXISTS, MOB_USED_THIS_YEAR, EMAIL_USED; a refusal spends no ticket', async () => {
    const ticket = await ticketFor('61238012');
    expect((await submit(ticket, { email: 'Chan@Example.com' })).code).toBe('EMAIL_USED');
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61238012', 'cardCancel', '2025-03-01T00:00:00+08:00')");
    expect((await submit(ticket)).code).toBe('MOB_USED_THIS_YEAR');
    await sql("DELETE FROM blocked_mobiles WHERE mob_no = '61238012'");
    const [first, second] = [ticket, await advance(wallet, 60).then(() => ticketFor('61238012'))];
    expect((await submit(first, { email: 'first@example.com' })).code).toBe('SUCCESS');
    expect((await submit(second, { email: 'second@example.com' })).code).toBe('MOB_EXISTS');
  });

  it('counts the cards of the number, up to three: MAX_CARDS (R-CONST-15, AMB-48)', async () => {
    const cards = (count: number) => `INSERT INTO cards (card_id, number_digest, last4, number_sealed, account_id,
        card_organ, card_type, status, expiry_date, issued_at)
      SELECT 'made-' || n, 'made-' || n, '000' || n, '', 'acc-tse-hkd', 'Visa', 'virtual', 'printing', DATE '2027-01-01', now()
      FROM generate_series(1, ${count}) n ON CONFLICT DO NOTHING`;
    await sql(cards(3));
    const ticket = await ticketFor('61234575');
    expect((await submit(ticket, { email: 'tse2@example.com' })).code).toBe('MAX_CARDS');
    await sql("UPDATE cards SET status = 'cancelled' WHERE card_id = 'made-3'");
    expect((await submit(ticket, { email: 'tse2@example.com' })).code).toBe('SUCCESS');
  });
});
