import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, otherCode, solvedCaptcha } from '../support/codes.ts';
import { advance } from '../support/steppedClock.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
let client: WalletClient;
const sql = (text: string, values: readonly string[] = []) =>
  wallet.database.transaction((tx) => tx.query<Record<'question' | 'answer_hash', string>>(text, [...values]));
const question = async () => (await sql("SELECT question, answer_hash FROM members WHERE member_id = 'chan'"))[0]!;
let own: Awaited<ReturnType<typeof question>>;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  own = await question();
});
afterAll(() => wallet.close());
beforeEach(async () => {
  await advance(wallet, 3600);
  // A password that was set otherwise has taken it along.
  const kept = [own.question, own.answer_hash];
  await sql("UPDATE members SET question = $1, answer_hash = $2 WHERE member_id = 'chan'", kept);
  client = new WalletClient((request) => wallet.gateway.fetch(request));
});

const CHAN = '61234567';
const NOBODY = '61230987';
const start = async (login_id: string) =>
  client.must('forgetPwdStart', { area_code: '852', login_id, ...(await solvedCaptcha(wallet, client)) });
const ticketOf = async (login_id: string) => (await start(login_id)).fp_ticket;
let keys = 0;
const setPwd = (verified_ticket: string, login_pwd: string) =>
  client.call('forgetPwdSetPwd', { verified_ticket, login_pwd }, `set-password-${++keys}`);
const expired = async (call: (fp_ticket: string) => Promise<{ code: string }>, login_id = CHAN) => {
  const fp_ticket = await ticketOf(login_id);
  await advance(wallet, 1800);
  expect((await call(fp_ticket)).code).toBe('TICKET_EXPIRED');
};

/** A reset with a code in hand; that of somebody unknown has to be guessed, and here is. */
const coded = async (login_id: string) => {
  const fp_ticket = await ticketOf(login_id);
  if (login_id === CHAN) return { fp_ticket, ...(await codeFor(client, CHAN, { scene: 'FORGET', fp_ticket })) };
  const { otp_id } = await client.must('smsSendCode', { scene: 'FORGET', fp_ticket });
  const hash = wallet.gateway.core.services.secrets.keyed(`code ${otp_id}`, '123456');
  await wallet.database.transaction((tx) =>
    tx.query('UPDATE one_time_codes SET code_hash = $1 WHERE otp_id = $2', [hash, otp_id]),
  );
  return { fp_ticket, otp_id, otp: '123456' };
};

/** An unknown number whose decoy offers a way. */
async function decoyWith(mode: string): Promise<string> {
  for (let last = 0; ; last++) {
    const login_id = `6100${String(last).padStart(4, '0')}`;
    if ((await start(login_id)).modes.includes(mode as 'code')) return login_id;
  }
}

