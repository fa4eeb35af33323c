import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { later } from '../../../gateway/clock/instant.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let chan: WalletClient;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  chan = await wallet.member('chan');
});

type Purpose = requests['userVerify']['purpose'];
const sql = (text: string) => wallet.database.transaction((tx) => tx.query(text));
let mobile = '61234567';
const setting = (purpose: Purpose) => ({ scene: 'SETTING', operation: 'userVerify', purpose }) as const;
const coded = (purpose: Purpose = 'email') => codeFor(chan, mobile, setting(purpose));
const verify = (purpose: Purpose, change: Partial<requests['userVerify']>, who = chan) =>
  who.call('userVerify', { purpose, method: 'code', ...change });
const ticketFor = async (purpose: Purpose) => (await verify(purpose, await coded(purpose))).data.verify_ticket;
let keys = 0;
const key = () => `setting-${++keys}`;

describe('userVerify', () => {
  it('takes the code sent for it: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const code = await coded();
    expect((await verify('email', { ...code, otp_id: 'o00000000000' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--) {
      const wrong = await verify('email', { ...code, otp: otherCode(code.otp) });
      expect(wrong).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await verify('email', { ...code, otp: otherCode(code.otp) })).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await coded();
    await advance(wallet, 300);
    expect((await verify('email', late)).code).toBe('OTP_LOST');
  });

  it('takes a code for the setting that it was sent for, and no other: a message that tells of the e-mail opens no password', async () => {
    const code = await coded('email');
    for (const purpose of ['mobile', 'loginPassword', 'paymentPassword', 'securityQuestion'] as const)
      expect((await verify(purpose, code)).code, purpose).toBe('OTP_NOT_OBTAINED');
    expect((await verify('email', code)).code).toBe('SUCCESS');
    const unnamed = await chan.call('smsSendCode', { scene: 'SETTING', operation: 'userVerify' });
    expect(unnamed).toEqual({ code: 'PARAM_ERROR', data: { fields: [{ pointer: '/purpose', keyword: 'required' }] } });
  });

  it('takes for each setting its own ways only, and wants what a way needs', async () => {
    const at = (pointer: string, keyword: string) => ({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer, keyword }] },
    });
    const other = await verify('mobile', { method: 'loginPassword', login_pwd: 'Sample1234' });
    expect(other).toEqual(at('/method', 'enum'));
    expect(await verify('email', { method: 'loginPassword' })).toEqual(at('/login_pwd', 'required'));
  });

  it('counts wrong login passwords with those of sign-in: PWD_ERROR, ACCOUNT_LOCKED', async () => {
    const lee = await wallet.member('lee');
    const enter = (login_pwd: string) => verify('email', { method: 'loginPassword', login_pwd }, lee);
    expect((await enter('Sample1234')).code).toBe('SUCCESS');
    for (let left = 4; left > 0; left--) {
      expect(await enter('Wrong1234')).toEqual({ code: 'PWD_ERROR', data: { left } });
    }
    expect((await enter('Wrong1234')).code).toBe('ACCOUNT_LOCKED');
    expect((await enter('Sample1234')).code).toBe('ACCOUNT_LOCKED');
    const login = { area_code: '852', login_id: '61234569', login_pwd: 'Sample1234' };
    expect((await lee.call('loginByPwd', login)).code).toBe('ACCOUNT_LOCKED');
  });

  it('counts wrong payment passwords with those of payments: PAY_PWD_WRONG, PAY_PWD_LOCKED', async () => {
    const ho = await wallet.member('ho');
    const enter = (pay_pwd: string) => verify('paymentPassword', { method: 'paymentPassword', pay_pwd }, ho);
    for (let left = 4; left > 0; left--) {
      expect(await enter('000000')).toEqual({ code: 'PAY_PWD_WRONG', data: { left } });
    }
    expect((await enter('000000')).code).toBe('PAY_PWD_LOCKED');
    expect((await ho.call('authPayPwd', { operation: 'transferToHk', pay_pwd: '135790' })).code).toBe('PAY_PWD_LOCKED');
  });

  it.each([
    ['login', 'email', { method: 'loginPassword', login_pwd: 'Sample1234' }, 'PWD_ERROR'],
    ['payment', 'paymentPassword', { method: 'paymentPassword', pay_pwd: '135790' }, 'PAY_PWD_WRONG'],
  ] as const)('takes no %s password that was replaced while it was judged', async (kind, purpose, proof, code) => {
    const { passwords } = wallet.gateway.core.services;
    const { matches } = passwords;
    const column = kind === 'login' ? 'password_hash' : 'pay_password_hash';
    const set = (hash: string) => sql(`UPDATE members SET ${column} = '${hash}' WHERE member_id = 'chan'`);
    const [{ before }] = (await sql(`SELECT ${column} AS before FROM members WHERE member_id = 'chan'`)) as [
      { before: string },
    ];
    const slow = vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...judged) => {
      const isRight = await matches(...judged);
      await set('of another password');
      return isRight;
    });
    const late = await verify(purpose, proof);
    slow.mockRestore();
    await set(before);
    expect(late).toEqual({ code, data: { left: 5 } });
  });

  it('closes the way by birthday after three wrong ones: BIRTH_ERROR, BIRTH_TOO_MANY (R-ERR-19, AMB-27)', async () => {
    const wong = await wallet.member('wong');
    const enter = (birth_md: string) =>
      verify('mobile', { method: 'paymentPasswordAndBirth', pay_pwd: '135790', birth_md }, wong);
    expect((await enter('1130')).code).toBe('SUCCESS');
    expect(await enter('0101')).toEqual({ code: 'BIRTH_ERROR', data: { left: 2 } });
    expect(await enter('0102')).toEqual({ code: 'BIRTH_ERROR', data: { left: 1 } });
    expect((await enter('0103')).code).toBe('BIRTH_TOO_MANY');
    expect((await enter('1130')).code).toBe('BIRTH_TOO_MANY');
  });
});

