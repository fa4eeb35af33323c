import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';
import { itBlamesNoCard } from './support/itBlamesNoCard.ts';

/** F-TR-INSTANT: every branch of an instant transfer by FPS, step by step. Taken from the wallets that members in Hong Kong
 * like: no bank is asked for; the payee’s name as FPS has it stands there as soon as the identity is typed; one review with
 * fee and total, then the password. */
const account = (currency: string): JsonObject => ({
  ...{ account_id: currency, card_no_mask: '**** **** **** 0029', card_organ: 'Visa', currency, status: 'active' },
  available: { currency, amount: '600.00' },
});
const member = { user_name: 'Chan Tai Man', region: 'HK', account_list: [account('HKD')] };
const user = { signed_in: true, realname_status: '3' };
const WISH = { account_id: 'HKD', type: 'mobile', mobile: '69876543', amount: '100.00' };
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const quote = (more: JsonObject = {}): JsonObject => ({
  ...{ quote_id: 'q1', deducted_amount: hkd('105.00'), fee: hkd('5.00'), remitted_amount: hkd('100.00') },
  ...{ otp_required: false, expire_time: '2026-03-03T12:05:00+08:00' },
  ...more,
});

const begun = () => walkFlow('transfer-instant', { user });
const atDetails = () => begun().done({ open: true }).done(member);
const atFinding = (wish: JsonObject = WISH) => atDetails().next(wish);
const atQuoting = (wish?: JsonObject) => atFinding(wish).done({ payee_name_mask: 'W*** M***', bank_name: 'Peak' });
const atReview = (more?: JsonObject) => atQuoting().done(quote(more));
const atSending = () => atReview().next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('before anything is asked', () => {
  it.each([
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['PARAM_ERROR', 'unavailable'],
    ['UNKNOWN_ERROR', 'unavailable'],
    ['FUNC_DISABLED', 'unavailable'],
  ])('%s: %s (R-CONST-09, R-STATE-34)', (code, at) => expect(begun().code(code).at).toBe(at));

  itBlamesNoCard(begun, 'checking');

  it.each(['CN', 'OTHER'])('region %s: another way is shown (R-ROLE-18)', (region) =>
    expect(
      begun()
        .done({ open: true })
        .done({ ...member, region }).at,
    ).toBe('elsewhere!'),
  );

  it('with no account that is open it ends', () => {
    const locked = { ...account('HKD'), status: 'locked' };
    expect(
      begun()
        .done({ open: true })
        .done({ ...member, account_list: [locked] }).at,
    ).toBe('refused!');
  });
});

describe('to whom', () => {
  it('asks for one identity, and for no bank (AMB-60, AMB-76)', () => {
    expect(atDetails().faults({})).toEqual(['/account_id required', '/type required', '/amount required']);
    expect(atDetails().faults(WISH)).toEqual([]);
    expect(atDetails().faults({ ...WISH, type: 'email', email: 'payee@example.com' })).toEqual([]);
    expect(atDetails().faults({ ...WISH, type: 'fpsId', fps_id: '1234567' })).toEqual([]);
    expect(atDetails().faults({ ...WISH, mobile: '123' })).toEqual(['/mobile fps.isMobileProxy']);
  });

  it('more than there is, or than the level may send, is said at the amount (R-VAL-07)', () => {
    expect(atDetails().faults({ ...WISH, amount: '600.01' })).toEqual(['/amount transfer.withinBalance']);
    expect(atDetails().faults({ ...WISH, amount: '99999999.00' })).toEqual(['/amount transfer.withinSingleLimit']);
  });

  it('FPS is asked for the payee first', () => {
    expect(atFinding().sends).toEqual({ proxy_type: 'mobile', proxy_id: '69876543' });
    expect(atFinding().code('FPS_PAYEE_NOT_FOUND').at).toBe('details');
    expect(atFinding().code('PAYEE_REPORTED').at).toBe('reported!');
  });

  it.each([
    ['FPS_LEVEL', 'levelTooLow!'],
    ['FPS_REGION', 'elsewhere!'],
  ])('%s: %s, for whom FPS is over since the beginning (R-STATE-12, R-ROLE-18)', (code, at) =>
    expect(atFinding().code(code).at).toBe(at),
  );

  it('Cancel sends nothing', () => expect(atDetails().press('CANCEL').at).toBe('cancelled!'));
});

describe('the quote', () => {
  it('is for FPS, whatever the member did not say', () =>
    expect(atQuoting().sends).toEqual({
      ...{ kind: 'toHk', method: 'FPS', account_id: 'HKD', amount: '100.00', type: 'mobile', proxy_id: '69876543' },
    }));

  it.each([
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
    ['PAYEE_REPORTED', 'reported!'],
    ['FPS_REGION', 'elsewhere!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['TRANSFER_HOURS', 'closedNow!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
  ])('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));

  it('a payee who is paid for the first time has to be confirmed', () => {
    expect(atReview({ first_payment: true }).faults({})).toEqual(['/payee_confirmed required']);
    expect(atReview().faults({})).toEqual([]);
  });
});

describe('sending it', () => {
  it('the payment password stands for this quote; above a sum a code is asked too (R-FLOW-42)', () => {
    expect(atReview().next().at).toBe('authorise/ask');
    const withCode = atReview({ otp_required: true }).next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(withCode.at).toBe('authorise/code/enter');
    expect(atSending().sends).toEqual({ quote_id: 'q1', ticket: 't1' });
  });

  it('done, or asked after', () => {
    expect(atSending().done({ status: 'success', ref_no: '1' }).at).toBe('done!');
    const asking = () => atSending().done({ status: 'processing', ref_no: '1' });
    expect(asking().done({ status: 'success' }).at).toBe('done!');
    expect(asking().done({ status: 'fail' }).at).toBe('returned!');
    expect(asking().done({ status: 'processing' }).at).toBe('processing!');
  });

  it.each([
    ['TRANS_PROCESSING', 'processing!'],
    ['QUOTE_EXPIRED', 'quoting'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['PAYEE_NOT_CONFIRMED', 'quoting'],
    ['PAYEE_REPORTED', 'reported!'],
    ['OVER_LIMIT', 'details'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['TRANS_FAIL', 'failed'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () =>
    expect(atSending().unknown().at).toBe('processing!'));

  it('after a failure it is tried again with a new quote', () =>
    expect(atSending().code('TRANS_FAIL').press('RETRY').at).toBe('quoting'));

  it('a password that is locked ends it', () =>
    expect(atReview().next().next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED').at).toBe('passwordLocked!'));
});