describe('forgetPwdStart (R-FLOW-06 to R-FLOW-10)', () => {
  it('offers the ways that are open to the member', async () => {
    expect(await start(CHAN)).toMatchObject({
      mob_no_mask: '612****7',
      modes: ['uplink', 'codeAndId', 'code', 'question', 'manual'],
      question: 'firstSchool',
    });
    expect((await start('61234569')).modes).toEqual(['uplink', 'manual']);
    expect((await start('61234567')).mob_no_mask).toBe('612****7');
  });

  it('shows two digits of the number to whoever has given a card, when a code is sent, too', async () => {
    const { mob_no_mask, fp_ticket } = await start('4000010000000011');
    expect(mob_no_mask).toBe('******67');
    expect((await client.must('smsSendCode', { scene: 'FORGET', fp_ticket })).mob_no_mask).toBe('******67');
    expect((await start('4777777777777777')).mob_no_mask).toMatch(/^\*{6}\d\d$/);
  });

  it.each([NOBODY, '4777777777777777'])('answers for %s as for a member, always the same', async (login_id) => {
    const { fp_ticket: first, ...once } = await start(login_id);
    const { fp_ticket: second, ...again } = await start(login_id);
    expect(again).toEqual(once);
    expect(second).not.toBe(first);
    expect(once.modes).toEqual(expect.arrayContaining(['uplink', 'manual']));
    expect(once.mob_no_mask).toMatch(login_id === NOBODY ? /^6\d\d\*{4}\d$/ : /^\*{6}\d\d$/);
    expect(once.question !== undefined).toBe(once.modes.includes('question'));
  });

  it.each(['4000010000000011', '4777777777777777'])(
    'answers for the card %s alike under every area (AMB-36)',
    async (login_id) => {
      const under = async (area_code: string) => {
        const captcha = await solvedCaptcha(wallet, client);
        const { mob_no_mask, modes } = await client.must('forgetPwdStart', { area_code, login_id, ...captcha });
        return { mob_no_mask, modes };
      };
      expect(await under('86')).toEqual(await under('852'));
    },
  );

  it('wants a captcha: CAPTCHA_WRONG', async () => {
    const captcha = { ...(await solvedCaptcha(wallet, client)), captcha: 'XXXX' };
    expect((await client.call('forgetPwdStart', { area_code: '852', login_id: CHAN, ...captcha })).code).toBe(
      'CAPTCHA_WRONG',
    );
  });

  it('sends nothing to a number that nobody has', async () => {
    await client.must('smsSendCode', { scene: 'FORGET', fp_ticket: await ticketOf(NOBODY) });
    await expect(client.lastCode(NOBODY)).rejects.toThrow('No code was sent');
  });
});

describe('by a text message: forgetPwdUplinkStart, forgetPwdUplinkCheck (R-FLOW-06)', () => {
  const text = async (login_id: string) => {
    const fp_ticket = await ticketOf(login_id);
    return { fp_ticket, ...(await client.must('forgetPwdUplinkStart', { fp_ticket })) };
  };
  const check = (fp_ticket: string) => client.call('forgetPwdUplinkCheck', { fp_ticket });
  const sms = (mob_no: string, sms_text: string) =>
    client.sandbox('POST', '/uplinkSms', { area_code: '852', mob_no, text: sms_text });

  it('waits for it, and lets the password be set when it comes', async () => {
    const { fp_ticket, sms_text, sms_to } = await text(CHAN);
    expect(sms_to).toBe('+852 3000 0001');
    expect((await check(fp_ticket)).data).toEqual({ state: 'WAITING' });
    await sms(CHAN, sms_text.toLowerCase());
    const { data } = await check(fp_ticket);
    expect(data.state).toBe('RECEIVED');
    expect((await setPwd(data.verified_ticket!, 'Fresh1234')).code).toBe('SUCCESS');
  });

  it.each([
    ['another phone', CHAN, '61234568'],
    ['the phone of nobody', NOBODY, NOBODY],
  ])('refuses the text from %s: UPLINK_MOBILE_MISMATCH', async (_what, login_id, phone) => {
    const { fp_ticket, sms_text } = await text(login_id);
    await sms(phone, sms_text);
    expect((await check(fp_ticket)).code).toBe('UPLINK_MOBILE_MISMATCH');
  });

  it('waits for five minutes', async () => {
    const { fp_ticket, sms_text } = await text(CHAN);
    await advance(wallet, 299);
    expect((await check(fp_ticket)).data.state).toBe('WAITING');
    await advance(wallet, 1);
    expect((await check(fp_ticket)).data.state).toBe('EXPIRED');
    await expect(sms(CHAN, sms_text)).rejects.toThrow('404');
  });

  it('takes half an hour in all: TICKET_EXPIRED', async () => {
    await expired((fp_ticket) => client.call('forgetPwdUplinkStart', { fp_ticket }));
    await expired(check);
    await expired((fp_ticket) => client.call('smsSendCode', { scene: 'FORGET', fp_ticket }));
  });
});