describe('userPwdChange (AMB-58)', () => {
  const change = (body: Omit<requests['userPwdChange'], never>) => chan.call('userPwdChange', body, key());

  it('sets a new login password, keeps this session, and takes the ticket once: SAME_AS_OLD, TICKET_EXPIRED', async () => {
    const verify_ticket = await ticketFor('loginPassword');
    const same = await change({ kind: 'login', verify_ticket, login_pwd: 'Sample1234' });
    expect(same.code).toBe('SAME_AS_OLD');
    expect((await change({ kind: 'login', verify_ticket, login_pwd: 'Fresh1234' })).code).toBe('SUCCESS');
    expect((await change({ kind: 'login', verify_ticket, login_pwd: 'Other1234' })).code).toBe('TICKET_EXPIRED');
    expect((await chan.call('userInfoQuery', {})).code).toBe('SUCCESS');
    const login = { area_code: '852', login_id: mobile, login_pwd: 'Fresh1234' };
    expect((await chan.call('loginByPwd', login)).code).toBe('SUCCESS');
  });

  it('refuses a login password that is easy to guess, and counts those of the member alone: LOGIN_PWD_WEAK', async () => {
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    const verify_ticket = await ticketFor('loginPassword');
    const set = async (login_pwd: string) => (await change({ kind: 'login', verify_ticket, login_pwd })).code;
    for (let tries = 0; tries < 5; tries++) expect(await set('Qwerty123')).toBe('LOGIN_PWD_WEAK');
    for (const own of ['Lamp14021990', '1990.02.14 Lamp', 'Chan-Lamp-24'])
      expect(await set(own)).toBe('LOGIN_PWD_WEAK');
    expect(await set('Harbour24')).toBe('TICKET_EXPIRED');
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
  });

  it('sets a new payment password, for which no other ticket is good', async () => {
    const other = await ticketFor('email');
    expect((await change({ kind: 'payment', verify_ticket: other, pay_pwd: '246802' })).code).toBe('TICKET_EXPIRED');
    await advance(wallet, 60);
    const verify_ticket = await ticketFor('paymentPassword');
    expect((await change({ kind: 'payment', verify_ticket, pay_pwd: '135790' })).code).toBe('SAME_AS_OLD');
    expect((await change({ kind: 'payment', verify_ticket, pay_pwd: '246802' })).code).toBe('SUCCESS');
    expect((await chan.call('authPayPwd', { operation: 'transferToHk', pay_pwd: '246802' })).code).toBe('SUCCESS');
  });

  it.each(['123456', '654321', '111111', '121212'])('refuses digits in a row or repeated: %s', async (pay_pwd) => {
    const verify_ticket = await ticketFor('paymentPassword');
    const fields = [{ pointer: '/pay_pwd', keyword: 'not' }];
    expect(await change({ kind: 'payment', verify_ticket, pay_pwd })).toEqual({
      code: 'PARAM_ERROR',
      data: { fields },
    });
  });

  const weak = ['900214', '140290', '021490', '199002', '021990', '612345'];
  it.each(weak)(
    'refuses the date of birth in any usual order, and part of the number: PAY_PWD_WEAK (%s)',
    async (pay_pwd) => {
      const verify_ticket = await ticketFor('paymentPassword');
      expect((await change({ kind: 'payment', verify_ticket, pay_pwd })).code).toBe('PAY_PWD_WEAK');
    },
  );

  it('counts easy ones, so that no date of birth is found out: the third of a day ends the proof', async () => {
    await sql("DELETE FROM guesses WHERE kind = 'weakPayPwd'");
    const verify_ticket = await ticketFor('paymentPassword');
    for (const pay_pwd of ['900214', '140290', '021490'])
      expect((await change({ kind: 'payment', verify_ticket, pay_pwd })).code, pay_pwd).toBe('PAY_PWD_WEAK');
    expect((await change({ kind: 'payment', verify_ticket, pay_pwd: '864209' })).code).toBe('TICKET_EXPIRED');
    await advance(wallet, 60);
    const again = await ticketFor('paymentPassword');
    expect((await change({ kind: 'payment', verify_ticket: again, pay_pwd: '612345' })).code).toBe('PAY_PWD_WEAK');
    expect((await change({ kind: 'payment', verify_ticket: again, pay_pwd: '864209' })).code).toBe('TICKET_EXPIRED');
    await advance(wallet, 60);
    const good = await ticketFor('paymentPassword');
    expect((await change({ kind: 'payment', verify_ticket: good, pay_pwd: '864209' })).code).toBe('SUCCESS');
  });

  it('must come within a quarter of an hour: TICKET_EXPIRED', async () => {
    const verify_ticket = await ticketFor('loginPassword');
    await advance(wallet, 900);
    expect((await change({ kind: 'login', verify_ticket, login_pwd: 'Late12345' })).code).toBe('TICKET_EXPIRED');
  });
});

