import { describe, expect, it } from 'vitest';
import { CARDS, DELIVERY, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-RENEW-CHIP: every branch of renewing a physical card, step by step. Taken from products that members like: who is too
 * early learns the day, and who has ordered already learns that instead of paying twice. */
const CHOICE = { card_id: 'physical', delivery_region: 'HK' };
const refusals: typeof REFUSALS = [
  ...REFUSALS,
  ['RENEW_NOT_OPEN', 'notOpen!'],
  ['RENEW_PRINTING', 'printing!'],
  ['RENEW_EXPIRED', 'expired!'],
];

const atCards = (cards = CARDS) =>
  walkFlow('card-renew-chip', { user: { signed_in: true } }).done({ list: [...cards] });
const atQuoting = () => atCards().next(CHOICE);
const atDelivery = () => atQuoting().done(QUOTE);
const atReview = () => atDelivery().next(DELIVERY);
const atPassword = () => atReview().next({});
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('which card (R-MEM-46)', () => {
  it('only one that is physical and active', () => {
    expect(atCards().faults({})).toEqual(['/card_id required', '/delivery_region required']);
    for (const card_id of ['virtual', 'lost', 'gone'])
      expect(atCards().faults({ ...CHOICE, card_id })).toEqual(['/card_id enum']);
    for (const card_id of ['physical']) expect(atCards().faults({ ...CHOICE, card_id })).toEqual([]);
  });

  it('with none the flow ends', () => {
    expect(atCards([]).at).toBe('noCard!');
    expect(atCards([CARDS[0]!, ...CARDS.slice(2)]).at).toBe('noCard!');
  });
});

describe('the price', () => {
  it('is asked for exactly this order', () => {
    expect(atQuoting().sends).toEqual({ kind: 'renewChip', card_id: CHOICE.card_id, delivery_region: 'HK' });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('the order (R-MEM-47, R-CONST-17)', () => {
  it('is the price that was shown, with where it goes and the proof for it', () => {
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
