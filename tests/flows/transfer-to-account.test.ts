import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';
import { itBlamesNoCard } from './support/itBlamesNoCard.ts';

/** F-TR-GC: every branch of a transfer to a card of the product, step by step. */
const available = { currency: 'HKD', amount: '20000.00' };
const account = {
  account_id: 'hkd',
  card_no_mask: '**** 0011',
  card_organ: 'Visa',
  currency: 'HKD',
  status: 'active',
  available,
};
const user = { signed_in: true, realname_status: '3' };
const answer = { account_id: 'hkd', payee_card_no: '4000010000000029', payee_name: 'Wong Mei Ling', amount: '100.00' };
const quote = (otp_required = false): JsonObject => ({
  quote_id: 'q1',
  deducted_amount: { currency: 'HKD', amount: '100.00' },
  fee: { currency: 'HKD', amount: '0.00' },
  remitted_amount: { currency: 'HKD', amount: '100.00' },
  otp_required,
  expire_time: '2026-03-03T12:05:00+08:00',
});
const begun = () => walkFlow('transfer-to-account', { user });
const atDetails = () =>
  begun()
    .done({ open: true })
    .done({ account_list: [account] });
const atFinding = () => atDetails().next(answer);
const atQuoting = () => atFinding().done({ payee_name_mask: 'W*** M** L***', region: 'HK', currency: 'HKD' });
const atReview = (otp = false) => atQuoting().done(quote(otp));
const atSending = () => atReview().next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('checking', () => {
  it('comes before any question', () => {
    expect(begun().at).toBe('checking');
    expect(begun().sends).toEqual({ kind: 'toGc' });
  });

  it.each([
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['PARAM_ERROR', 'unavailable'],
    ['UNKNOWN_ERROR', 'unavailable'],
    ['FUNC_DISABLED', 'unavailable'],
  ])('%s: %s, and no form (R-CONST-09, R-STATE-34)', (code, at) => expect(begun().code(code).at).toBe(at));

  itBlamesNoCard(begun, 'checking');
});

describe('details', () => {
  it.each([
    ['16 digits (R-VAL-19)', {}, []],
    ['not 15', { payee_card_no: '400001000000002' }, ['/payee_card_no minLength']],
    ['no amount over the balance (R-ERR-41)', { amount: '20000.01' }, ['/amount transfer.withinBalance']],
    ['a remark of 20 characters (R-VAL-26)', { remark: '12345678901234567890' }, []],
    ['none of 21', { remark: '123456789012345678901' }, ['/remark maxLength']],
  ])('takes %s', (_what, change, faults) => {
    expect(atDetails().faults({ ...answer, ...change })).toEqual(faults);
  });
});

describe('findingPayee and quoting', () => {
  it('ask for the card first, then quote what was asked', () => {
    expect(atFinding().sends).toEqual({ payee_card_no: '4000010000000029' });
    expect(atQuoting().sends).toEqual({ kind: 'toGc', ...answer });
  });

  it.each([
    ['PAYEE_NOT_FOUND', 'details'],
    ['SELF_TRANSFER', 'details'],
    ['T1_TO_T1', 'betweenAnonymous!'],
    ['REGION_P2P', 'betweenRegions!'],
  ])('%s: %s (R-ROLE-09, R-ROLE-19, R-ROLE-20)', (code, at) => expect(atFinding().code(code).at).toBe(at));

  it.each([
    ['CURRENCY_NOT_SAME', 'details'],
    ['PAYEE_NOT_FOUND', 'details'],
    ['OVER_LIMIT', 'details'],
    ['OVER_SINGLE_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
  ])('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));
});

describe('sending', () => {
  it('with the payment password, and a code where the quote asks for one', () => {
    expect(atSending().sends).toEqual({ quote_id: 'q1', ticket: 't1' });
    const walked = atReview(true).next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(walked.at).toBe('authorise/code/enter');
    walked.next({ code: { otp_id: 'otp-00001', otp: '123456' } }).done({ ticket: 't2' });
    expect(walked.sends).toMatchObject({ otp_ticket: 't2' });
  });

  it.each([
    ['QUOTE_EXPIRED', 'quoting'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it('done: no Back; a reply that stays lost: processing, never again', () => {
    const walked = atSending().done({ ref_no: '2026030300001', status: 'success' });
    expect(walked.at).toBe('done!');
    expect(walked.canBack).toBe(false);
    expect(atSending().unknown().at).toBe('processing!');
  });

  it('a reply that says processing is asked about, and is not called done before it is (R-ERR-30)', () => {
    const asking = () => atSending().done({ ref_no: '2026030300001', status: 'processing' });
    expect(asking().at).toBe('asking');
    expect(asking().sends).toEqual({ ref_no: '2026030300001' });
    expect(asking().done({ status: 'success' }).at).toBe('done!');
    expect(asking().done({ status: 'fail' }).at).toBe('returned!');
    expect(asking().done({ status: 'closed' }).at).toBe('returned!');
    expect(asking().done({ status: 'processing' }).at).toBe('processing!');
    expect(asking().code('UNKNOWN_ERROR').at).toBe('processing!');
  });
});
