import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-ACT: every branch of an activation, step by step. */
const printed = { card_no: '4000010000000029', expiry_date: '0929', cvc2: '123' };
const letter = { card_last4: '0029', activation_code: 'ABC12345' };
const named = (change: JsonObject = {}): JsonObject => ({
  act_ticket: 'a1',
  card_no_mask: '**** 0029',
  mob_no_mask: '612****7',
  access: 'none',
  need_pay_pwd: false,
  need_birth: false,
  ...change,
});
const code = { otp_id: 'otp-00001', otp: '123456' };
const pin = { pay_pwd: '135790', pay_pwd_confirm: '135790' };
const password = { new_login_pwd: 'Sample1234', new_login_pwd_confirm: 'Sample1234' };

const begun = () => walkFlow('card-activate');
const byDetails = () => begun().next({ variant: 'info' }).next(printed);
const byCode = () => begun().next({ variant: 'code' }).next(letter);
const atConfirm = () => byDetails().done(named());
const atActivating = () => atConfirm().next({ code });

describe('naming the card', () => {
  it('by what is printed on it (R-FLOW-11), or by the letter (R-FLOW-12)', () => {
    expect(byDetails().sends).toEqual(printed);
    expect(byCode().sends).toEqual(letter);
    expect(byCode().done(named()).at).toBe('confirm');
  });

  const common = [
    ['ACT_LOCKED', 'locked!'],
    ['ACT_NO_MOBILE', 'noMobile!'],
    ['CARD_STATUS', 'failed!'],
    ['ACCOUNT_STATUS', 'failed!'],
  ] as const;

  it.each<readonly [code: string, at: string]>([
    ['LOGIN_DATA_ERROR', 'naming/details'],
    ['CARD_NO_ERROR', 'naming/details'],
    ['EXPIRY_ERROR', 'naming/details'],
    ['CVC_ERROR', 'naming/details'],
    ...common,
  ])('by details, %s: %s (R-STATE-31, R-ERR-22 to R-ERR-24)', (name, at) => expect(byDetails().code(name).at).toBe(at));

  it.each<readonly [code: string, at: string]>([['ACT_CODE_ERROR', 'naming/code'], ...common])(
    'by code, %s: %s (R-STATE-31)',
    (name, at) => expect(byCode().code(name).at).toBe(at),
  );
});

describe('what is asked of the card (F-CARD-ACT)', () => {
  it.each([
    ['info', printed, { card_no: '400001000000002' }, ['/card_no minLength']],
    ['info', printed, { expiry_date: '1329' }, ['/expiry_date pattern']],
    ['info', printed, { cvc2: '12' }, ['/cvc2 minLength']],
    ['info', {}, {}, ['/card_no required', '/expiry_date required', '/cvc2 required']],
    ['code', letter, { card_last4: '029' }, ['/card_last4 minLength']],
    ['code', letter, { activation_code: 'ABC12' }, ['/activation_code minLength']],
    ['code', {}, {}, ['/card_last4 required', '/activation_code required']],
  ])('%s: %j with %j (R-VAL-19)', (variant, given, change, faults) => {
    const found = begun()
      .next({ variant })
      .faults({ ...given, ...change });
    expect(new Set(found)).toEqual(new Set(faults));
  });

  it('Cancel and Back leave without activating anything', () => {
    expect(begun().press('CANCEL').at).toBe('cancelled!');
    expect(begun().next({ variant: 'info' }).press('CANCEL').at).toBe('cancelled!');
    expect(byDetails().done(named()).back().at).toBe('naming/details');
  });
});

