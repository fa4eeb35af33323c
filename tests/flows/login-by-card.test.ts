import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { code, done, flowOf, play, visitorWorld, type Move } from './support/playFlow.ts';

const FLOW = { id: 'login-by-card', entry: '/loginByCvc' };
const ticket = 'ticket-00000000000000000000';
const TOKEN = { next: 'TOKEN', token: 'token-000000000000000000000', login_info: {} };
const nothing = { mobile: false, email: false, password: false, pay_password: false };
const needs = (more: Partial<typeof nothing>) =>
  done({ next: 'NEED_INFO', login_ticket: ticket, need_info: { ...nothing, ...more } });
const everything = { mobile: true, email: true, password: true, pay_password: true };
const several = done({
  next: 'NEED_CHOOSE',
  login_ticket: ticket,
  card_list: [
    { account_id: 'acc-1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active' },
    { account_id: 'acc-2', card_no_mask: '**** 0029', card_organ: 'Visa', currency: 'USD', status: 'active' },
  ],
});
const newDevice = done({ next: 'NEED_DEVICE_CODE', login_ticket: ticket, mob_no_mask: '612****7' });

const card: Move = [
  'card',
  'NEXT',
  {
    card_no: '4000010000000011',
    expiry_date: '0327',
    cvc2: '123',
    captcha: { captcha_key: 'c1x8Fh2kQpZ3v5yT', captcha: 'K7WP' },
  },
];
const contact: Move = [
  'addInformation/contact',
  'NEXT',
  { area_code: '852', mob_no: '61239001', email: 'member@example.com' },
];
const password: Move = [
  'addInformation/password',
  'NEXT',
  { new_login_pwd: 'Fresh1234', new_login_pwd_confirm: 'Fresh1234' },
];
const pin: Move = ['addInformation/pin', 'NEXT', { pay_pwd: '246802', pay_pwd_confirm: '246802' }];
const confirm: Move = ['addInformation/confirm', 'NEXT', { code: { otp_id: 'o5Tq8Zr2Wv6Bn', otp: '482915' } }];

it('offers what else leads in: a password, an account of one’s own (R-PUB-07)', async () => {
  const { view } = await play(FLOW, {}, [], 'card');
  expect(view.next).toMatchObject([{ flow: 'login-by-password' }, { flow: 'register' }]);
});

describe('the card is taken (R-FLOW-01, R-FLOW-03, R-FLOW-04, AMB-37)', () => {
  it.each([
    ['on a known device: signed in', done(TOKEN), 'signedIn!'],
    ['on a new device: a code', newDevice, 'confirmDevice/enter'],
    ['with several cards: which one', several, 'chooseCard/pick'],
    ['and everything is missing: contact first', needs(everything), 'addInformation/contact'],
    ['and only the number is missing', needs({ mobile: true }), 'addInformation/contact'],
    ['and only the address is missing', needs({ email: true }), 'addInformation/contact'],
    ['and only the login password is missing', needs({ password: true }), 'addInformation/password'],
    ['and only the payment password is missing', needs({ pay_password: true }), 'addInformation/pin'],
    ['and nothing is missing after all: the code', needs({}), 'addInformation/confirm'],
  ])('%s', async (_what, reply, leadsTo) => {
    await play(FLOW, { loginByCvc: reply }, [card], leadsTo);
  });

  it('screens of what is added have the address of the specification', async () => {
    const { view } = await play(FLOW, { loginByCvc: needs(everything) }, [card], 'addInformation/contact');
    expect(view.path).toBe('/addInformation');
  });
});

describe('the card is refused (R-ERR-21 to R-ERR-24, R-ERR-28, R-VAL-48, R-VAL-49, AMB-05)', () => {
  it.each([
    ['LOGIN_DATA_ERROR', 'card'],
    ['CARD_NO_ERROR', 'card'],
    ['EXPIRY_ERROR', 'card'],
    ['CVC_ERROR', 'card'],
    ['CAPTCHA_WRONG', 'card'],
    ['UNKNOWN_ERROR', 'card'],
    ['LOGIN_LOCKED', 'locked!'],
    ['ACC_TYPE_UNSUPPORTED', 'unsupported!'],
    ['ACCOUNT_CANCELLED', 'refused!'],
  ])('%s: %s', async (name, leadsTo) => {
    const { view } = await play(FLOW, { loginByCvc: code(name, { left: 3 }) }, [card], leadsTo);
    expect(view.error).toMatchObject({ code: name, data: { left: 3 } });
  });

  it('the lock names the address of support', async () => {
    const { view } = await play(FLOW, { loginByCvc: code('LOGIN_LOCKED') }, [card], 'locked!');
    expect(view.data).toEqual({ support: visitorWorld().site['support_email'] });
  });
});

