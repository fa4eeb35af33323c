import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-ENTITY: every branch of an order of physical gift cards, step by step. */
const money = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const config = {
  denominations: [
    { amount: '100.00', label: '100' },
    { amount: '1000.00', label: '1,000' },
  ],
  first_lines: [{ denomination: '100.00' }],
};
const cards = {
  currency: 'HKD',
  lines: [{ denomination: '100.00', quantity: 2 }],
  custom_lines: [{ denomination: '880.00', quantity: 1 }],
  delivery_region: 'HK',
  purpose: 'birthday',
};
const delivery = {
  recipient: 'Chan Tai Man',
  address: '1 Sample Street',
  area_code: '852',
  mob_no: '61234567',
  receiver_email: 'buyer@example.com',
  agree: true,
};
const quote = {
  quote_id: 'q1',
  count: 3,
  amount: money('1080.00'),
  card_fee: money('60.00'),
  postage: money('30.00'),
  total: money('1170.00'),
  first_order: { waived: money('-20.00'), total: money('1150.00') },
  expire_time: '2026-03-03T12:30:00+08:00',
};

const atCards = () => walkFlow('giftcard-entity').done(config);
const atQuoting = () => atCards().next(cards);
const atDelivery = () => atQuoting().done(quote);
const atReview = () => atDelivery().next(delivery);
const atNumber = () => atReview().next();
const atSendingCode = () => atNumber().next({ captcha: { captcha_key: 'key-00001', captcha: 'AB12' } });
const atCode = () => atSendingCode().done({ otp_id: 'otp-00001', mob_no_mask: '612****7' });
const atOrdering = () => atCode().next({ otp: '123456' });

describe('cards', () => {
  const own = (denomination: string, quantity = 1) => ({ custom_lines: [{ denomination, quantity }] });
  it.each([
    ['an amount on offer and one of the buyer’s own', {}, []],
    ['a line of none beside others (AMB-14)', { lines: [{ denomination: '100.00', quantity: 0 }] }, []],
    [
      'no order of no card (R-VAL-41)',
      { lines: [{ denomination: '100.00', quantity: 0 }], custom_lines: [] },
      ['/lines giftcard.hasCards'],
    ],
    ['a multiple of 10 (R-VAL-39)', own('110'), []],
    ['nothing between (AMB-13)', own('105'), ['/custom_lines/0/denomination giftcard.inSteps']],
    ['8,000 HKD a card (R-CONST-20)', own('8000'), []],
    ['no more', own('8010'), ['/custom_lines/0/denomination giftcard.withinCard']],
    ['five amounts of one’s own (R-VAL-42)', { custom_lines: Array(5).fill(own('20').custom_lines[0]) }, []],
    ['no sixth', { custom_lines: Array(6).fill(own('20').custom_lines[0]) }, ['/custom_lines maxItems']],
  ])('take %s', (_what, change, faults) => {
    expect(atCards().faults({ ...cards, ...(change as JsonObject) })).toEqual(faults);
  });
});

describe('of the cards', () => {
  it.each(['currency', 'lines', 'custom_lines', 'delivery_region', 'purpose'])('%s is asked (F-GC-ENTITY)', (name) => {
    const { [name]: _left, ...rest } = cards as JsonObject;
    expect(atCards().faults(rest)).toContain(`/${name} required`);
  });

  it.each([-1, 1.5])('a quantity of %s is none (R-VAL-41)', (quantity) => {
    const found = atCards().faults({ ...cards, lines: [{ denomination: '100.00', quantity }] });
    expect(found.some((fault) => fault.startsWith('/lines/0/quantity '))).toBe(true);
  });
});

describe('quoting', () => {
  it('asks for the figures of exactly these cards, before an address is asked (R-PUB-63)', () => {
    const { purpose: _purpose, ...asked } = cards;
    expect(atQuoting().sends).toEqual({ kind: 'entity', ...asked });
    expect(atDelivery().at).toBe('delivery');
  });

  it.each([
    ['GC_AMOUNT_MULTIPLE', 'cards'],
    ['GC_OVER_MAX', 'cards'],
    ['GC_QTY_BASE', 'cards'],
    ['GC_IN_PERSON', 'inPerson!'],
  ])('%s: %s (R-CONST-20, R-CONST-22, R-CONST-24)', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('delivery and the mobile number', () => {
  it.each([
    ['everything that is asked', {}, []],
    ['no order without the terms (R-VAL-38)', { agree: false }, ['/agree const']],
    ['no wrong e-mail (R-VAL-16)', { receiver_email: 'buyer' }, ['/receiver_email format']],
    ['no mobile number of 7 digits (AMB-25)', { mob_no: '6123456' }, ['/mob_no mobile.fitsArea']],
    ['no recipient of 51 characters (R-ENT-114)', { recipient: 'x'.repeat(51) }, ['/recipient maxLength']],
    ['no address of 4 characters (R-ENT-117)', { address: 'Here' }, ['/address minLength']],
    ['no remark of 101 characters', { remark: 'x'.repeat(101) }, ['/remark maxLength']],
  ])('take %s', (_what, change, faults) => expect(atDelivery().faults({ ...delivery, ...change })).toEqual(faults));

  it.each(Object.keys(delivery))('ask for %s (R-ENT-114 to R-ENT-117, R-VAL-01)', (name) => {
    const { [name]: _left, ...rest } = delivery as JsonObject;
    expect(atDelivery().faults(rest)).toEqual([`/${name} required`]);
  });

  it('a code takes a captcha first (AMB-26)', () => expect(atNumber().faults({})).toEqual(['/captcha required']));

  it('a code is sent to the number after a captcha, for this quote only', () => {
    expect(atSendingCode().sends).toMatchObject({ scene: 'GIFTORDER', quote_id: 'q1', mob_no: '61234567' });
    expect(atSendingCode().code('CAPTCHA_WRONG').at).toBe('number');
    expect(atSendingCode().code('OTP_WAIT').at).toBe('number');
  });

  it('another code takes another captcha', () => expect(atCode().press('NEW_CODE').at).toBe('number'));
});

describe('ordering', () => {
  it('sends what was asked, the quote and the code', () => {
    const { custom_lines: _own, lines: _lines, currency: _currency, delivery_region: _region, ...asked } = cards;
    expect(atOrdering().sends).toEqual({
      quote_id: 'q1',
      ...asked,
      ...delivery,
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
  ])('%s: %s (R-ERR-15, R-ERR-16, R-ERR-25)', (code, at) => expect(atOrdering().code(code).at).toBe(at));

  it('new figures are shown again before anything is ordered', () => {
    const walked = atOrdering()
      .code('QUOTE_EXPIRED')
      .done({ ...quote, quote_id: 'q2', total: money('1180.00') });
    expect(walked.at).toBe('delivery');
    expect(walked.next(delivery).at).toBe('review');
  });

  it('done: no Back; a reply that stays lost: never again (AMB-12)', () => {
    const walked = atOrdering().done({ order_no: '1', answer_workdays: 3 });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
    expect(atOrdering().unknown().at).toBe('unconfirmed!');
  });
});
