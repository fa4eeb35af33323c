import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-REG: every branch of becoming a member, step by step. */
const mobile = {
  area_code: '852',
  mob_no: '61230000',
  captcha: { captcha_key: 'captcha-1', captcha: 'A1B2' },
  agree: true,
};
const account = {
  user_name: 'Au Yeung Sum',
  email: 'member@example.com',
  new_login_pwd: 'Fresh1234',
  new_login_pwd_confirm: 'Fresh1234',
};
const pin = { pay_pwd: '864209', pay_pwd_confirm: '864209' };
const card = { currency: 'HKD', card_organ: 'Visa' };

const begun = () => walkFlow('register');
const atCode = () =>
  begun().next(mobile).done({ otp_id: 'otp-00001', expire_time: '2026-03-03T12:05:00+08:00', mob_no_mask: '612****0' });
const atChecking = () => atCode().next({ otp: '123456' });
const atAccount = () => atChecking().done({ reg_ticket: 'ticket-1', expire_time: '2026-03-03T12:30:00+08:00' });
const checkingAccount = () => atAccount().next(account);
const atPin = () => checkingAccount().done({});
const atReview = () => atPin().next(pin).next(card);
const registering = () => atReview().next();

describe('mobile', () => {
  it.each([
    ['a number of 8 digits in Hong Kong (AMB-25)', {}, []],
    ['none of 7', { mob_no: '6123000' }, ['/mob_no mobile.fitsArea']],
    ['11 digits in mainland China', { area_code: '86', mob_no: '13800138000' }, []],
    ['none of 12 anywhere (R-VAL-09)', { area_code: '65', mob_no: '123456789012' }, ['/mob_no maxLength']],
    [
      'no captcha of 3 characters',
      { captcha: { captcha_key: 'captcha-1', captcha: 'A1B' } },
      ['/captcha/captcha pattern'],
    ],
  ])('takes %s', (_what, change, faults) => {
    expect(new Set(begun().faults({ ...mobile, ...change }))).toEqual(new Set(faults));
  });

  it('goes on only with the terms agreed to (R-VAL-38)', () => {
    const { agree: _agree, ...rest } = mobile;
    expect(begun().faults(rest)).toEqual(['/agree required']);
  });

  it('SIGN_IN: leaves for sign-in', () => {
    const left = begun().press('SIGN_IN');
    expect([left.at, left.end.next]).toEqual(['toSignIn!', [{ flow: 'login-by-password', input: {} }]]);
  });

  it.each(['CAPTCHA_WRONG', 'OTP_WAIT', 'OTP_SEND_LIMIT'])('%s: back to it, and nothing is lost', (code) => {
    const walked = begun().next(mobile).code(code);
    expect(walked.at).toBe('mobile');
    expect(walked.error?.code).toBe(code);
  });
});

describe('code', () => {
  it('is checked with the number and the message it came in', () => {
    expect(atChecking().sends).toEqual({ area_code: '852', mob_no: '61230000', otp_id: 'otp-00001', otp: '123456' });
  });

  it.each([
    ['OTP_WRONG', 'code'],
    ['OTP_LOST', 'code'],
    ['OTP_LIMIT', 'code'],
    ['OTP_NOT_OBTAINED', 'code'],
    ['MOB_EXISTS', 'mobile'],
    ['MOB_USED_THIS_YEAR', 'numberBlocked!'],
  ])('%s: %s', (code, at) => expect(atChecking().code(code).at).toBe(at));

  it('NEW_CODE: another captcha', () => expect(atCode().press('NEW_CODE').at).toBe('mobile'));
});