describe('choosing among several cards (R-FLOW-03)', () => {
  const pick: Move = ['chooseCard/pick', 'NEXT', { account_id: 'acc-2' }];
  it.each([
    ['known device', done(TOKEN), 'signedIn!'],
    ['new device', newDevice, 'confirmDevice/enter'],
    ['too late', code('TICKET_EXPIRED'), 'card'],
    ['gift card', code('ACC_TYPE_UNSUPPORTED'), 'unsupported!'],
    ['cancelled', code('ACCOUNT_CANCELLED'), 'refused!'],
  ])('%s', async (_what, reply, leadsTo) => {
    await play(FLOW, { loginByCvc: several, loginChooseCard: reply }, [card, pick], leadsTo);
  });

  it('Cancel leads back to the card', async () => {
    await play(FLOW, { loginByCvc: several }, [card, ['chooseCard/pick', 'CANCEL']], 'card');
  });
});

describe('the code of a new device (R-FLOW-04)', () => {
  const enter: Move = ['confirmDevice/enter', 'NEXT', { code: { otp_id: 'o5Tq8Zr2Wv6Bn', otp: '482915' } }];
  it.each([
    ['right', done(TOKEN), 'signedIn!'],
    ['wrong', code('OTP_WRONG', { left: 4 }), 'confirmDevice/enter'],
    ['too late', code('TICKET_EXPIRED'), 'card'],
  ])('%s', async (_what, reply, leadsTo) => {
    await play(FLOW, { loginByCvc: newDevice, loginVerifyDevice: reply }, [card, enter], leadsTo);
  });
});

describe('what is missing is added (F-ADDINFO, AMB-37)', () => {
  const all = { loginByCvc: needs(everything) };
  const moves = [card, contact, password, pin, confirm];

  it('in one call, and signs in', async () => {
    const { calls } = await play(FLOW, { ...all, loginAddInformation: done(TOKEN) }, moves, 'signedIn!');
    expect(calls.sent.at(-1)?.input).toEqual({
      login_ticket: ticket,
      area_code: '852',
      mob_no: '61239001',
      email: 'member@example.com',
      login_pwd: 'Fresh1234',
      pay_pwd: '246802',
      otp_id: 'o5Tq8Zr2Wv6Bn',
      otp: '482915',
    });
  });

  it('and what is there is neither asked nor sent', async () => {
    const answers = { loginByCvc: needs({ password: true }), loginAddInformation: done(TOKEN) };
    const { calls } = await play(FLOW, answers, [card, password, confirm], 'signedIn!');
    expect(Object.keys(calls.sent.at(-1)?.input ?? {}).sort()).toEqual(['login_pwd', 'login_ticket', 'otp', 'otp_id']);
  });

  it.each([
    ['EMAIL_USED', 'addInformation/contact'],
    ['MOB_EXISTS', 'addInformation/contact'],
    ['MOB_USED_THIS_YEAR', 'numberClosed!'],
    ['TICKET_EXPIRED', 'card'],
    ['OTP_NOT_OBTAINED', 'addInformation/confirm'],
    ['OTP_LOST', 'addInformation/confirm'],
    ['OTP_WRONG', 'addInformation/confirm'],
    ['OTP_LIMIT', 'addInformation/confirm'],
    ['HAS_PASSWORD', 'addInformation/hasPassword'],
  ])('%s: %s (R-ERR-27, R-CONST-40)', async (name, leadsTo) => {
    const data = { from: '2027-01-01T00:00:00+08:00' };
    const { view } = await play(FLOW, { ...all, loginAddInformation: code(name, data) }, moves, leadsTo);
    expect(view.error?.code).toBe(name);
  });

  it('a number that is closed for the year says when it can be used again', async () => {
    const refusal = code('MOB_USED_THIS_YEAR', { from: '2027-01-01T00:00:00+08:00' });
    const { view } = await play(FLOW, { ...all, loginAddInformation: refusal }, moves, 'numberClosed!');
    expect(view.data).toEqual({ error: { from: '2027-01-01T00:00:00+08:00' } });
  });

  describe('HAS_PASSWORD: without the password (R-ERR-27)', () => {
    const skip: Move = ['addInformation/hasPassword', 'NEXT'];
    it.each([
      [done(TOKEN), 'signedIn!'],
      [code('HAS_PASSWORD'), 'addInformation/hasPassword'],
      [code('EMAIL_USED'), 'addInformation/contact'],
      [code('MOB_EXISTS'), 'addInformation/contact'],
      [code('MOB_USED_THIS_YEAR'), 'numberClosed!'],
      [code('TICKET_EXPIRED'), 'card'],
      [code('OTP_LOST'), 'addInformation/confirm'],
    ])('%j: %s', async (reply, leadsTo) => {
      const answers = { ...all, loginAddInformation: [code('HAS_PASSWORD'), reply] };
      const { calls } = await play(FLOW, answers, [...moves, skip], leadsTo);
      const [, second] = calls.sent.filter(({ operationId }) => operationId === 'loginAddInformation');
      expect(second?.input).toMatchObject({ pay_pwd: '246802', otp: '482915' });
      expect(second?.input).not.toHaveProperty('login_pwd');
    });
  });

  it.each(['contact', 'password', 'pin', 'confirm'])('Cancel at %s leads back to the card', async (state) => {
    const before = moves.slice(
      0,
      moves.findIndex(([at]) => at === `addInformation/${state}`),
    );
    await play(FLOW, all, [...before, [`addInformation/${state}`, 'CANCEL']], 'card');
  });
});

