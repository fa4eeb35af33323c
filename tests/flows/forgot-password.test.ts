import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../../src/api/outcome.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { code, done, flowOf, play, visitorWorld, type Move } from './support/playFlow.ts';

const FLOW = { id: 'forgot-password', entry: '/forgetPwd' };
const MODES = ['uplink', 'codeAndId', 'code', 'question', 'manual'] as const;
const started = done({
  fp_ticket: 'ticket-00000000000000000000',
  mob_no_mask: '612****7',
  modes: [...MODES],
  question: 'firstSchool',
});
const verified = done({ verified_ticket: 'proof-000000000000000000000', expire_time: '2026-11-23T10:10:00+08:00' });
const text = done({ sms_to: '+852 3000 0001', sms_text: 'K7WP4R', expire_time: '2026-11-23T10:05:00+08:00' });
const lost: CallOutcome = { type: 'network' };
const received = done({ state: 'RECEIVED', verified_ticket: 'proof-000000000000000000000' });

const identify: Move = [
  'identify',
  'NEXT',
  { area_code: '852', login_id: '61234567', captcha: { captcha_key: 'c1x8Fh2kQpZ3v5yT', captcha: 'K7WP' } },
];
const choose = (mode: string): Move => ['choose', 'NEXT', { mode }];
const typedCode = { otp_id: 'o5Tq8Zr2Wv6Bn', otp: '482915' };
const document: Move = [
  'byCodeAndDocument/verify',
  'NEXT',
  { doc_type: 'hkId', doc_no: 'A123456(3)', code: typedCode },
];
const birthday: Move = ['byCodeAndBirthday/verify', 'NEXT', { birth_md: '0214', code: typedCode }];
const answer: Move = ['byQuestion/answer', 'NEXT', { answer: 'Sample Road School' }];
const details: Move = [
  'byStaff/details',
  'NEXT',
  {
    name: 'Chan Siu Ming',
    doc_type: 'passport',
    doc_no: 'K12345678',
    email: 'member@example.com',
    area_code: '852',
    mob_no: '61230000',
  },
];
const picture = (name: string) => ({ file_id: `f5Tq8Zr2Wv6Bn${name}`, file_name: `${name}.png` });
const pictures: Move = ['byStaff/pictures', 'NEXT', { front: picture('front'), selfie: picture('selfie') }];
const newPassword: Move = ['newPassword', 'NEXT', { new_login_pwd: 'Fresh1234', new_login_pwd_confirm: 'Fresh1234' }];

const start = { forgetPwdStart: started };
const reached = (moves: readonly Move[], answers: { readonly [op: string]: CallOutcome | CallOutcome[] }, at: string) =>
  play(FLOW, { ...start, ...answers }, [identify, ...moves], at);

describe('identify (R-FLOW-06, AMB-36, AMB-38)', () => {
  it.each([
    ['a member', started],
    ['nobody: the same', done({ fp_ticket: 'ticket-1', mob_no_mask: '612****7', modes: ['uplink', 'manual'] })],
  ])('offers the ways to %s', async (_who, reply) => {
    const { view } = await play(FLOW, { forgetPwdStart: reply }, [identify], 'choose');
    expect(view.data).toMatchObject({ mobile: '612****7' });
  });

  it.each(['CAPTCHA_WRONG', 'FUNC_DISABLED'])('%s: stays, with what was typed', async (name) => {
    const { view } = await play(FLOW, { forgetPwdStart: code(name) }, [identify], 'identify');
    expect(view).toMatchObject({ error: { code: name }, answer: { login_id: '61234567' } });
  });
});

describe('the way that is chosen', () => {
  it.each([
    ['uplink', 'byText/waiting'],
    ['codeAndId', 'byCodeAndDocument/verify'],
    ['code', 'byCodeAndBirthday/verify'],
    ['question', 'byQuestion/answer'],
    ['manual', 'byStaff/details'],
  ])('%s: %s, and another way from there', async (mode, leadsTo) => {
    const waits = { forgetPwdUplinkStart: text, forgetPwdUplinkCheck: done({ state: 'WAITING' }) };
    const { view } = await reached([choose(mode)], waits, leadsTo);
    // The first step of a way: the button stands there in the place of Back, which would lead to the same choice.
    expect(view).toMatchObject({ hasWayBack: true, canBack: true, events: expect.arrayContaining(['OTHER_WAY']) });
    await reached([choose(mode), [leadsTo, 'OTHER_WAY']], waits, 'choose');
  });

  it('is one that the gateway offers', () => {
    const form = flowOf('forgot-password').forms['forgot-password/choose'];
    const resolve = (pointer: string) => (pointer === '$reply/starting/modes' ? ['uplink', 'manual'] : undefined);
    const wrong = (mode: string) => form?.validate({ mode }, { resolve, world: visitorWorld() }).length;
    expect(MODES.map(wrong)).toEqual([0, 1, 1, 1, 0]);
  });
});

