import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-ACT: every branch of the activation of a gift card. Taken from products that members like: who cannot activate the card
 * is told before a code is asked, and what it holds and until when stands above the code. */
const card = {
  card_no: '8800010000004821',
  area_code: '852',
  mob_no: '61230000',
  captcha: { captcha_key: 'key-00001', captcha: 'AB12' },
};
const secrets = { activation_code: 'K7Q2MXPA4R', pay_pwd: '246802', pay_pwd_confirm: '246802' };
const opened = { query_ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh', expire_time: '2026-03-03T12:15:00+08:00' };
const found = (status: string): JsonObject => ({
  card: {
    card_id: 'g7Yx2Lw9Km4Pz',
    card_no_mask: '**** **** **** 4821',
    denomination: { currency: 'HKD', amount: '500.00' },
    balance: { currency: 'HKD', amount: '500.00' },
    expiry_date: '2028-03-06',
    status,
  },
  transactions: [],
});

const atCard = () => walkFlow('giftcard-activate');
const atFinding = () => atCard().next(card);
const atLooking = () => atFinding().done(opened);
const atSecrets = () => atLooking().done(found('unactivated'));
const atConfirm = () => atSecrets().next(secrets);
const atActivating = () => atConfirm().next({ code: { otp_id: 'otp-00001', otp: '123456' } });

describe('the card', () => {
  it.each(Object.keys(card))('%s is asked', (name) => {
    const { [name]: _left, ...rest } = card as JsonObject;
    expect(atCard().faults(rest)).toContain(`/${name} required`);
  });

  it.each([
    ['no 15 digits (R-VAL-19)', { card_no: '880001000000482' }, ['/card_no minLength']],
    ['spaces between the digits', { card_no: '8800 0100 0000 4821' }, []],
    ['no mobile number of 7 digits (AMB-25)', { mob_no: '6123000' }, ['/mob_no mobile.fitsArea']],
  ])('%s', (_what, change, faults) => expect(atCard().faults({ ...card, ...change })).toEqual(faults));

  it('is looked for by its number and the buyer’s, after a captcha (AMB-26)', () =>
    expect(atFinding().sends).toEqual({
      query_type: 'card',
      card_no: card.card_no,
      area_code: '852',
      mob_no: '61230000',
      ...card.captcha,
    }));

  it.each([
    ['GC_NOT_FOUND', 'card'],
    ['CAPTCHA_REQUIRED', 'card'],
    ['CAPTCHA_WRONG', 'card'],
    ['GC_LOCKED', 'locked!'],
  ])('%s: %s', (code, at) => expect(atFinding().code(code).at).toBe(at));

  it.each([
    ['unactivated', 'secrets'],
    ['active', 'already!'],
    ['expired', 'expired!'],
  ])('that is %s: %s (R-ENT-121)', (status, at) => expect(atLooking().done(found(status)).at).toBe(at));

  it.each(['TICKET_EXPIRED', 'GC_NOT_FOUND'])('%s while it is looked at: named again', (code) =>
    expect(atLooking().code(code).at).toBe('card'),
  );

  it('is left as it is by who leaves', () => {
    for (const walked of [atCard(), atSecrets(), atConfirm()]) expect(walked.press('CANCEL').at).toBe('cancelled!');
  });
});

describe('activation code and payment password', () => {
  it.each([
    ['both, the password twice', {}, []],
    ['no code of 5 characters', { activation_code: 'K7Q2M' }, ['/activation_code minLength']],
    ['no password that is confirmed otherwise (R-VAL-11)', { pay_pwd_confirm: '246803' }, ['/pay_pwd_confirm equalTo']],
  ])('%s', (_what, change, faults) => expect(atSecrets().faults({ ...secrets, ...change })).toEqual(faults));

  it('an easy password is refused at once (R-VAL-10)', () =>
    expect(atSecrets().faults({ ...secrets, pay_pwd: '123456', pay_pwd_confirm: '123456' })).not.toEqual([]));
});

describe('activating', () => {
  it('sends card, code, password and one-time code, once confirmed', () =>
    expect(atActivating().sends).toEqual({
      query_ticket: opened.query_ticket,
      card_no: card.card_no,
      activation_code: secrets.activation_code,
      pay_pwd: secrets.pay_pwd,
      otp_id: 'otp-00001',
      otp: '123456',
    }));

  it.each([
    ['GC_CODE_ERROR', 'secrets'],
    ['PAY_PWD_WEAK', 'secrets'],
    ['GC_LOCKED', 'locked!'],
    ['GC_ACTIVATED', 'already!'],
    ['GC_EXPIRED', 'expired!'],
    ['TICKET_EXPIRED', 'card'],
    ['OTP_NOT_OBTAINED', 'confirm'],
    ['OTP_LOST', 'confirm'],
    ['OTP_WRONG', 'confirm'],
    ['OTP_LIMIT', 'confirm'],
  ])('%s: %s (AMB-43, R-ERR-15, R-ERR-16, R-ERR-25)', (code, at) => expect(atActivating().code(code).at).toBe(at));

  it('done: no Back; a reply that stays lost is said as such (AMB-12)', () => {
    const walked = atActivating().done({ status: 'active' });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
    expect(atActivating().unknown().at).toBe('unclear!');
  });
});