describe('a new payment password', () => {
  it('ends what the old one has authorised and is not sent yet: TICKET_EXPIRED', async () => {
    const wong = await wallet.member('wong');
    const { body } = await wong.prepared('acc-wong-hkd', '1.00');
    const old = { method: 'paymentPassword', pay_pwd: '135790' } as const;
    const { verify_ticket } = await verify('paymentPassword', old, wong).then(({ data }) => data);
    await wong.must('userPwdChange', { kind: 'payment', verify_ticket, pay_pwd: '864209' }, key());
    expect((await wong.call('transferToHk', body, key())).code).toBe('TICKET_EXPIRED');
  });
});

describe('userQaSet (AMB-59)', () => {
  it('sets question and answer: TICKET_EXPIRED without a ticket for it', async () => {
    const set = (verify_ticket: string) =>
      chan.call('userQaSet', { verify_ticket, question: 'birthTown', answer: 'Sample Town' }, key());
    expect((await set(await ticketFor('email'))).code).toBe('TICKET_EXPIRED');
    await advance(wallet, 60);
    expect((await set(await ticketFor('securityQuestion'))).code).toBe('SUCCESS');
    const rows = await sql(
      "SELECT question, answer_hash LIKE 'hmac-scrypt%' AS hashed FROM members WHERE member_id = 'chan'",
    );
    expect(rows).toEqual([{ question: 'birthTown', hashed: true }]);
  });
});