describe('entry (R-FLOW-01)', () => {
  it('is for visitors: a member goes to the dashboard', async () => {
    const world = () => visitorWorld({ user: { signed_in: true } });
    const opened = play({ ...FLOW, world }, {}, [], 'refused');
    await expect(opened.then(({ view }) => view)).resolves.toMatchObject({ route: '/dashboard' });
  });
});

describe('what a step asks (sections 0.2 and 11)', () => {
  const wrong = (form: string, answer: JsonObject, input: JsonObject = {}) => {
    const bundle = form.startsWith('add') ? flowOf('add-information') : flowOf('login-by-card');
    const resolve = (pointer: string) =>
      pointer
        .slice(1)
        .split('/')
        .reduce<unknown>((at, name) => (at as JsonObject | undefined)?.[name], { input }) as never;
    return bundle.forms[form]
      ?.validate(answer, { resolve, world: visitorWorld() })
      .map(({ pointer, keyword }) => `${pointer} ${keyword}`);
  };

  it.each([
    [{}, ['/card_no required', '/expiry_date required', '/cvc2 required', '/captcha required']],
    [
      { card_no: '400001000000001', expiry_date: '1327', cvc2: '12', captcha: card[2]?.['captcha'] },
      ['/card_no minLength', '/expiry_date pattern', '/cvc2 minLength'],
    ],
    [card[2], []],
  ])('card: %j (R-VAL-19, F-LOGIN-CVC)', (answer, expected) => {
    expect(wrong('login-by-card/card', answer as JsonObject)).toEqual(expected);
  });

  it.each([
    [
      'the number only',
      { mobile: true, email: false },
      { area_code: '852', mob_no: '6123' },
      ['/mob_no mobile.fitsArea'],
    ],
    ['the address only', { mobile: false, email: true }, { email: 'nobody' }, ['/email format']],
    ['both', { mobile: true, email: true }, {}, ['/area_code required', '/mob_no required', '/email required']],
  ])('contact: %s (AMB-37, R-VAL-08, R-VAL-15)', (_what, need_info, answer, expected) => {
    expect(wrong('add-information/contact', answer, { need_info })).toEqual(expected);
  });

  it('the two passwords must be alike: Confirm password error! (R-VAL-11, R-VAL-12)', () => {
    const login = { new_login_pwd: 'Fresh1234', new_login_pwd_confirm: 'Fresh1235' };
    expect(wrong('add-information/password', login)).toEqual(['/new_login_pwd_confirm equalTo']);
    const pay = { pay_pwd: '246802', pay_pwd_confirm: '246803' };
    expect(wrong('add-information/pin', pay)).toEqual(['/pay_pwd_confirm equalTo']);
  });

  it.each(['fresh1234', 'FreshFresh', 'Fre1', 'FreshFreshFresh12'])('%s is no login password (R-VAL-12)', (typed) => {
    const found = wrong('add-information/password', { new_login_pwd: typed, new_login_pwd_confirm: typed });
    expect(found?.[0]).toMatch(/^\/new_login_pwd /);
  });
});