describe('by a text (F-FP-UPLINK, R-FLOW-06)', () => {
  const wait = (start_: CallOutcome, check: CallOutcome | CallOutcome[], at: string, more: Move[] = []) =>
    reached([choose('uplink'), ...more], { forgetPwdUplinkStart: start_, forgetPwdUplinkCheck: check }, at);

  it.each([
    ['it came', text, received, 'newPassword'],
    [
      'it came after some time',
      text,
      [done({ state: 'WAITING' }), done({ state: 'WAITING' }), received],
      'newPassword',
    ],
    ['it did not come', text, done({ state: 'EXPIRED' }), 'byText/late'],
    ['it did not come until its time was over', text, code('POLL_ENDED'), 'byText/late'],
    ['whether it came cannot be read', text, code('UNKNOWN_ERROR'), 'byText/unread'],
    ['from another phone', text, code('UPLINK_MOBILE_MISMATCH'), 'otherPhone!'],
    ['the ticket ran out', text, code('TICKET_EXPIRED'), 'identify'],
    ['the ticket had run out', code('TICKET_EXPIRED'), received, 'identify'],
    ['no text can be given now', code('UNKNOWN_ERROR'), received, 'choose'],
  ])('%s', async (_what, first, check, leadsTo) => {
    await wait(first, check as CallOutcome | CallOutcome[], leadsTo);
  });

  it('shows text, number and deadline while it waits', async () => {
    const { view } = await wait(text, done({ state: 'WAITING' }), 'byText/waiting');
    expect(view).toMatchObject({
      data: { text: 'K7WP4R', to: '+852 3000 0001' },
      until: '2026-11-23T10:05:00+08:00',
    });
  });

  it('looks again for the same text after it could not be read', async () => {
    const checks = [code('UNKNOWN_ERROR'), received];
    const { calls } = await wait(text, checks, 'newPassword', [['byText/unread', 'RETRY']]);
    expect(calls.countOf('forgetPwdUplinkStart')).toBe(1);
  });

  it('gives another text after the time was over', async () => {
    const checks = [done({ state: 'EXPIRED' }), received];
    const { calls } = await wait(text, checks, 'newPassword', [['byText/late', 'RETRY']]);
    expect(calls.countOf('forgetPwdUplinkStart')).toBe(2);
  });
});

describe('by code and document (F-FP-OTPID, R-FLOW-07)', () => {
  it.each([
    ['right', verified, 'newPassword'],
    ['ID_NOT_MATCH', code('ID_NOT_MATCH', { left: 4 }), 'byCodeAndDocument/verify'],
    ['ID_LOCKED', code('ID_LOCKED', { until: '2026-11-24T10:00:00+08:00' }), 'locked!'],
    ['NO_DOC', code('NO_DOC'), 'choose'],
    ['TICKET_EXPIRED', code('TICKET_EXPIRED'), 'identify'],
    ['OTP_NOT_OBTAINED', code('OTP_NOT_OBTAINED'), 'byCodeAndDocument/verify'],
    ['OTP_LOST', code('OTP_LOST'), 'byCodeAndDocument/verify'],
    ['OTP_WRONG', code('OTP_WRONG', { left: 4 }), 'byCodeAndDocument/verify'],
    ['OTP_LIMIT', code('OTP_LIMIT'), 'byCodeAndDocument/verify'],
  ])('%s', async (_what, reply, leadsTo) => {
    const { calls } = await reached([choose('codeAndId'), document], { forgetPwdVerifyOtpId: reply }, leadsTo);
    expect(calls.sent.at(-1)?.input).toMatchObject({ doc_type: 'hkId', doc_no: 'A123456(3)', otp: '482915' });
  });

  it('the lock says until when', async () => {
    const reply = code('ID_LOCKED', { until: '2026-11-24T10:00:00+08:00' });
    const { view } = await reached([choose('codeAndId'), document], { forgetPwdVerifyOtpId: reply }, 'locked!');
    expect(view.data).toEqual({ error: { until: '2026-11-24T10:00:00+08:00' }, lock: expect.any(Number) as number });
  });

  it.each([
    ['hkId', 'A12345(3)'],
    ['mainlandId', '123456'],
    ['macauId', 'K12345678'],
    ['passport', 'A123456(3)'],
  ])('%s is not written %s (R-VAL-28 to R-VAL-30)', (doc_type, doc_no) => {
    expect(faultsOf(doc_type, doc_no)).toEqual(['/doc_no document.numberFits']);
  });

  it.each(['A123456(3)', 'A1234563', 'a123456(3)', 'A 123456 (3)', 'Ａ１２３４５６（３）'])(
    'hkId may be typed %s (R-VAL-29)',
    (doc_no) => expect(faultsOf('hkId', doc_no)).toEqual([]),
  );

  function faultsOf(doc_type: string, doc_no: string): readonly string[] | undefined {
    const form = flowOf('forgot-by-code-and-id').forms['forgot-by-code-and-id/verify'];
    const scope = { resolve: () => undefined, world: visitorWorld() };
    const found = form?.validate({ doc_type, doc_no, code: typedCode }, scope);
    return found?.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  }
});