describe('account, pin and card', () => {
  it.each([
    ['a password of 8 with an uppercase letter and a digit (R-VAL-12)', 'Abcdefg1', true],
    ['none of 7', 'Abcdef1', false],
    ['one of 16', 'Abcdefghijklmn12', true],
    ['none of 17', 'Abcdefghijklmno12', false],
    ['none without an uppercase letter (R-VAL-13)', 'abcdefg1', false],
    ['none without a digit (R-VAL-14)', 'Abcdefgh', false],
  ])('take %s', (_what, password, taken) => {
    const found = atAccount().faults({ ...account, new_login_pwd: password, new_login_pwd_confirm: password });
    expect(found.length === 0).toBe(taken);
  });

  it('compare the two entries (R-VAL-11)', () => {
    expect(atAccount().faults({ ...account, new_login_pwd_confirm: 'Other1234' })).toEqual([
      '/new_login_pwd_confirm equalTo',
    ]);
    expect(atPin().faults({ ...pin, pay_pwd_confirm: '864200' })).toEqual(['/pay_pwd_confirm equalTo']);
  });

  it('the payment password has 6 digits (R-VAL-10)', () => {
    const walked = atPin();
    expect(walked.faults({ pay_pwd: '86420', pay_pwd_confirm: '86420' })).toContain('/pay_pwd minLength');
  });

  it.each(['123456', '654321', '567890', '111111', '121212', '123123'])(
    'a payment password is not digits in a row or repeated: %s',
    (weak) => {
      const walked = atPin();
      expect(walked.faults({ pay_pwd: weak, pay_pwd_confirm: weak })).toEqual(['/pay_pwd not']);
    },
  );

  it('a payment password is no part of the number', () => {
    const walked = atPin();
    expect(walked.faults({ pay_pwd: '230000', pay_pwd_confirm: '230000' })).toEqual(['/pay_pwd password.isNotKnown']);
  });

  it('a name is in English or pinyin (R-VAL-32), an address is one (R-VAL-16)', () => {
    expect(atAccount().faults({ ...account, user_name: '歐陽心' })).toEqual(['/user_name pattern']);
    expect(atAccount().faults({ ...account, email: 'member@' })).toEqual(['/email format']);
  });
});

describe('checkingAccount', () => {
  it('asks of the address and the login password, and of nothing else', () => {
    expect(checkingAccount().sends).toEqual({
      reg_ticket: 'ticket-1',
      email: 'member@example.com',
      user_name: 'Au Yeung Sum',
      login_pwd: 'Fresh1234',
    });
  });

  it.each([
    ['EMAIL_USED', 'account'],
    ['LOGIN_PWD_WEAK', 'account'],
    ['TICKET_EXPIRED', 'mobile'],
  ])('%s: %s', (code, at) => expect(checkingAccount().code(code).at).toBe(at));
});

describe('registering', () => {
  it('sends everything once', () => {
    expect(registering().sends).toEqual({
      reg_ticket: 'ticket-1',
      email: 'member@example.com',
      user_name: 'Au Yeung Sum',
      login_pwd: 'Fresh1234',
      pay_pwd: '864209',
      ...card,
      agree: true,
    });
  });

  it.each([
    ['TICKET_EXPIRED', 'mobile'],
    ['MOB_EXISTS', 'mobile'],
    ['EMAIL_USED', 'account'],
    ['MOB_USED_THIS_YEAR', 'numberBlocked!'],
    ['MAX_CARDS', 'tooManyCards!'],
  ])('%s: %s', (code, at) => expect(registering().code(code).at).toBe(at));

  it('done: the receipt, and no Back', () => {
    const walked = registering().done({ user_name: 'Au Yeung Sum', account_no_mask: '******4821' });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
  });

  it('a reply that stays lost: unconfirmed', () => expect(registering().unknown().at).toBe('unconfirmed!'));
});

describe('a reload', () => {
  it('stores no secret, and asks for both passwords again, where they are given; the number stays confirmed', () => {
    const stored = JSON.stringify(atReview().stored());
    for (const secret of ['Fresh1234', '864209', '123456', 'A1B2']) expect(stored).not.toContain(secret);
    expect(stored).toContain('Au Yeung Sum');
    const again = atReview().reload();
    expect(again.at).toBe('account');
    expect(again.next(account).at, 'the password may be another one').toBe('checkingAccount');
    expect(again.done({}).at).toBe('pin');
    expect(again.next(pin).at).toBe('review');
  });

  it('after the confirmation ran out: the number is confirmed again, from its captcha on', () => {
    expect(atReview().reload('2026-03-03T12:30:00+08:00').at).toBe('mobile');
  });

  it('while a code is on its way: it can be typed, and none is sent', () => {
    expect(atCode().reload().at).toBe('code');
  });
});