describe('what was begun before', () => {
  const right = { doc_type: 'hkId' as const, doc_no: 'a123456(3)' };
  const proven = async () =>
    (await client.must('forgetPwdVerifyOtpId', { ...(await coded(CHAN)), ...right })).verified_ticket;

  it('ends with a new password: another reset, and a link to a new address (R-FLOW-07)', async () => {
    const member = await wallet.member('chan');
    const code = await codeFor(member, CHAN, { scene: 'SETTING', operation: 'userVerify', purpose: 'email' });
    const { verify_ticket } = await member.must('userVerify', { purpose: 'email', method: 'code', ...code });
    await member.must('userEmailSend', { verify_ticket, email: 'thief@example.com' });
    await advance(wallet, 60);
    const earlier = await proven();
    await advance(wallet, 60);
    const begun = await coded(CHAN);
    await advance(wallet, 60);
    expect((await setPwd(await proven(), 'Fresh1234')).code).toBe('SUCCESS');
    expect((await setPwd(earlier, 'Thief1234')).code).toBe('TICKET_EXPIRED');
    expect((await client.call('forgetPwdVerifyOtpId', { ...begun, ...right })).code).toBe('TICKET_EXPIRED');
    const link = await client.lastCode('thief@example.com');
    expect((await client.call('userEmailConfirm', { code: link }, 'confirm-thief')).code).toBe('LINK_EXPIRED');
  });
});

