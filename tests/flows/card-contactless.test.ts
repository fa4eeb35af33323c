import { describe, expect, it } from 'vitest';
import { CARDS } from './support/cardOrder.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-NFC: every branch of putting a card into a contactless wallet. Taken from products that members like: card and device on
 * one step, and the one risk (who unlocks the device can pay) said before it is agreed to. */
const atCards = (cards = CARDS) =>
  walkFlow('card-contactless', { user: { signed_in: true } }).done({ list: [...cards] });
const atReview = () => atCards().next({ card_id: 'virtual', wallet: 'phone' });
const atCode = () => atReview().next({ agree: true });
const atEnabling = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });

describe('which card and device (R-FLOW-29)', () => {
  it('a card that is active; with none the flow ends', () => {
    expect(atCards().faults({})).toEqual(['/card_id required', '/wallet required']);
    expect(atCards().faults({ card_id: 'lost', wallet: 'watch' })).toEqual(['/card_id enum']);
    expect(atCards(CARDS.slice(2)).at).toBe('noCard!');
  });

  it('is agreed to, and confirmed by a code', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atCode().at).toBe('confirmByCode/enter');
    expect(atCode().back().at).toBe('review');
  });
});

describe('the wallet', () => {
  it('gets the card that was chosen, with the proof for it', () => {
    expect(atEnabling().sends).toEqual({ card_id: 'virtual', wallet: 'phone', agree: true, otp_ticket: 'o1' });
    expect(atEnabling().done({ status: 'enabled' }).at).toBe('done!');
  });

  it.each([
    ['TICKET_EXPIRED', 'confirmByCode/enter'],
    ['CARD_STATUS', 'statusForbids!'],
    ['ACCOUNT_STATUS', 'statusForbids!'],
    ['FUNC_DISABLED', 'failed'],
  ])('%s: %s', (code, at) => expect(atEnabling().code(code).at).toBe(at));

  it('a lost reply is said as processing (AMB-12)', () => expect(atEnabling().unknown().at).toBe('unknown!'));
});

it.each([
  ['the card', atCards],
  ['the review', atReview],
  ['the code', atCode],
])('Cancel at %s changes nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