describe('a new address: userEmailSend, userEmailConfirm, userEmailStatus (R-CONST-08)', () => {
  const send = (verify_ticket: string, email: string) => chan.call('userEmailSend', { verify_ticket, email });
  const confirm = (code: string, who = new WalletClient((request) => wallet.gateway.fetch(request))) =>
    who.call('userEmailConfirm', { code }, key());
  const state = async () => (await chan.must('userEmailStatus', {})).state;
  const outbox = () => chan.sandbox('GET', '/outbox');
  const sent = async (email: string) => {
    await send(await ticketFor('email'), email);
    return chan.lastCode(email);
  };

  it('is changed by the link, signed out too; opened again it says so, until another address is set: LINK_EXPIRED', async () => {
    expect(await (await wallet.member('zhang')).must('userEmailStatus', {})).toEqual({ state: 'NONE' });
    const code = await sent('new.chan@example.com');
    expect(await state()).toBe('WAITING');
    expect(await confirm(code)).toEqual({ code: 'SUCCESS', data: {} });
    expect(await state()).toBe('CONFIRMED');
    const told = await outbox();
    expect(await confirm(code)).toEqual({ code: 'SUCCESS', data: {} });
    expect(await outbox()).toEqual(told);
    await advance(wallet, 60);
    expect((await confirm(await sent('later.chan@example.com'))).code).toBe('SUCCESS');
    expect((await confirm(code)).code).toBe('LINK_EXPIRED');
  });

  it('says whose address it is to that member only', async () => {
    const code = await sent('newer.chan@example.com');
    expect((await confirm(code, chan)).data).toHaveProperty('email_mask');
  });

  it('is good for 30 minutes', async () => {
    const code = await sent('in.time@example.com');
    await advance(wallet, 1799);
    expect((await confirm(code)).code).toBe('SUCCESS');
    chan = await wallet.member('chan');
    const late = await sent('too.late@example.com');
    await advance(wallet, 1800);
    expect((await confirm(late)).code).toBe('LINK_EXPIRED');
    chan = await wallet.member('chan');
    expect(await state()).toBe('EXPIRED');
  });

  it('may be sent again after a minute, and the earlier link is dead: OTP_LIMIT, LINK_EXPIRED', async () => {
    const verify_ticket = await ticketFor('email');
    await send(verify_ticket, 'first@example.com');
    const first = await chan.lastCode('first@example.com');
    const now = await advance(wallet, 59);
    expect(await send(verify_ticket, 'second@example.com')).toEqual({ code: 'OTP_LIMIT', data: { resend_after: 1 } });
    expect(await send(verify_ticket, 'first@example.com')).toEqual({ code: 'LINK_SENT', data: { resend_after: 1 } });
    expect(await chan.must('userEmailStatus', {})).toMatchObject({ state: 'WAITING', resend_time: later(now, 1) });
    await advance(wallet, 1);
    expect((await send(verify_ticket, 'second@example.com')).code).toBe('SUCCESS');
    expect((await confirm(first)).code).toBe('LINK_EXPIRED');
  });

  it('is nobody else’s, on sending and on confirming: EMAIL_USED; and wants a ticket: TICKET_EXPIRED', async () => {
    const verify_ticket = await ticketFor('email');
    expect((await send(verify_ticket, 'WONG@example.com')).code).toBe('EMAIL_USED');
    await send(verify_ticket, 'taken@example.com');
    const code = await chan.lastCode('taken@example.com');
    await sql("UPDATE members SET email = 'taken@example.com' WHERE member_id = 'ng'");
    expect((await confirm(code)).code).toBe('EMAIL_USED');
    await advance(wallet, 900);
    expect((await send(verify_ticket, 'other@example.com')).code).toBe('TICKET_EXPIRED');
  });
});

