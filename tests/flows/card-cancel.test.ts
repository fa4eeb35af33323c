import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-CANCEL: every branch of cancelling a card, step by step. Taken from products that members like: the cost before
 * anything is asked, the lighter choice (locking) named beside it, and the day the refund is there by on the receipt. */
const CARDS = [
  { card_id: 'c1', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD', status: 'active' },
  { card_id: 'c2', card_no_mask: '**** 0012', card_organ: 'Visa', currency: 'USD', status: 'cancelled' },
];
const terms = (refund: string): JsonObject => ({
  cancel_id: 'q1',
  card: CARDS[0]!,
  balance: { currency: 'HKD', amount: '100.00' },
  fee: { currency: 'HKD', amount: '80.00' },
  refund: { currency: 'HKD', amount: refund },
  refund_workdays: 7,
  usable_from: '2027-01-01T00:00:00+08:00',
});
const BANK = {
  bank_region: 'HK',
  refund_bank: '901',
  bank_card_no: '6212260000000001',
  account_holder: 'CHAN SIU MING',
};

/** What stands in the way of cancelling, whether it is asked before or found out at the end. */
const REFUSALS: readonly [code: string, at: string][] = [
  ['CO_BRANDED', 'throughPartner!'],
  ['FUNDS_FROZEN', 'frozen!'],
  ['PENDING_TRANS', 'pending!'],
  ['OUTSTANDING_BALANCE', 'outstanding!'],
  ['BALANCE_BELOW_FEE', 'belowFee!'],
  ['CARD_STATUS', 'statusForbids!'],
  ['ACCOUNT_STATUS', 'statusForbids!'],
];

const atCards = () => walkFlow('card-cancel', { user: { signed_in: true } });
const atChoose = (cards: readonly JsonObject[] = CARDS) => atCards().done({ list: [...cards] });
const atPricing = () => atChoose().next({ card_id: 'c1' });
const atConsequences = (refund = '20.00') => atPricing().done(terms(refund));
const atRefund = () => atConsequences().next().done({ user_name: 'CHAN SIU MING' });
const atReview = () => atRefund().next(BANK);
const atPassword = () => atReview().next({ agree: true });
const atCode = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
const atCancelling = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });

describe('which card (R-STATE-27)', () => {
  it('only one that is active or locked by its member; with none the flow ends', () => {
    expect(atChoose().faults({ card_id: 'c2' })).toEqual(['/card_id enum']);
    expect(atChoose().faults({})).toEqual(['/card_id required']);
    expect(atChoose([CARDS[1]!]).at).toBe('noCard!');
    expect(atChoose([]).at).toBe('noCard!');
  });

  it.each([...REFUSALS, ['UNKNOWN_ERROR', 'failed']])(
    '%s is said before anything is asked: %s (R-ERR-43, R-VAL-47, R-ROLE-24)',
    (code, at) => {
      expect(atPricing().code(code).at).toBe(at);
    },
  );
});

describe('the refund (R-CONST-37, AMB-54)', () => {
  it('goes to a bank account in the member’s own name', () => {
    expect(atRefund().faults({})).toEqual([
      '/bank_region required',
      '/refund_bank required',
      '/bank_card_no required',
      '/account_holder required',
    ]);
    expect(atRefund().faults({ ...BANK, account_holder: 'WONG TAI MAN' })).toEqual([
      '/account_holder person.sameHolder',
    ]);
    expect(atRefund().faults({ ...BANK, bank_card_no: '1112260000000001' })).toEqual([
      '/bank_card_no bank.isCardNumber',
    ]);
  });

  it('of nothing asks for no bank account', () => {
    expect(atConsequences('0.00').next().at).toBe('review');
  });
});

describe('the proofs', () => {
  it('the tick, the payment password and a code, in this order (R-CONST-38)', () => {
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atPassword().at).toBe('authorise/ask');
    expect(atCode().at).toBe('confirmByCode/enter');
  });

  it.each([
    ['the card', atChoose],
    ['the consequences', atConsequences],
    ['the bank account', atRefund],
    ['the review', atReview],
    ['the payment password', atPassword],
    ['the code', atCode],
  ])('Cancel at %s keeps the card', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));

  it('Back at the password and at the code leads to the review', () => {
    expect(atPassword().back().at).toBe('review');
    expect(atCode().back().at).toBe('review');
  });

  it('a bank account that is typed again after a reload is seen at the review before the password (R-CONST-37)', () => {
    for (const at of [atPassword, atCode]) {
      const again = at().reload();
      expect(again.at).toBe('refund');
      expect(again.next({ ...BANK, bank_card_no: '6212260000000019' }).at).toBe('review');
    }
  });

  it('too many wrong passwords lead to their reset', () => {
    expect(atPassword().next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED').at).toBe('passwordLocked!');
  });
});

describe('cancelling (R-FLOW-26)', () => {
  it('sends the figures that were shown, the bank account, the tick and both proofs', () => {
    expect(atCancelling().sends).toEqual({
      card_id: 'c1',
      cancel_id: 'q1',
      refund_bank: '901',
      bank_card_no: '6212260000000001',
      account_holder: 'CHAN SIU MING',
      agree: true,
      ticket: 't1',
      otp_ticket: 'o1',
    });
  });

  it('ends with the receipt; with the last card the member is told that the membership has ended', () => {
    expect(atCancelling().done({ last_card: false }).at).toBe('done!');
    expect(atCancelling().done({ last_card: true }).at).toBe('lastDone!');
  });

  it.each<[string, string]>([
    ['QUOTE_EXPIRED', 'pricing'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['BANK_UNKNOWN', 'refund'],
    ['NAME_NOT_SAME', 'refund'],
    ['BANK_CARD_MISMATCH', 'refund'],
    ['BANK_CHECK_LOCKED', 'refund'],
    ...REFUSALS,
    ['FUNC_DISABLED', 'failed'],
  ])('%s: %s', (code, at) => expect(atCancelling().code(code).at).toBe(at));

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () => {
    expect(atCancelling().unknown().at).toBe('unknown!');
  });
});
