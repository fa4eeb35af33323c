import { describe, expect, it } from 'vitest';
import { ACCOUNTS, DELIVERY, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-BUYCHIP: every branch of ordering a physical card, step by step. Taken from products that members like: postage is in
 * the price from the first step on, and the end says with days when the card is looked at, sent and there. */
const CHOICE = { currency: 'USD', card_organ: 'Visa', delivery_region: 'HK', account_id: 'a1' };
const refusals: typeof REFUSALS = [...REFUSALS, ['MAX_CARDS', 'tooMany!'], ['MOB_USED_THIS_YEAR', 'numberBlocked!']];

const atStart = () => walkFlow('card-buy-chip', { user: { signed_in: true } });
const atChoose = (accounts = ACCOUNTS) =>
  atStart()
    .done({ may_order: true })
    .done({ account_list: [...accounts] });
const atQuoting = () => atChoose().next(CHOICE);
const atDelivery = () => atQuoting().done(QUOTE);
const atReview = () => atDelivery().next(DELIVERY);
const atPassword = () => atReview().next({ agree: true });
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

it('with as many cards as may be held, or without an account that may pay, the flow ends at once (R-CONST-15)', () => {
  expect(atStart().done({ may_order: false }).at).toBe('tooMany!');
  expect(atChoose([]).at).toBe('statusForbids!');
});

describe('the choice', () => {
  it('has all that the price goes by (R-CONST-45 to R-CONST-53)', () => {
    expect(atChoose().faults({})).toEqual([
      '/currency required',
      '/card_organ required',
      '/delivery_region required',
      '/account_id required',
    ]);
    expect(atQuoting().sends).toEqual({ kind: 'buyChip', ...CHOICE });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('the delivery (R-ENT-105 to R-ENT-108)', () => {
  it('has a recipient, a number and an address', () => {
    expect(atDelivery().faults({})).toEqual([
      '/recipient required',
      '/area_code required',
      '/mob_no required',
      '/delivery_address required',
    ]);
  });

  it('has a number that fits its area (AMB-25)', () => {
    expect(atDelivery().faults({ ...DELIVERY, mob_no: '612' })).toEqual(['/mob_no mobile.fitsArea']);
  });
});

describe('the order (R-MEM-41)', () => {
  it('is the price that was shown, with where it goes and the proof for it', () => {
    expect(atOrdering().sends).toEqual({ quote_id: 'q1', ticket: 't1', ...DELIVERY });
    expect(atOrdering().done({ order_no: '1' }).at).toBe('done!');
  });
});

testOrder({
  atPassword,
  atOrdering,
  refusals,
  leftAt: { 'the choice': atChoose, 'the delivery': atDelivery, 'the review': atReview },
});
