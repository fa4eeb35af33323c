import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-TOPUP-FROZEN: every branch of correcting a frozen top-up, step by step. Taken from the wallets that members in Hong Kong
 * like: the money is said to be safe on every screen; the top-up in question is chosen already where one comes from it; a
 * wrong card costs nothing but another try. */
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const ORDER = '20250303000000000200';
const frozen = (order_no: string, reason = 'otherCard'): JsonObject => ({
  ...{ order_no, account_id: 'acc-HKD', amount: hkd('77.00'), frozen_at: '2025-03-03T10:00:00+08:00', reason },
  under_check: false,
});
const CARD = {
  ...{ bank_region: 'HK', bank_code: '901', bank_card_no: '6222000000000078' },
  ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)' },
};

const atListing = (input: JsonObject = {}) =>
  walkFlow('topup-frozen', { user: { signed_in: true }, input }).done({ user_name: 'Chan Siu Ming' });
const atChoose = () => atListing().done({ list: [frozen(ORDER), frozen('20250303000000000201', 'cash')] });
const atCorrect = () => atChoose().next({ order_no: ORDER });
const atReview = (more: JsonObject = {}) => atCorrect().next({ ...CARD, ...more });
const atSending = (more: JsonObject = {}) => atReview(more).next();

describe('which top-up (R-FLOW-38)', () => {
  it('with none frozen it is said at once', () => expect(atListing().done({ list: [] }).at).toBe('none!'));

  it('is one of those that are frozen', () => {
    expect(atChoose().faults({})).toEqual(['/order_no required']);
    expect(atChoose().faults({ order_no: '20250303000000000999' })).toEqual(['/order_no enum']);
    expect(atChoose().faults({ order_no: ORDER })).toEqual([]);
  });

  it('a list that cannot be read ends the same way', () =>
    expect(atListing().code('UNKNOWN_ERROR').at).toBe('failed!'));
});

describe('who really paid (R-ERR-42)', () => {
  it('is a bank card of the member’s own', () => {
    expect(atCorrect().faults(CARD)).toEqual([]);
    expect(atCorrect().faults({ ...CARD, holder_name: 'Wong Mei Ling' })).toEqual(['/holder_name person.sameHolder']);
    expect(atCorrect().faults({ ...CARD, bank_card_no: '100000000000' })).toEqual(['/bank_card_no bank.isCardNumber']);
  });

  it('is read once more, with Back to correct it', () => {
    expect(atReview().at).toBe('review');
    expect(atReview().back().at).toBe('correct');
  });

  it.each([
    ['the choice', atChoose],
    ['the card', atCorrect],
    ['the review', atReview],
  ])('Cancel at %s sends nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
});

describe('sending it', () => {
  const { bank_region: _region, ...card } = CARD;

  it('sends the card, and the proof where there is one', () => {
    expect(atSending().sends).toEqual({ ...card, order_no: ORDER });
    const proof: JsonObject[] = [
      { file_id: 'file-123456', file_name: 'card.png', file_size: 4_000 },
      { file_id: 'file-123457', file_name: 'statement.pdf', file_size: 9_000, pages: 2 },
    ];
    expect(atSending({ proof }).sends).toEqual({ ...card, order_no: ORDER, proof });
  });

  it('takes up to three files, and none that has not arrived', () => {
    const file = { file_id: 'file-123456', file_name: 'card.png' };
    expect(atCorrect().faults({ ...CARD, proof: [file, file, file] })).toEqual([]);
    expect(atCorrect().faults({ ...CARD, proof: [file, file, file, file] })).toEqual(['/proof maxItems']);
    expect(atCorrect().faults({ ...CARD, proof: [file, { file_name: 'b.png' }] })).toEqual([
      '/proof/1/file_id required',
    ]);
  });

  it.each([
    [{ state: 'CREDITED', credited_amount: hkd('77.00') }, 'done!'],
    [{ state: 'FROZEN', under_check: true }, 'underCheck!'],
    [{ state: 'FROZEN', under_check: false }, 'stillFrozen'],
  ])('%o: %s (R-STATE-63, R-STATE-64)', (reply, at) => expect(atSending().done(reply).at).toBe(at));

  it('still frozen: another card may be named', () =>
    expect(atSending().done({ state: 'FROZEN', under_check: false }).press('OTHER_CARD').at).toBe('correct'));

  it.each([
    ['BANK_CARD_MISMATCH', 'correct'],
    ['BANK_CHECK_LOCKED', 'correct'],
    ['ALREADY_RELEASED', 'released!'],
    ['CASH_NOT_ALLOWED', 'cashNotAllowed!'],
    ['PARAM_ERROR', 'review'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it('a lost reply is said as such, and nothing is sent again (AMB-12)', () =>
    expect(atSending().unknown().at).toBe('unknown!'));
});
