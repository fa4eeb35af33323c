import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-APPLY: every branch of a visitor's application for a card, step by step. Taken from products that members like: the whole
 * price is told before a name is asked, nothing is paid before the answer, and who receives the card is who applies unless said otherwise. */
const VIRTUAL = { card_type: 'virtual', currency: 'HKD', card_organ: 'Visa' };
const PHYSICAL = { ...VIRTUAL, card_type: 'physical', delivery_region: 'HK' };
const APPLICANT = {
  name_en: 'Chan Siu Ming',
  region: 'HK',
  area_code: '852',
  mob_no: '61230000',
  email: 'visitor@example.com',
};
const DELIVERY = {
  recipient: 'Chan Siu Ming',
  area_code: '852',
  mob_no: '61230000',
  delivery_address: 'Flat 1, 2/F, 3 Sample Road',
};
const quote = (quote_id: string) => ({ quote_id, total: { currency: 'HKD', amount: '110.00' } });
const RECEIPT = { apply_no: '1', review_from: '2026-03-05', review_by: '2026-03-06' };

const atCard = () => walkFlow('apply-card', { user: { signed_in: false } });
const atApplicant = (card: JsonObject = VIRTUAL) => atCard().next(card).done(quote('q1'));
const atDelivery = () => atApplicant(PHYSICAL).next(APPLICANT);
const atReview = () => atApplicant().next(APPLICANT).done(quote('q2'));
const toCode = (review: ReturnType<typeof atReview>) =>
  review
    .next({ agree: true })
    .next({ captcha: { captcha_key: 'key-00001', captcha: 'AB12' } })
    .done({ otp_id: 'otp-00001', mob_no_mask: '612****0' });
const atNumber = () => atReview().next({ agree: true });
const atSendingCode = () => atNumber().next({ captcha: { captcha_key: 'key-00001', captcha: 'AB12' } });
const atCode = () => toCode(atReview());
const atApplying = () => atCode().next({ otp: '123456' });

describe('the card (R-GEN-35 to R-GEN-37)', () => {
  it('has a kind, a currency and an organisation; a physical one a place', () => {
    expect(atCard().faults({})).toEqual(['/card_type required', '/currency required', '/card_organ required']);
    expect(atCard().faults({ ...VIRTUAL, card_type: 'physical' })).toEqual(['/delivery_region required']);
  });

  it('is priced before a name is asked (R-CONST-45)', () => {
    expect(atCard().next(VIRTUAL).sends).toEqual(VIRTUAL);
    expect(atCard().next(PHYSICAL).sends).toEqual(PHYSICAL);
    expect(atApplicant().at).toBe('applicant');
  });
});

describe('the applicant', () => {
  it.each(Object.keys(APPLICANT))('gives %s', (name) => {
    const { [name]: _left, ...rest } = APPLICANT as JsonObject;
    expect(atApplicant().faults(rest)).toEqual([`/${name} required`]);
  });

  it.each([
    ['a Chinese name where there is one (R-VAL-31)', { name_cn: '陳小明' }, []],
    ['no Chinese name in Latin letters', { name_cn: 'Chan' }, ['/name_cn pattern']],
    ['no number of 7 digits (AMB-25)', { mob_no: '6123000' }, ['/mob_no mobile.fitsArea']],
    ['no wrong e-mail (R-VAL-16)', { email: 'visitor' }, ['/email format']],
  ])('takes %s', (_what, change, faults) => expect(atApplicant().faults({ ...APPLICANT, ...change })).toEqual(faults));

  it('of a virtual card is asked for no address', () => expect(atReview().at).toBe('review'));
});

describe('the delivery of a physical card (R-ENT-105 to R-ENT-108)', () => {
  it('asks for recipient, number and address', () => {
    expect(atDelivery().at).toBe('delivery');
    expect(atDelivery().faults({})).toEqual(
      expect.arrayContaining(['/recipient required', '/mob_no required', '/delivery_address required']),
    );
    expect(atDelivery().faults({ ...DELIVERY, delivery_address: 'Here' })).toEqual(['/delivery_address minLength']);
  });

  it('is sent with the application', () => {
    const sent = toCode(atDelivery().next(DELIVERY).done(quote('q2'))).next({ otp: '123456' }).sends;
    expect(sent).toMatchObject({ quote_id: 'q2', delivery: DELIVERY });
  });

  it('is not sent by who has changed to a virtual card', () => {
    const changed = atDelivery().back().back().next(VIRTUAL).done(quote('q3')).next(APPLICANT).done(quote('q4'));
    expect(toCode(changed).next({ otp: '123456' }).sends).not.toHaveProperty('delivery');
  });
});

describe('the review and the code', () => {
  it('takes the terms (R-VAL-38)', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atReview().faults({ agree: false })).toEqual(['/agree const']);
  });

  it('sends a code after a captcha, for this price only (AMB-26)', () => {
    expect(atNumber().faults({})).toEqual(['/captcha required']);
    expect(atSendingCode().sends).toMatchObject({ scene: 'APPLY', quote_id: 'q2', mob_no: '61230000' });
    expect(atCode().press('NEW_CODE').at).toBe('number');
  });

  it.each(['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'OTP_WAIT', 'OTP_SEND_LIMIT'])('%s: number', (code) =>
    expect(atSendingCode().code(code).at).toBe('number'),
  );
});

describe('the application', () => {
  it('is what was asked, at the price that was shown', () => {
    expect(atApplying().sends).toEqual({
      quote_id: 'q2',
      ...APPLICANT,
      agree: true,
      otp_id: 'otp-00001',
      otp: '123456',
    });
  });

  it.each([
    ['QUOTE_EXPIRED', 'quoting'],
    ['OTP_WRONG', 'code'],
    ['OTP_NOT_OBTAINED', 'number'],
    ['OTP_LOST', 'number'],
    ['OTP_LIMIT', 'number'],
    ['MAX_CARDS', 'tooMany!'],
    ['MOB_USED_THIS_YEAR', 'numberBlocked!'],
  ])('%s: %s (R-CONST-15, R-CONST-38, R-ERR-15, R-ERR-16, R-ERR-25)', (code, at) =>
    expect(atApplying().code(code).at).toBe(at),
  );

  it('at a new price is shown again before it is sent', () =>
    expect(atApplying().code('QUOTE_EXPIRED').done(quote('q9')).at).toBe('review'));

  it('once sent has no Back; a reply that stays lost is said as such (AMB-12)', () => {
    expect(atApplying().done(RECEIPT).at).toBe('done!');
    expect(atApplying().done(RECEIPT).canBack).toBe(false);
    expect(atApplying().unknown().at).toBe('unknown!');
  });
});

it.each([
  ['the card', atCard],
  ['the applicant', atApplicant],
  ['the delivery', atDelivery],
  ['the review', atReview],
  ['the number', atNumber],
  ['the code', atCode],
])('Cancel at %s applies for nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