describe('by code and document: forgetPwdVerifyOtpId (R-FLOW-07)', () => {
  const right = { doc_type: 'hkId' as const, doc_no: 'a123456(3)' };
  const verify = (body: Awaited<ReturnType<typeof coded>>, document = right) =>
    client.call('forgetPwdVerifyOtpId', { ...body, ...document });

  it('takes the right ones, letters in either case', async () => {
    const { code, data } = await verify(await coded(CHAN));
    expect(code).toBe('SUCCESS');
    expect((await setPwd(data.verified_ticket, 'Fresh1234')).code).toBe('SUCCESS');
  });

  it('judges the code first: OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, OTP_LOST', async () => {
    const body = await coded(CHAN);
    expect((await verify({ ...body, otp_id: 'o00000000000' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--) {
      expect(await verify({ ...body, otp: otherCode(body.otp) })).toEqual({ code: 'OTP_WRONG', data: { left } });
    }
    expect((await verify({ ...body, otp: otherCode(body.otp) })).code).toBe('OTP_LIMIT');
    await advance(wallet, 60);
    const late = await coded(CHAN);
    await advance(wallet, 300);
    expect((await verify(late)).code).toBe('OTP_LOST');
  });

  it('has nothing to compare for a T1: NO_DOC; and ends: TICKET_EXPIRED', async () => {
    const fp_ticket = await ticketOf('61234569');
    expect((await verify({ fp_ticket, otp_id: 'o00000000000', otp: '000000' })).code).toBe('NO_DOC');
    await expired((ticket) => verify({ fp_ticket: ticket, otp_id: 'o00000000000', otp: '000000' }));
  });

  it.each(['a member', 'somebody unknown'])(
    'closes after five wrong documents of %s: ID_NOT_MATCH, ID_LOCKED',
    async (who) => {
      const body = await coded(who === 'a member' ? CHAN : await decoyWith('codeAndId'));
      for (let left = 4; left > 0; left--) {
        const wrong = await verify(body, { ...right, doc_no: 'A999999(9)' });
        expect(wrong).toEqual({ code: 'ID_NOT_MATCH', data: { left } });
      }
      const until = await advance(wallet, 86_400);
      await advance(wallet, -86_400);
      expect(await verify(body, { ...right, doc_no: 'A999999(9)' })).toEqual({ code: 'ID_LOCKED', data: { until } });
      expect((await verify(body)).code).toBe('ID_LOCKED');
    },
  );

  it('opens again after a day', async () => {
    await advance(wallet, 86_400);
    expect((await verify(await coded(CHAN))).code).toBe('SUCCESS');
  });
});

describe('by code and birthday: forgetPwdVerifyOtp (R-FLOW-08, R-ERR-19, AMB-27)', () => {
  const verify = (body: Awaited<ReturnType<typeof coded>>, birth_md = '0214') =>
    client.call('forgetPwdVerifyOtp', { ...body, birth_md });

  it('takes the right ones, once', async () => {
    const body = await coded(CHAN);
    expect((await verify(body)).code).toBe('SUCCESS');
    expect((await verify(body)).code).toBe('OTP_LOST');
  });

  it.each(['a member', 'somebody unknown'])(
    'ends the code after three wrong dates of %s: BIRTH_ERROR, BIRTH_TOO_MANY',
    async (who) => {
      const body = await coded(who === 'a member' ? CHAN : await decoyWith('code'));
      expect(await verify(body, '0101')).toEqual({ code: 'BIRTH_ERROR', data: { left: 2 } });
      expect(await verify(body, '0102')).toEqual({ code: 'BIRTH_ERROR', data: { left: 1 } });
      expect((await verify(body, '0103')).code).toBe('BIRTH_TOO_MANY');
      expect((await verify(body)).code).toBe('OTP_LOST');
    },
  );

  it.each(['a member', 'somebody unknown'])(
    'closes for a day after five of %s, with however many codes',
    async (who) => {
      const login = who === 'a member' ? CHAN : await decoyWith('code');
      await wallet.database.transaction((tx) => tx.query("DELETE FROM guesses WHERE kind = 'resetBirth'"));
      const first = await coded(login);
      for (const date of ['0101', '0102', '0103']) await verify(first, date);
      await advance(wallet, 60);
      const second = await coded(login);
      expect(await verify(second, '0104')).toEqual({ code: 'BIRTH_ERROR', data: { left: 1 } });
      expect((await verify(second, '0105')).code).toBe('BIRTH_TOO_MANY');
      await advance(wallet, 60);
      expect((await verify(await coded(login))).code).toBe('BIRTH_TOO_MANY');
      await advance(wallet, 86_400);
      expect((await verify(await coded(login))).code).toBe(who === 'a member' ? 'SUCCESS' : 'BIRTH_ERROR');
    },
  );

  it('answers OTP_NOT_OBTAINED, OTP_WRONG, OTP_LIMIT, NO_DOC and TICKET_EXPIRED like the way by document', async () => {
    const body = await coded(CHAN);
    expect((await verify({ ...body, otp_id: 'o00000000000' })).code).toBe('OTP_NOT_OBTAINED');
    for (let left = 4; left > 0; left--)
      expect((await verify({ ...body, otp: otherCode(body.otp) })).data).toEqual({ left });
    expect((await verify({ ...body, otp: otherCode(body.otp) })).code).toBe('OTP_LIMIT');
    const none = { otp_id: 'o00000000000', otp: '000000' };
    expect((await verify({ fp_ticket: await ticketOf('61234569'), ...none })).code).toBe('NO_DOC');
    await expired((fp_ticket) => verify({ fp_ticket, ...none }));
  });
});

describe('by the question: forgetPwdVerifyAnswer (R-FLOW-09, AMB-59)', () => {
  const answer = (fp_ticket: string, text: string) => client.call('forgetPwdVerifyAnswer', { fp_ticket, answer: text });

  it('takes the answer, spaces and case aside', async () => {
    expect((await answer(await ticketOf(CHAN), 'sample  road school')).code).toBe('SUCCESS');
  });

  it.each(['a member', 'somebody unknown'])(
    'closes for a day after five wrong answers of %s: ANSWER_ERROR, ANSWER_LOCKED',
    async (who) => {
      const login_id = who === 'a member' ? CHAN : await decoyWith('question');
      for (let left = 4; left > 0; left--) {
        expect(await answer(await ticketOf(login_id), 'wrong')).toEqual({ code: 'ANSWER_ERROR', data: { left } });
      }
      expect((await answer(await ticketOf(login_id), 'wrong')).code).toBe('ANSWER_LOCKED');
      await advance(wallet, 86_399);
      expect((await answer(await ticketOf(login_id), 'Sample Road School')).code).toBe('ANSWER_LOCKED');
      await advance(wallet, 1);
      const open = await answer(await ticketOf(login_id), 'Sample Road School');
      expect(open.code).toBe(who === 'a member' ? 'SUCCESS' : 'ANSWER_ERROR');
    },
  );

  it('has no question of a member who set none: NO_QUESTION; and ends: TICKET_EXPIRED', async () => {
    expect((await answer(await ticketOf('61234568'), 'any')).code).toBe('NO_QUESTION');
    await expired((fp_ticket) => answer(fp_ticket, 'Sample Road School'));
  });
});

describe('the new password: forgetPwdSetPwd (AMB-05, AMB-57)', () => {
  const verified = async () =>
    (await client.must('forgetPwdVerifyAnswer', { fp_ticket: await ticketOf(CHAN), answer: 'Sample Road School' }))
      .verified_ticket;
  const login = (login_pwd: string, captcha: object = {}) =>
    client.call('loginByPwd', { area_code: '852', login_id: CHAN, login_pwd, ...captcha });

  it('lifts the lock, ends the session with KICK_OUT, and is told to the member', async () => {
    const session = await wallet.member('chan');
    const locking = async () => login('Wrong1234', await solvedCaptcha(wallet, client));
    for (let time = 0; time < 5; time++) await locking();
    expect((await login('Fresh1234')).code).toBe('ACCOUNT_LOCKED');
    expect((await setPwd(await verified(), 'Newer1234')).code).toBe('SUCCESS');
    expect((await login('Newer1234')).code).toBe('SUCCESS');
    expect((await session.call('userInfoQuery', {})).code).toBe('KICK_OUT');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { body: string }[] };
    expect(messages.slice(0, 2).every(({ body }) => body.includes('login password was changed'))).toBe(true);
  });

  it('takes the security question along, unless that was answered for it: nobody comes back by a question of their own', async () => {
    await setPwd(await verified(), 'Newer1234');
    expect((await question()).question).toBe('firstSchool');
    const wongs = "(SELECT password_hash FROM members WHERE member_id = 'wong')";
    await sql(`UPDATE members SET password_hash = ${wongs} WHERE member_id = 'chan'`);
    const member = await wallet.member('chan');
    const proof = { purpose: 'loginPassword', method: 'loginPassword', login_pwd: 'Sample1234' } as const;
    const { verify_ticket } = await member.must('userVerify', proof);
    await member.must('userPwdChange', { kind: 'login', verify_ticket, login_pwd: 'Newer1234' }, 'question-goes');
    expect((await question()).question).toBeNull();
    const fp_ticket = await ticketOf(CHAN);
    const answered = await client.call('forgetPwdVerifyAnswer', { fp_ticket, answer: 'Sample Road School' });
    expect(answered.code).toBe('NO_QUESTION');
    const { messages } = (await client.sandbox('GET', '/outbox')) as { messages: { channel: string; body: string }[] };
    expect(messages.slice(0, 2).map(({ body }) => body.includes('your security question was removed'))).toEqual([
      true,
      true,
    ]);
  });

  it('refuses what is easy to guess, and finds no date of birth out: LOGIN_PWD_WEAK, TICKET_EXPIRED', async () => {
    const ticket = await verified();
    const set = async (login_pwd: string) => (await setPwd(ticket, login_pwd)).code;
    for (const weak of ['Qwerty123', 'Sample.Wallet7', 'Lamp14021990', 'Lamp900214', 'Chan-Lamp-24'])
      expect(await set(weak)).toBe('LOGIN_PWD_WEAK');
    expect(await set('Lantern24')).toBe('TICKET_EXPIRED');
  });

  it('takes a ticket once, and for ten minutes: TICKET_EXPIRED', async () => {
    const ticket = await verified();
    await advance(wallet, 599);
    expect((await setPwd(ticket, 'Newer1234')).code).toBe('SUCCESS');
    expect((await setPwd(ticket, 'Newer1234')).code).toBe('TICKET_EXPIRED');
    const late = await verified();
    await advance(wallet, 600);
    expect((await setPwd(late, 'Newer1234')).code).toBe('TICKET_EXPIRED');
  });
});
