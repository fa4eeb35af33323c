import { describe, expect, it } from 'vitest';
import { CARDS, DELIVERY, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-REPLACE: every branch of replacing a card, step by step. Taken from products that members like: what has happened is
 * asked in one tap, and that the old card stops at once is ticked, not hidden in small print. */
const CHOICE = { card_id: 'lost', reason: 'stolen', delivery_region: 'HK' };
const refusals: typeof REFUSALS = [...REFUSALS, ['RENEW_PRINTING', 'printing!'], ['RENEW_EXPIRED', 'expired!']];

const atCards = (cards = CARDS) => walkFlow('card-replace', { user: { signed_in: true } }).done({ list: [...cards] });
const atQuoting = () => atCards().next(CHOICE);
const atDelivery = () => atQuoting().done(QUOTE);
const atReview = () => atDelivery().next(DELIVERY);
const atPassword = () => atReview().next({ agree: true });
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('which card (R-FLOW-25)', () => {
  it('only a physical one that is active or locked, and why', () => {
    expect(atCards().faults({})).toEqual(['/card_id required', '/reason required', '/delivery_region required']);
    for (const card_id of ['virtual', 'gone'])
      expect(atCards().faults({ ...CHOICE, card_id })).toEqual(['/card_id enum']);
    for (const card_id of ['physical', 'lost']) expect(atCards().faults({ ...CHOICE, card_id })).toEqual([]);
  });

  it('with none the flow ends', () => {
    expect(atCards([]).at).toBe('noCard!');
    expect(atCards([CARDS[0]!, CARDS[3]!]).at).toBe('noCard!');
  });
});

describe('the price', () => {
  it('is asked for exactly this order', () => {
    expect(atQuoting().sends).toEqual({ kind: 'replace', card_id: CHOICE.card_id, delivery_region: 'HK' });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('the order (R-FLOW-25, AMB-49)', () => {
  it('is the price that was shown, with where it goes and the proof for it', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atOrdering().sends).toEqual({ quote_id: 'q1', ticket: 't1', ...DELIVERY, reason: 'stolen' });
    expect(atOrdering().done({ order_no: '1' }).at).toBe('done!');
  });
});

testOrder({
  atPassword,
  atOrdering,
  refusals,
  leftAt: { 'the card': atCards, 'the delivery': atDelivery, 'the review': atReview },
});
