import { describe, expect, it } from 'vitest';
import { ACCOUNTS, QUOTE, REFUSALS, testOrder } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-NEW: every branch of ordering a virtual card, step by step. Taken from products that members like: one question
 * first (virtual or physical), the whole price under the choice before anything is agreed to, and a card that can be used at once. */
const CHOICE = { currency: 'USD', card_organ: 'Visa', account_id: 'a1' };
const refusals: typeof REFUSALS = [...REFUSALS, ['MAX_CARDS', 'tooMany!'], ['MOB_USED_THIS_YEAR', 'numberBlocked!']];

const atStart = () => walkFlow('card-new', { user: { signed_in: true } });
const atKind = (accounts = ACCOUNTS) =>
  atStart()
    .done({ may_order: true })
    .done({ account_list: [...accounts] });
const atChoose = () => atKind().next({ card_type: 'virtual' });
const atQuoting = () => atChoose().next(CHOICE);
const atReview = () => atQuoting().done(QUOTE);
const atPassword = () => atReview().next({ agree: true });
const atOrdering = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('who may order (R-CONST-15, AMB-48)', () => {
  it('with as many cards as may be held the flow ends before anything is asked', () => {
    expect(atStart().done({ may_order: false }).at).toBe('tooMany!');
  });

  it('without an account that may pay it ends, too', () => {
    expect(atKind([ACCOUNTS[1]!]).at).toBe('statusForbids!');
  });
});

describe('which card (R-MEM-39, R-MEM-40)', () => {
  it('a physical one is ordered in a process of its own (AMB-68)', () => {
    expect(atKind().faults({})).toEqual(['/card_type required']);
    expect(atKind().next({ card_type: 'physical' }).at).toBe('physical!');
  });

  it('has a currency, an organisation and an account that pays', () => {
    expect(atChoose().faults({})).toEqual(['/currency required', '/card_organ required', '/account_id required']);
    expect(atChoose().faults({ ...CHOICE, account_id: 'a2' })).toEqual(['/account_id enum']);
  });

  it('may be for online shops only (R-CONST-73 to R-CONST-75)', () => {
    expect(atChoose().next({ ...CHOICE, shopping_only: true }).sends).toMatchObject({
      kind: 'new',
      shopping_only: true,
    });
  });
});

describe('the price', () => {
  it('is asked for exactly this card', () => {
    expect(atQuoting().sends).toEqual({ kind: 'new', account_id: 'a1', currency: 'USD', card_organ: 'Visa' });
  });

  it.each(refusals)('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));

  it('is agreed to before the payment password (R-VAL-38)', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atPassword().at).toBe('authorise/ask');
    expect(atPassword().back().at).toBe('review');
  });
});

describe('the order (R-MEM-42)', () => {
  it('is the price that was shown, with the proof for it', () => {
    expect(atOrdering().sends).toEqual({ quote_id: 'q1', ticket: 't1' });
    expect(atOrdering().done({ order_no: '1' }).at).toBe('done!');
  });
});

testOrder({
  atPassword,
  atOrdering,
  refusals,
  leftAt: { 'the kind': atKind, 'the choice': atChoose, 'the review': atReview },
});
