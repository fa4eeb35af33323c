import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-REVEAL: every branch of showing a card or the number of its account, step by step. Taken from wallets that members
 * like: the number is copied by a button and without its spaces, the member hides it at any moment, and what is shown goes
 * by itself, so that a phone that is put down shows nothing. */
const CARDS = [
  { card_id: 'c1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active', account_id: 'a1' },
  { card_id: 'c2', card_no_mask: '**** 0012', card_organ: 'Visa', currency: 'USD', status: 'locked', account_id: 'a2' },
  {
    card_id: 'c3',
    card_no_mask: '**** 0013',
    card_organ: 'Visa',
    currency: 'CNY',
    status: 'printing',
    account_id: 'a3',
  },
];
const PRINTED = { card_no: '4000010000000011', expiry_date: '0327', cvc2: '123', holder_name: 'Chan Tai Man' };
const NOW = '2026-11-23T10:00:00+08:00';

const atCards = (input: JsonObject = {}) => walkFlow('card-reveal', { user: { signed_in: true }, input, now: NOW });
const atChoose = (cards: readonly JsonObject[] = CARDS) => atCards().done({ list: [...cards], held: 3, most: 3 });
const atCardPassword = () => atChoose().next({ card_id: 'c1', shown: 'card' });
const atRevealingCard = () => atCardPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
const atCard = () => atRevealingCard().done(PRINTED);
const atLooking = () => atChoose().next({ card_id: 'c1', shown: 'account' });
const atAccountPassword = () => atLooking().done({ card: CARDS[0]! });
const atRevealingAccount = () => atAccountPassword().next({ pay_pwd: '135790' }).done({ ticket: 't2' });
const atAccount = () => atRevealingAccount().done({ account_no: '8801000001' });

describe('which card', () => {
  it('is one in its member’s hands, locked or stopped as it may be', () => {
    expect(atChoose().faults({ shown: 'card' })).toEqual(['/card_id required']);
    expect(atChoose().faults({ card_id: 'c3', shown: 'card' })).toEqual(['/card_id enum']);
    expect(atChoose().faults({ card_id: 'c2', shown: 'card' })).toEqual([]);
  });

  it('was chosen on the page of cards', () => {
    const walk = atCards({ card_id: 'c2' }).done({ list: CARDS, held: 3, most: 3 });
    expect(walk.view.answer).toMatchObject({ card_id: 'c2' });
  });

  it.each([
    ['printing', 'noCard!'],
    ['cancelled', 'noCard!'],
    ['unactivated', 'noCard!'],
    ['paused', 'choose'],
    ['suspended', 'choose'],
  ])('when the only one is %s: %s', (status, at) => expect(atChoose([{ ...CARDS[0]!, status }]).at).toBe(at));
});

describe('the payment password (R-ROLE-21, R-ROLE-22)', () => {
  it('stands for this card, or for its account, and for nothing else', () => {
    const sends = { pay_pwd: '135790' };
    expect(atCardPassword().next(sends).sends).toEqual({ ...sends, operation: 'cardReveal', quote_id: 'c1' });
    expect(atAccountPassword().next(sends).sends).toEqual({ ...sends, operation: 'accountReveal', quote_id: 'a1' });
  });

  it('Back leads to the choice', () => {
    expect(atCardPassword().back().at).toBe('choose');
    expect(atAccountPassword().back().at).toBe('choose');
  });

  it('wrong too often leads to its reset', () => {
    const wrong = { pay_pwd: '000000' };
    expect(atCardPassword().next(wrong).code('PAY_PWD_WRONG', { left: 4 }).at).toBe('authoriseCard/ask');
    expect(atCardPassword().next(wrong).code('PAY_PWD_LOCKED').at).toBe('cardPasswordLocked!');
    expect(atAccountPassword().next(wrong).code('PAY_PWD_LOCKED').at).toBe('accountPasswordLocked!');
  });

  it.each([
    ['the choice', atChoose],
    ['the password of a card', atCardPassword],
    ['the password of an account', atAccountPassword],
  ])('Cancel at %s shows nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
});

describe.each([
  {
    what: 'a card',
    password: 'authoriseCard/ask',
    revealing: atRevealingCard,
    shown: atCard,
    sends: { card_id: 'c1', ticket: 't1' },
    secrets: /4000010000000011|0327|"123"/,
    hidden: 'cardHidden!',
  },
  {
    what: 'an account number',
    password: 'authoriseAccount/ask',
    revealing: atRevealingAccount,
    shown: atAccount,
    sends: { account_id: 'a1', ticket: 't2' },
    secrets: /8801000001/,
    hidden: 'accountHidden!',
  },
])('$what', ({ password, revealing, shown, sends, secrets, hidden }) => {
  it('is asked for with the proof', () => expect(revealing().sends).toEqual(sends));

  it('is shown for 30 seconds, then hidden', () => {
    expect(shown().view.until).toBe('2026-11-23T02:00:30.000Z');
    expect(shown().do({ type: 'wait' }).at).toBe(hidden);
  });

  it('is hidden by its member, who goes back to the cards', () => {
    expect(shown().next().at).toBe('seen!');
    expect(shown().next().end.next).toEqual([{ page: '/cards' }]);
  });

  it('is in no record, whether it is shown or was (R-ENT-31)', () => {
    expect(JSON.stringify(shown().stored())).not.toMatch(secrets);
    expect(JSON.stringify(shown().view.data)).not.toMatch(secrets);
    expect(JSON.stringify(shown().next().result.trail)).not.toMatch(secrets);
    expect(JSON.stringify(shown().do({ type: 'wait' }).result.trail)).not.toMatch(secrets);
    expect(JSON.stringify(shown().back().result.trail)).not.toMatch(secrets);
  });

  it('after a reload, or Back, the password is asked again', () => {
    expect(shown().reload().at).toBe(password);
    expect(shown().back().at).toBe(password);
  });

  it('a proof that ran out is asked for again; whatever else fails can be tried again', () => {
    expect(revealing().code('TICKET_EXPIRED').at).toBe(password);
    expect(revealing().code('FUNC_DISABLED').at).toBe('failed');
    expect(revealing().code('FUNC_DISABLED').press('RETRY').at).toBe('lookingUp');
  });
});

it('a card of a stopped account is not shown, and the member is told whom to ask', () => {
  expect(atRevealingCard().code('ACCOUNT_STATUS').at).toBe('accountStopped!');
});

it('a card that has come to an end meanwhile is not shown', () => {
  const walk = atRevealingCard().code('CARD_STATUS', { status: 'cancelled' });
  expect(walk.at).toBe('statusForbids!');
  expect(walk.end.data).toEqual({ status: 'cancelled' });
});

it('what cannot be read can be read again', () => {
  expect(atCards().code('UNKNOWN_ERROR').at).toBe('failed');
  expect(atLooking().code('UNKNOWN_ERROR').at).toBe('failed');
  expect(atLooking().code('UNKNOWN_ERROR').press('CANCEL').at).toBe('cancelled!');
});
