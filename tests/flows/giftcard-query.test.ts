import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-GC-QUERY: every branch of the query of a gift card or an order. Taken from products that members like: what is left stands
 * first and large, and who holds a card that cannot be used is told what makes it usable. */
const hkd = (amount: string) => ({ currency: 'HKD', amount });
const number = { area_code: '852', mob_no: '61230000' };
const captcha = { captcha: { captcha_key: 'key-00001', captcha: 'AB12' } };
const byCard = { query_type: 'card', card_no: '8800010000004821', ...number, ...captcha };
const byOrder = { query_type: 'order', order_no: '20250303482915730164', ...number, ...captcha };
const opened = { query_ticket: 'uX3vT0kqYw1nR8sBz5cD7fGh', expire_time: '2026-03-03T12:15:00+08:00' };
const card = (status: string, card_id = 'g7Yx2Lw9Km4Pz'): JsonObject => ({
  card_id,
  card_no_mask: '**** **** **** 4821',
  denomination: hkd('500.00'),
  balance: hkd('320.00'),
  expiry_date: '2028-03-06',
  status,
});
const spent = [{ kind: 'expense', time: '2026-03-01T12:00:00+08:00', amount: hkd('-180.00') }];
const order = (status: string, cards: readonly JsonObject[]): JsonObject => ({
  order: {
    order_no: byOrder.order_no,
    reference_no: '7KQ2MXPA',
    kind: 'entity',
    status,
    ordered_at: '2026-02-27T10:05:00+08:00',
    answer_by: '2026-03-04',
    count: 2,
    amount: hkd('1000.00'),
    card_fee: hkd('40.00'),
    waived: hkd('-20.00'),
    postage: hkd('30.00'),
    total: hkd('1050.00'),
  },
  cards,
});
const made = [card('active'), card('unactivated', 'h8Zy3Mx0Ln5Qa')];

const atQuery = () => walkFlow('giftcard-query');
const atFinding = (by: JsonObject = byCard) => atQuery().next(by);
const atLooking = (by: JsonObject = byCard) => atFinding(by).done(opened);
const atOrder = () => atLooking(byOrder).done(order('shipped', made));
const atOpening = () => atOrder().next({ card_id: 'h8Zy3Mx0Ln5Qa' });
const atOrderCard = () => atOpening().done({ card: card('unactivated', 'h8Zy3Mx0Ln5Qa'), transactions: [] });

describe('what is looked up', () => {
  it.each([
    ['a card, its number and the buyer’s', byCard, []],
    ['a card with spaces between the digits', { ...byCard, card_no: '8800 0100 0000 4821' }, []],
    ['no card of 15 digits (R-VAL-19)', { ...byCard, card_no: '880001000000482' }, ['/card_no minLength']],
    ['an order by its number (R-ENT-118)', byOrder, []],
    ['no order of 19 digits', { ...byOrder, order_no: '2025030348291573016' }, ['/order_no minLength']],
    ['no mobile number of 7 digits (AMB-25)', { ...byCard, mob_no: '6123000' }, ['/mob_no mobile.fitsArea']],
  ])('%s', (_what, answer, faults) => expect(atQuery().faults(answer as JsonObject)).toEqual(faults));

  it.each([
    ['card', 'card_no'],
    ['order', 'order_no'],
  ])('%s: %s is asked, and not the other', (query_type, asked) =>
    expect(atQuery().faults({ query_type, ...number, ...captcha })).toEqual([`/${asked} required`]),
  );

  it('is a card unless told: nobody answers without mobile number and captcha (AMB-26)', () =>
    expect(atQuery().faults({ query_type: 'card', card_no: byCard.card_no, area_code: '852' })).toEqual([
      '/mob_no required',
      '/captcha required',
    ]));

  it.each([
    ['a card', byCard, { query_type: 'card', card_no: byCard.card_no }],
    ['an order', byOrder, { query_type: 'order', order_no: byOrder.order_no }],
  ])('%s: sends its number and no other', (_what, by, sent) =>
    expect(atFinding(by).sends).toEqual({ ...sent, ...number, captcha_key: 'key-00001', captcha: 'AB12' }),
  );

  it.each([
    ['GC_NOT_FOUND', 'query'],
    ['CAPTCHA_REQUIRED', 'query'],
    ['CAPTCHA_WRONG', 'query'],
    ['GC_LOCKED', 'locked!'],
  ])('%s: %s (AMB-43)', (code, at) => expect(atFinding().code(code).at).toBe(at));

  it('Cancel leaves', () => expect(atQuery().press('CANCEL').at).toBe('cancelled!'));
});

describe('a card (R-PUB-66)', () => {
  it.each([
    ['active', 'card!'],
    ['unactivated', 'inactive!'],
    ['expired', 'over!'],
  ])('that is %s: %s (R-ENT-121)', (status, at) =>
    expect(atLooking().done({ card: card(status), transactions: spent }).at).toBe(at),
  );

  it('is opened by the ticket alone', () => expect(atLooking().sends).toEqual({ query_ticket: opened.query_ticket }));

  it.each(['TICKET_EXPIRED', 'GC_NOT_FOUND'])('%s: both numbers again', (code) =>
    expect(atLooking().code(code).at).toBe('query'),
  );
});

describe('an order (R-ENT-109 to R-ENT-119)', () => {
  it.each([
    ['audit', [], 'waiting!'],
    ['unpaid', [], 'unpaid!'],
    ['paid', [], 'waiting!'],
    ['notPassed', [], 'declined!'],
    ['assigned', made, 'order'],
    ['shipped', made, 'order'],
    ['completed', made, 'order'],
  ] as const)('%s with %j: %s (R-STATE-45 to R-STATE-51)', (status, cards, at) =>
    expect(atLooking(byOrder).done(order(status, cards)).at).toBe(at),
  );

  it('one of its cards is chosen', () => {
    expect(atOrder().faults({ card_id: 'g7Yx2Lw9Km4Pz' })).toEqual([]);
    expect(atOrder().faults({})).toEqual(['/card_id required']);
    expect(atOrder().faults({ card_id: 'another-card' })).toEqual(['/card_id enum']);
  });

  it('and shown with what was spent; Back and the button lead to the others', () => {
    expect(atOpening().sends).toEqual({ query_ticket: opened.query_ticket, card_id: 'h8Zy3Mx0Ln5Qa' });
    expect(atOrderCard().at).toBe('orderCard');
    expect(atOrderCard().canBack).toBe(true);
    expect(atOrderCard().press('OTHER_CARD').at).toBe('order');
  });

  it.each(['TICKET_EXPIRED', 'GC_NOT_FOUND'])('%s when a card is opened: both numbers again', (code) =>
    expect(atOpening().code(code).at).toBe('query'),
  );

  it('Done leaves, from the order and from a card', () => {
    for (const walked of [atOrder(), atOrderCard()]) expect(walked.press('DONE').at).toBe('done!');
  });
});
