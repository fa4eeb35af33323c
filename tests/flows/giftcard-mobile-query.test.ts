import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-H5: every branch of the orders of a mobile number. Taken from products that members like: who has the phone needs no
 * number of an order, and from each page the way back to the list is one button. */
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const mobile = {
  area_code: '852',
  mob_no: '61230000',
  captcha: { captcha_key: 'key-00001', captcha: 'AB12' },
};
const sent = {
  otp_id: 'otp-00001',
  mob_no_mask: '6123****',
  expire_time: '2026-03-03T12:05:00+08:00',
  resend_time: '2026-03-03T12:01:00+08:00',
};
const ordered = (order_no: string, status: string) => ({
  order_no,
  reference_no: '7KQ2MXPA',
  kind: 'virtual',
  status,
  ordered_at: '2026-02-27T10:05:00+08:00',
  answer_by: '2026-03-04',
  count: 2,
  amount: hkd('1000.00'),
  card_fee: hkd('20.00'),
  waived: hkd('-10.00'),
  postage: hkd('0.00'),
  total: hkd('1010.00'),
});
const NEW = '20260302482915730164';
const OLD = '20260227482915730164';
const orders = [ordered(NEW, 'audit'), ordered(OLD, 'shipped')];
const ticket = { query_ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh', expire_time: '2026-03-03T12:15:00+08:00' };
const card: JsonObject = {
  card_id: 'g7Yx2Lw9Km4Pz',
  card_no_mask: '**** **** **** 4821',
  denomination: hkd('500.00'),
  balance: hkd('320.00'),
  expiry_date: '2028-03-06',
  status: 'active',
};

const atMobile = () => walkFlow('giftcard-mobile-query');
const atSending = () => atMobile().next(mobile);
const atCode = () => atSending().done(sent);
const atListing = () => atCode().next({ otp: '123456' });
const atList = () => atListing().done({ ...ticket, list: orders });
const atLooking = (order_no = OLD) => atList().next({ order_no });
const atOrder = () => atLooking().done({ order: orders[1]!, cards: [card] });
const atOpening = () => atOrder().next({ card_id: 'g7Yx2Lw9Km4Pz' });
const atCard = () => atOpening().done({ card, transactions: [] });

describe('the number', () => {
  it.each(Object.keys(mobile))('%s is asked', (name) => {
    const { [name]: _left, ...rest } = mobile as JsonObject;
    expect(atMobile().faults(rest)).toContain(`/${name} required`);
  });

  it('of 7 digits is none of Hong Kong (AMB-25)', () =>
    expect(atMobile().faults({ ...mobile, mob_no: '6123000' })).toEqual(['/mob_no mobile.fitsArea']));

  it('gets another code each time, after a captcha (AMB-26)', () =>
    expect(atSending().sends).toEqual({
      scene: 'GIFTLIST',
      area_code: '852',
      mob_no: '61230000',
      captcha_key: 'key-00001',
      captcha: 'AB12',
      again: true,
    }));

  it.each(['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'OTP_WAIT', 'OTP_SEND_LIMIT'])('%s: stays', (code) =>
    expect(atSending().code(code).at).toBe('mobile'),
  );

  it('Cancel leaves, from the code too', () => {
    for (const walked of [atMobile(), atCode()]) expect(walked.press('CANCEL').at).toBe('cancelled!');
  });
});

describe('the code', () => {
  it('has six digits', () => expect(atCode().faults({ otp: '12345' })).not.toEqual([]));

  it('another one takes another captcha', () => expect(atCode().press('NEW_CODE').at).toBe('mobile'));

  it('opens the orders', () =>
    expect(atListing().sends).toEqual({ area_code: '852', mob_no: '61230000', otp_id: 'otp-00001', otp: '123456' }));

  it.each([
    ['OTP_WRONG', 'code'],
    ['OTP_NOT_OBTAINED', 'mobile'],
    ['OTP_LOST', 'mobile'],
    ['OTP_LIMIT', 'mobile'],
  ])('%s: %s (R-ERR-15, R-ERR-16, R-ERR-25)', (code, at) => expect(atListing().code(code).at).toBe(at));

  it('of a number that ordered nothing says so, and another may be meant', () => {
    const none = () => atListing().done({ ...ticket, list: [] });
    expect(none().at).toBe('none');
    expect(none().press('OTHER_NUMBER').at).toBe('mobile');
    expect(none().press('DONE').at).toBe('done!');
  });
});

describe('the orders (R-PUB-68)', () => {
  it('one of them is chosen', () => {
    expect(atList().faults({ order_no: NEW })).toEqual([]);
    expect(atList().faults({})).toEqual(['/order_no required']);
    expect(atList().faults({ order_no: '20250303482915730164' })).toEqual(['/order_no enum']);
  });

  it('and opened by the ticket', () =>
    expect(atLooking().sends).toEqual({ query_ticket: ticket.query_ticket, order_no: OLD }));

  it.each([
    ['audit', [], 'waiting'],
    ['unpaid', [], 'unpaid'],
    ['paid', [], 'waiting'],
    ['notPassed', [], 'declined'],
    ['assigned', [card], 'order'],
    ['shipped', [card], 'order'],
    ['completed', [card], 'order'],
  ] as const)('%s with %j: %s (R-PUB-69, R-STATE-45 to R-STATE-51)', (status, cards, at) => {
    const walked = atLooking().done({ order: ordered(OLD, status), cards });
    expect(walked.at).toBe(at);
    expect(walked.press('OTHER_ORDER').at).toBe('list');
    expect(walked.press('DONE').at).toBe('done!');
  });

  it.each(['TICKET_EXPIRED', 'GC_NOT_FOUND'])('%s: another code', (code) => {
    expect(atLooking().code(code).at).toBe('mobile');
    expect(atOpening().code(code).at).toBe('mobile');
  });

  it('Done leaves', () => expect(atList().press('DONE').at).toBe('done!'));
});

describe('a card of an order', () => {
  it('is opened with what was spent; Back and the button lead to the others', () => {
    expect(atOpening().sends).toEqual({ query_ticket: ticket.query_ticket, card_id: 'g7Yx2Lw9Km4Pz' });
    expect(atCard().at).toBe('card');
    expect(atCard().canBack).toBe(true);
    expect(atCard().press('OTHER_CARD').at).toBe('order');
    expect(atCard().press('DONE').at).toBe('done!');
  });
});