describe('by code and birthday (F-FP-OTP, R-FLOW-08, R-ERR-19, AMB-27)', () => {
  it.each([
    ['right', verified, 'newPassword'],
    ['BIRTH_ERROR', code('BIRTH_ERROR', { left: 2 }), 'byCodeAndBirthday/verify'],
    ['BIRTH_TOO_MANY', code('BIRTH_TOO_MANY'), 'byCodeAndBirthday/verify'],
    ['NO_DOC', code('NO_DOC'), 'choose'],
    ['TICKET_EXPIRED', code('TICKET_EXPIRED'), 'identify'],
    ['OTP_NOT_OBTAINED', code('OTP_NOT_OBTAINED'), 'byCodeAndBirthday/verify'],
    ['OTP_LOST', code('OTP_LOST'), 'byCodeAndBirthday/verify'],
    ['OTP_WRONG', code('OTP_WRONG', { left: 4 }), 'byCodeAndBirthday/verify'],
    ['OTP_LIMIT', code('OTP_LIMIT'), 'byCodeAndBirthday/verify'],
  ])('%s', async (_what, reply, leadsTo) => {
    await reached([choose('code'), birthday], { forgetPwdVerifyOtp: reply }, leadsTo);
  });

  it.each(['1314', '0232', '214', '0200'])('%s is no month and day', (birth_md) => {
    const form = flowOf('forgot-by-code').forms['forgot-by-code/verify'];
    const scope = { resolve: () => undefined, world: visitorWorld() };
    expect(form?.validate({ birth_md, code: typedCode }, scope)).toMatchObject([{ pointer: '/birth_md' }]);
  });
});

describe('by the security question (F-FP-QA, R-FLOW-09, AMB-59)', () => {
  it.each([
    ['right', verified, 'newPassword'],
    ['ANSWER_ERROR', code('ANSWER_ERROR', { left: 4 }), 'byQuestion/answer'],
    ['ANSWER_LOCKED', code('ANSWER_LOCKED', { until: '2026-11-24T10:00:00+08:00' }), 'locked!'],
    ['NO_QUESTION', code('NO_QUESTION'), 'choose'],
    ['TICKET_EXPIRED', code('TICKET_EXPIRED'), 'identify'],
  ])('%s', async (_what, reply, leadsTo) => {
    await reached([choose('question'), answer], { forgetPwdVerifyAnswer: reply }, leadsTo);
  });
});

describe('by the staff (F-FP-MANUAL, R-FLOW-10)', () => {
  const moves = [choose('manual'), details, pictures];

  it.each([
    ['handed in', done({ apply_no: '20261123000000000001' }), 'underReview!'],
    ['TICKET_EXPIRED', code('TICKET_EXPIRED'), 'identify'],
    ['PARAM_ERROR', code('PARAM_ERROR', { fields: [] }), 'byStaff/pictures'],
  ])('%s', async (_what, reply, leadsTo) => {
    await reached(moves, { forgetPwdManualSubmit: reply }, leadsTo);
  });

  it('a request whose reply stays lost: not sent again', async () => {
    const { calls } = await reached(moves, { forgetPwdManualSubmit: lost }, 'requestUnconfirmed!');
    expect(calls.countOf('forgetPwdManualSubmit')).toBe(1);
  });

  it('gives the number of the request; no back of a passport is sent', async () => {
    const reply = done({ apply_no: '20261123000000000001' });
    const { view, calls } = await reached(moves, { forgetPwdManualSubmit: reply }, 'underReview!');
    expect(view.data).toEqual({ receipt: { apply_no: '20261123000000000001' } });
    expect(calls.sent.at(-1)?.input).not.toHaveProperty('back_file_id');
  });

  it.each([
    ['陳小明', true],
    ['Chan Siu Ming', true],
    ['陳 Siu Ming', false],
    ['12345', false],
  ])('takes a name in Chinese or in letters: %s (R-VAL-31, R-VAL-32)', (name, taken) => {
    const form = flowOf('forgot-by-manual-review').forms['forgot-by-manual-review/details'];
    const found = form?.validate({ ...details[2], name }, { resolve: () => undefined, world: visitorWorld() });
    expect(found).toMatchObject(taken ? [] : [{ pointer: '/name', keyword: 'pattern' }]);
    expect(found).toHaveLength(taken ? 0 : 1);
  });

  it('asks for both sides of a document that has two (F-FP-MANUAL)', async () => {
    const card: Move = ['byStaff/details', 'NEXT', { ...details[2], doc_type: 'hkId', doc_no: 'A123456(3)' }];
    const form = flowOf('forgot-by-manual-review').forms['forgot-by-manual-review/pictures'];
    const faults = (doc_type: string) =>
      form?.validate(pictures[2] ?? {}, {
        resolve: (pointer: string) => (pointer === '$form/details/doc_type' ? doc_type : undefined),
        world: visitorWorld(),
      });
    expect(faults('passport')).toEqual([]);
    expect(faults('hkId')).toMatchObject([{ pointer: '/back', keyword: 'required' }]);
    const both: Move = ['byStaff/pictures', 'NEXT', { ...pictures[2], back: picture('back'), remark: 'Old card' }];
    const answers = { forgetPwdManualSubmit: done({ apply_no: '20261123000000000001' }) };
    const { calls } = await reached([choose('manual'), card, both], answers, 'underReview!');
    expect(calls.sent.at(-1)?.input).toMatchObject({ back_file_id: 'f5Tq8Zr2Wv6Bnback', remark: 'Old card' });
  });

  it('asks ten things at most in a step', () => {
    const asked = Object.values(flowOf('forgot-by-manual-review').forms).map(
      ({ schema }) => Object.keys(schema['properties'] as JsonObject).length,
    );
    expect(Math.max(...asked)).toBeLessThanOrEqual(10);
  });
});