describe('only what the owner lacks is asked (R-FLOW-13, R-FLOW-14)', () => {
  it.each([
    ['none', false, 'confirm'],
    ['none', true, 'paymentPassword'],
    ['password', false, 'password'],
    ['email', true, 'email'],
    ['either', true, 'access'],
  ])('%s, payment password %s: %s', (access, need_pay_pwd, at) => {
    expect(byDetails().done(named({ access, need_pay_pwd })).at).toBe(at);
  });

  it.each([
    ['password', 'password'],
    ['email', 'email'],
  ])('either: the owner chooses %s', (set, at) => {
    expect(
      byDetails()
        .done(named({ access: 'either' }))
        .next({ set }).at,
    ).toBe(at);
  });

  it('an e-mail address instead, then the payment password (R-FLOW-14)', () => {
    const lacking = () => byDetails().done(named({ access: 'either', need_pay_pwd: true }));
    const atEmail = () => lacking().next({ set: 'email' });
    expect(lacking().faults({ set: 'both' })).toEqual(['/set enum']);
    expect(atEmail().faults({ email: 'owner@' })).toEqual(['/email format']);
    expect(atEmail().next({ email: 'owner@example.com' }).at).toBe('paymentPassword');
    expect(atEmail().next({ email: 'owner@example.com' }).next(pin).next({ code }).sends).toEqual({
      act_ticket: 'a1',
      ...code,
      email: 'owner@example.com',
      pay_pwd: '135790',
    });
  });

  it('passwords are typed twice alike (R-VAL-10 to R-VAL-14)', () => {
    const atPassword = byDetails().done(named({ access: 'password' }));
    expect(atPassword.faults({ ...password, new_login_pwd_confirm: 'Sample1235' })).toEqual([
      '/new_login_pwd_confirm equalTo',
    ]);
    const atPin = byDetails().done(named({ need_pay_pwd: true }));
    expect(atPin.faults({ ...pin, pay_pwd_confirm: '135791' })).toEqual(['/pay_pwd_confirm equalTo']);
    expect(atPin.faults({ pay_pwd: '123456', pay_pwd_confirm: '123456' })).toEqual(['/pay_pwd not']);
  });

  it('one after the other, and all sent together', () => {
    const walked = byDetails()
      .done(named({ access: 'password', need_pay_pwd: true }))
      .next(password)
      .next(pin)
      .next({ code });
    expect(walked.sends).toEqual({ act_ticket: 'a1', ...code, login_pwd: 'Sample1234', pay_pwd: '135790' });
  });

  it('month and day of birth of a certified owner who is not signed in (AMB-27)', () => {
    const atBirth = () => byDetails().done(named({ need_birth: true }));
    expect(atBirth().faults({ code })).toEqual(['/birth_md required']);
    expect(atBirth().next({ code, birth_md: '0131' }).sends).toMatchObject({ birth_md: '0131' });
  });
});

describe('activating', () => {
  it.each([
    ['TICKET_EXPIRED', 'naming/way'],
    ['HAS_PASSWORD', 'naming/way'],
    ['EMAIL_USED', 'naming/way'],
    ['LOGIN_PWD_WEAK', 'naming/way'],
    ['PAY_PWD_WEAK', 'naming/way'],
    ['CARD_STATUS', 'failed!'],
    ['OTP_WRONG', 'confirm'],
    ['OTP_LOST', 'confirm'],
    ['BIRTH_ERROR', 'confirm'],
    ['BIRTH_TOO_MANY', 'confirm'],
  ])('%s: %s (R-ERR-19, R-ERR-27)', (name, at) => expect(atActivating().code(name).at).toBe(at));

  it('EMAIL_USED: the address given here is entered again', () => {
    const walked = byDetails()
      .done(named({ access: 'email' }))
      .next({ email: 'taken@example.com' })
      .next({ code });
    expect(walked.code('EMAIL_USED').at).toBe('email');
  });

  it('LOGIN_PWD_WEAK: the login password given here is entered again', () => {
    const walked = byDetails()
      .done(named({ access: 'password' }))
      .next({ new_login_pwd: 'Sample1234', new_login_pwd_confirm: 'Sample1234' })
      .next({ code });
    expect(walked.code('LOGIN_PWD_WEAK').at).toBe('password');
  });

  it('PAY_PWD_WEAK: the payment password given here is entered again', () => {
    const walked = byDetails()
      .done(named({ need_pay_pwd: true }))
      .next(pin)
      .next({ code });
    expect(walked.code('PAY_PWD_WEAK').at).toBe('paymentPassword');
  });

  it('done: no Back; a reply that stays lost: not known', () => {
    const walked = atActivating().done({ card_no_mask: '**** 0029', status: 'active' });
    expect(walked.at).toBe('activated!');
    expect(walked.canBack).toBe(false);
    expect(atActivating().unknown().at).toBe('unclear!');
  });
});
