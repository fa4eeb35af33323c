import { describe, expect, it } from 'vitest';
import { CARDS, DELIVERY, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-CHIPAPP: every branch of ordering the body of a virtual card, step by step. Taken from products that members like: it is
 * said first what stays the same, and that the virtual card goes on working meanwhile. */
const CHOICE = { card_id: 'virtual', delivery_region: 'HK' };
const refusals: typeof REFUSALS = [...REFUSALS, ['CHIP_EXISTS', 'chipExists!'], ['RENEW_EXPIRED', 'expired!']];

const atCards = (cards = CARDS) =>
  walkFlow('card-chip-application', { user: { signed_in: true } }).done({ list: [...cards] });
const atQuoting = () => atCards().next(CHOICE);
const atDelivery = () => atQuoting().done(QUOTE);
const atReview = () => atDelivery().next(DELIVERY);
const atPassword = () => atReview().next({ agree: true });
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('which card (R-MEM-53, AMB-68)', () => {
  it('only one that is virtual and active', () => {
    expect(atCards().faults({})).toEqual(['/card_id required', '/delivery_region required']);
    for (const card_id of ['physical', 'lost'])
      expect(atCards().faults({ ...CHOICE, card_id })).toEqual(['/card_id enum']);
    for (const card_id of ['virtual']) expect(atCards().faults({ ...CHOICE, card_id })).toEqual([]);
  });

  it('with none the flow ends', () => {
    expect(atCards([]).at).toBe('noCard!');
    expect(atCards(CARDS.slice(1)).at).toBe('noCard!');
  });
});

describe('the price', () => {
  it('is asked for exactly this order', () => {
    expect(atQuoting().sends).toEqual({ kind: 'chipApply', card_id: CHOICE.card_id, delivery_region: 'HK' });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('the order (R-FLOW-27)', () => {
  it('is the price that was shown, with where it goes and the proof for it', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atOrdering().sends).toEqual({ quote_id: 'q1', ticket: 't1', ...DELIVERY });
    expect(atOrdering().done({ order_no: '1' }).at).toBe('done!');
  });
});

testOrder({
  atPassword,
  atOrdering,
  refusals,
  leftAt: { 'the card': atCards, 'the delivery': atDelivery, 'the review': atReview },
});