describe('the new password (R-VAL-12, AMB-05)', () => {
  const proofs: readonly (readonly [string, Move, { readonly [op: string]: CallOutcome }])[] = [
    ['codeAndId', document, { forgetPwdVerifyOtpId: verified }],
    ['code', birthday, { forgetPwdVerifyOtp: verified }],
    ['question', answer, { forgetPwdVerifyAnswer: verified }],
  ];

  it.each(proofs)('is set with the proof of %s', async (mode, move, answers) => {
    const moves = [choose(mode), move, newPassword];
    const { view, calls } = await reached(moves, { ...answers, forgetPwdSetPwd: done() }, 'changed!');
    expect(view.path).toBe('/forgetPwd/success');
    expect(calls.sent.at(-1)?.input).toEqual({
      verified_ticket: 'proof-000000000000000000000',
      login_pwd: 'Fresh1234',
    });
    await reached(moves, { ...answers, forgetPwdSetPwd: code('TICKET_EXPIRED') }, 'identify');
    const refused = await reached(moves, { ...answers, forgetPwdSetPwd: code('PARAM_ERROR') }, 'newPassword');
    expect(refused.view.path).toBe('/forgetPwd/setPwd');
  });

  it('a password whose reply stays lost: signing in shows it (R-VAL-12)', async () => {
    const answers = { forgetPwdVerifyAnswer: verified, forgetPwdSetPwd: lost };
    const { calls } = await reached([choose('question'), answer, newPassword], answers, 'unconfirmed!');
    expect(calls.countOf('forgetPwdSetPwd')).toBe(1);
  });

  it('is set with the proof of a text', async () => {
    const answers = { forgetPwdUplinkStart: text, forgetPwdUplinkCheck: received };
    await reached([choose('uplink'), newPassword], { ...answers, forgetPwdSetPwd: done() }, 'changed!');
    await reached([choose('uplink'), newPassword], { ...answers, forgetPwdSetPwd: code('TICKET_EXPIRED') }, 'identify');
  });

  it('is set with the code of an approved review, which is asked again when it is not good (R-FLOW-10)', async () => {
    const mailed = { id: 'forgot-password', entry: '/forgetPwd/code' };
    const moves: Move[] = [['mailedCode', 'NEXT', { code: 'mailed-code-00000000' }], newPassword];
    const { calls } = await play(mailed, { forgetPwdSetPwd: done() }, moves, 'changed!');
    expect(calls.sent.at(-1)?.input).toMatchObject({ verified_ticket: 'mailed-code-00000000' });
    await play(mailed, { forgetPwdSetPwd: code('TICKET_EXPIRED') }, moves, 'mailedCode');
  });
});

describe('entry', () => {
  it.each([
    ['/forgetPwd', 'identify'],
    ['/forgetPwd/code', 'mailedCode'],
  ])('%s is open to everyone, signed in or not (R-PUB-13, AMB-71)', async (entry, leadsTo) => {
    for (const signed_in of [false, true]) {
      await play({ id: 'forgot-password', entry, world: () => visitorWorld({ user: { signed_in } }) }, {}, [], leadsTo);
    }
  });
});
