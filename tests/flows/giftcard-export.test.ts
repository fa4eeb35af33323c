import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-EXPORT: every branch of the list of an order's cards. Taken from products that members like: who comes from the order has
 * typed nothing twice, and that there is nothing to save is told before a code is asked. */
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const ORDER = '20260227482915730164';
const asked = {
  order_no: ORDER,
  area_code: '852',
  mob_no: '61230000',
  captcha: { captcha_key: 'key-00001', captcha: 'AB12' },
};
const opened = { query_ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh', expire_time: '2026-03-03T12:15:00+08:00' };
const card = {
  card_id: 'g7Yx2Lw9Km4Pz',
  card_no_mask: '**** **** **** 4821',
  denomination: hkd('500.00'),
  balance: hkd('320.00'),
  expiry_date: '2028-03-06',
  status: 'active',
};
const found = (cards: readonly JsonObject[]): JsonObject => ({
  order: {
    order_no: ORDER,
    reference_no: '7KQ2MXPA',
    kind: 'entity',
    status: cards.length > 0 ? 'shipped' : 'audit',
    ordered_at: '2026-02-27T10:05:00+08:00',
    answer_by: '2026-03-04',
    count: 1,
    amount: hkd('500.00'),
    card_fee: hkd('20.00'),
    waived: hkd('-20.00'),
    postage: hkd('30.00'),
    total: hkd('530.00'),
  },
  cards,
});

const atOrder = () => walkFlow('giftcard-export');
const atFinding = () => atOrder().next(asked);
const atLooking = () => atFinding().done(opened);
const atConfirm = () => atLooking().done(found([card]));
const atMaking = () => atConfirm().next({ code: { otp_id: 'otp-00001', otp: '123456' } });

describe('the order', () => {
  it.each(Object.keys(asked))('%s is asked', (name) => {
    const { [name]: _left, ...rest } = asked as JsonObject;
    expect(atOrder().faults(rest)).toContain(`/${name} required`);
  });

  it.each([
    ['spaces between the digits', { order_no: '20260227 4829 1573 0164' }, []],
    ['no order of 21 digits', { order_no: `${ORDER}1` }, ['/order_no maxLength']],
    ['no mobile number of 7 digits (AMB-25)', { mob_no: '6123000' }, ['/mob_no mobile.fitsArea']],
  ])('%s', (_what, change, faults) => expect(atOrder().faults({ ...asked, ...change })).toEqual(faults));

  it('is opened to who knows both numbers, after a captcha (AMB-26)', () =>
    expect(atFinding().sends).toEqual({
      query_type: 'order',
      order_no: ORDER,
      area_code: '852',
      mob_no: '61230000',
      captcha_key: 'key-00001',
      captcha: 'AB12',
    }));

  it.each([
    ['GC_NOT_FOUND', 'order'],
    ['CAPTCHA_REQUIRED', 'order'],
    ['CAPTCHA_WRONG', 'order'],
    ['GC_LOCKED', 'locked!'],
  ])('%s: %s (AMB-43)', (code, at) => expect(atFinding().code(code).at).toBe(at));

  it('without cards has nothing to save, which is told before a code', () =>
    expect(atLooking().done(found([])).at).toBe('noCards!'));

  it.each(['TICKET_EXPIRED', 'GC_NOT_FOUND'])('%s while it is looked at: named again', (code) =>
    expect(atLooking().code(code).at).toBe('order'),
  );

  it('is left by Cancel, from the code too', () => {
    for (const walked of [atOrder(), atConfirm()]) expect(walked.press('CANCEL').at).toBe('cancelled!');
  });
});

describe('the file (R-FLOW-64)', () => {
  it('is made with the one-time code', () =>
    expect(atMaking().sends).toEqual({
      query_ticket: opened.query_ticket,
      order_no: ORDER,
      otp_id: 'otp-00001',
      otp: '123456',
    }));

  it('is there', () => expect(atMaking().done({ file_url: '/files/sample' }).at).toBe('done!'));

  it.each([
    ['DOWNLOAD_FAIL', 'failed'],
    ['TICKET_EXPIRED', 'order'],
    ['GC_NOT_FOUND', 'order'],
    ['OTP_NOT_OBTAINED', 'confirm'],
    ['OTP_LOST', 'confirm'],
    ['OTP_WRONG', 'confirm'],
    ['OTP_LIMIT', 'confirm'],
  ])('%s: %s (R-ERR-15, R-ERR-16, R-ERR-25, R-ERR-40)', (code, at) => expect(atMaking().code(code).at).toBe(at));

  it('that could not be made is tried again with another code, or left', () => {
    const failed = () => atMaking().code('DOWNLOAD_FAIL');
    expect(failed().press('RETRY').at).toBe('confirm');
    expect(failed().press('CANCEL').at).toBe('cancelled!');
  });
});