describe('a new number: userMobChange (R-CONST-09, AMB-40)', () => {
  const number = (mob_no: string) => ({ area_code: '852', mob_no });
  const asked = async (mob_no: string) => {
    const verify_ticket = await ticketFor('mobile');
    const code = await codeFor(chan, mob_no, { scene: 'NEWMOB', verify_ticket, ...number(mob_no) });
    return { verify_ticket, ...number(mob_no), ...code };
  };
  const change = (body: requests['userMobChange']) => chan.call('userMobChange', body, key());

  it('wants the code of the new number: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const body = await asked('61237001');
    expect((await change({ ...body, mob_no: '61237002' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--) {
      expect((await change({ ...body, otp: otherCode(body.otp) })).data).toEqual({ left });
    }
    expect((await change({ ...body, otp: otherCode(body.otp) })).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await asked('61237001');
    await advance(wallet, 300);
    expect((await change(late)).code).toBe('OTP_LOST');
  });

  it('refuses a number that is taken or blocked this year: MOB_EXISTS, MOB_USED_THIS_YEAR', async () => {
    expect((await change(await asked('61234568'))).code).toBe('MOB_EXISTS');
    await sql("INSERT INTO blocked_mobiles VALUES ('852', '61237003', 'closure', '2025-02-01T00:00:00+08:00')");
    await advance(wallet, 60);
    const refused = await change(await asked('61237003'));
    expect(refused).toEqual({ code: 'MOB_USED_THIS_YEAR', data: { from: '2026-01-01T00:00:00+08:00' } });
  });

  it('ends sign-ins, codes and tickets that the old number has to do with: its phone proves nothing any more', async () => {
    const [wong, thief] = [await wallet.member('wong'), new WalletClient((request) => wallet.gateway.fetch(request))];
    const login = { area_code: '852', login_id: '4000010000000029', login_pwd: 'Sample1234' };
    const { login_ticket } = await thief.must('loginByPwd', login);
    const code = await codeFor(thief, '61234568', { scene: 'DEVICE', login_ticket: login_ticket! });
    await advance(wallet, 60);
    const verified = await codeFor(wong, '61234568', setting('mobile'));
    const { verify_ticket } = await verify('mobile', { ...verified }, wong).then(({ data }) => data);
    await advance(wallet, 60);
    const unused = await codeFor(wong, '61234568', setting('email'));
    const fresh = await codeFor(wong, '61237008', { scene: 'NEWMOB', verify_ticket, ...number('61237008') });
    await wong.must('userMobChange', { verify_ticket, ...number('61237008'), ...fresh }, key());
    const entered = await thief.call('loginVerifyDevice', { login_ticket: login_ticket!, ...code });
    expect(entered.code).toBe('TICKET_EXPIRED');
    expect((await verify('email', unused, wong)).code).toBe('OTP_LOST');
    await sql("UPDATE members SET mob_no = '61234568', frozen_until = NULL WHERE member_id = 'wong'");
  });

  it('ends a forgotten password that was begun with the old number', async () => {
    const wong = await wallet.member('wong');
    const visitor = new WalletClient((request) => wallet.gateway.fetch(request));
    const captcha = await solvedCaptcha(wallet, visitor);
    const { fp_ticket } = await visitor.must('forgetPwdStart', { area_code: '852', login_id: '61234568', ...captcha });
    const { verify_ticket } = await wong.must('userVerify', {
      purpose: 'mobile',
      method: 'code',
      ...(await codeFor(wong, '61234568', setting('mobile'))),
    });
    const code = await codeFor(wong, '61237009', { scene: 'NEWMOB', verify_ticket, ...number('61237009') });
    await wong.must('userMobChange', { verify_ticket, ...number('61237009'), ...code }, key());
    expect((await visitor.call('smsSendCode', { scene: 'FORGET', fp_ticket })).code).toBe('TICKET_EXPIRED');
  });

  it('freezes funds for 24 hours: refused at +23:59:59, taken at +24:00:00', async () => {
    const body = await asked('61237005');
    const { data } = await change(body);
    expect(data).toEqual({ mob_no_mask: '612****5', frozen_until: await advance(wallet, 86_400) });
    mobile = '61237005';
    await advance(wallet, -1);
    chan = await wallet.member('chan');
    expect((await chan.quote('acc-chan-hkd', '100.00')).code).toBe('FUNDS_FROZEN');
    await advance(wallet, 1);
    expect((await chan.quote('acc-chan-hkd', '100.00')).code).toBe('SUCCESS');
    expect((await change(body)).code).toBe('TICKET_EXPIRED');
    const { messages } = (await chan.sandbox('GET', '/outbox')) as { messages: { recipient: string; body: string }[] };
    expect(messages.find((one) => one.body.includes('was changed to 612****5'))).toBeDefined();
  });
});

describe('notices of spending: userNoticeQuery, userNoticeSet', () => {
  it('are off until they are set', async () => {
    expect(await chan.must('userNoticeQuery', {})).toEqual({ enabled: false, channels: ['sms'] });
    await chan.must('userNoticeSet', { enabled: true, channels: ['sms', 'mail'], min_amount: '100.5' }, key());
    const set = { enabled: true, channels: ['sms', 'mail'], min_amount: { currency: 'HKD', amount: '100.50' } };
    expect(await chan.must('userNoticeQuery', {})).toEqual(set);
  });
});
