import { describe, expect, it } from 'vitest';
import { CARDS, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-RENEW-VCN: every branch of renewing a virtual card, step by step. Taken from products that members like: one list for
 * all cards, and the kind of card decides what is asked; who is too early learns the day. */
const refusals: typeof REFUSALS = [
  ...REFUSALS,
  ['RENEW_NOT_OPEN', 'notOpen!'],
  ['RENEW_PRINTING', 'printing!'],
  ['RENEW_EXPIRED', 'expired!'],
];
const open = { state: 'open', kind: 'renewVirtual', open_date: '2026-12-03', valid_to: '2027-03-03' };

const atCards = (cards = CARDS) =>
  walkFlow('card-renew-virtual', { user: { signed_in: true } }).done({ list: [...cards] });
const atLooking = () => atCards().next({ card_id: 'virtual' });
const atQuoting = () => atLooking().done(open);
const atReview = () => atQuoting().done(QUOTE);
const atPassword = () => atReview().next();
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('which card (R-MEM-43)', () => {
  it('only one that is active; with none the flow ends', () => {
    expect(atCards().faults({})).toEqual(['/card_id required']);
    expect(atCards().faults({ card_id: 'lost' })).toEqual(['/card_id enum']);
    expect(atCards(CARDS.slice(2)).at).toBe('noCard!');
  });

  it.each([
    ['notOpen', 'notOpen!'],
    ['expired', 'expired!'],
    ['printing', 'printing!'],
    ['unsuitable', 'statusForbids!'],
  ])('one that is %s: %s (R-VAL-46, R-CONST-16, AMB-49)', (state, at) => {
    expect(atLooking().done({ ...open, state }).at).toBe(at);
    expect(atLooking().done({ ...open, state, kind: 'renewChip' }).at).toBe(at);
  });

  it('a physical one is renewed where it is made and sent (R-MEM-46)', () => {
    expect(atLooking().done({ ...open, kind: 'renewChip' }).at).toBe('physical!');
  });
});

describe('the price (R-CONST-17)', () => {
  it('is asked for exactly this card', () => {
    expect(atQuoting().sends).toEqual({ kind: 'renewVirtual', card_id: 'virtual' });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('the renewal (R-MEM-44, R-MEM-45)', () => {
  it('is the price that was shown, with the proof for it', () => {
    expect(atPassword().back().at).toBe('review');
    expect(atOrdering().sends).toEqual({ quote_id: 'q1', ticket: 't1' });
    expect(atOrdering().done({ order_no: '1' }).at).toBe('done!');
  });
});

testOrder({
  atPassword,
  atOrdering,
  refusals,
  leftAt: { 'the card': atCards, 'the review': atReview },
});
