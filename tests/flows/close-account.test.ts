import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-CLOSE: every branch of closing an account, step by step. */
const looked = (change: JsonObject = {}): JsonObject => ({
  closure_id: 'c1',
  co_branded: false,
  identity_check: 'selfie',
  pending: 'none',
  has_balance: true,
  balances: [],
  forfeited: {},
  usable_from: '2027-01-01',
  ...change,
});
const atQuery = () => walkFlow('close-account', { user: { signed_in: true } });
const atConsequences = (change: JsonObject = {}) => atQuery().done(looked(change));
const atBalance = () => atConsequences().next();
const atSelfie = () => atBalance().next({ choice: 'abandon', abandon_balance: true });
const atComparing = () => atSelfie().next({ selfie: { file_id: 'file-1', file_name: 'selfie.jpg' } });
const atConfirm = () => atComparing().done({ ticket: 'f1' });
const atPassword = () => atConfirm().next();
const atCode = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });
const atClosing = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });

describe('what stands in the way', () => {
  it.each([
    ['a co-branded account (R-ROLE-24, AMB-75)', { co_branded: true }, 'throughPartner!'],
    ['no document to compare with', { identity_check: 'support' }, 'withoutDocument!'],
    ['a transfer on its way', { pending: 'transfers' }, 'pending!'],
    ['a frozen top-up (R-ERR-43)', { pending: 'topups' }, 'outstanding!'],
    ['nothing', {}, 'consequences'],
  ])('%s: %s', (_what, change, at) => expect(atConsequences(change).at).toBe(at));

  it.each([
    ['SYS_UPGRADING', 'upgrading!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['UNKNOWN_ERROR', 'failed'],
  ])('%s: %s (R-ERR-46)', (code, at) => expect(atQuery().code(code).at).toBe(at));
});

describe('the balance (R-FLOW-58, R-VAL-43, AMB-06)', () => {
  it('is withdrawn first, or given up by a tick', () => {
    expect(atBalance().next({ choice: 'withdraw' }).at).toBe('withdrawFirst!');
    expect(atBalance().faults({ choice: 'abandon' })).toEqual(['/abandon_balance required']);
    expect(atBalance().faults({ choice: 'abandon', abandon_balance: false })).toEqual(['/abandon_balance const']);
    expect(atSelfie().at).toBe('proveIdentity/take');
  });

  it('is one of the two, and chosen', () => {
    expect(atBalance().faults({})).toEqual(['/choice required']);
    expect(atBalance().faults({ choice: 'keep' })).toEqual(['/choice enum']);
  });

  it('of nothing takes the tick too', () => {
    const empty = () => atConsequences({ has_balance: false }).next();
    expect(empty().at).toBe('emptyBalance');
    expect(empty().faults({})).toEqual(['/abandon_balance required']);
    expect(empty().next({ abandon_balance: true }).at).toBe('proveIdentity/take');
  });
});

describe('the proofs (R-FLOW-59, R-FLOW-60)', () => {
  it('selfie, payment password and code, in this order', () => {
    expect(atConfirm().at).toBe('confirm');
    expect(atPassword().at).toBe('authorise/ask');
    expect(atCode().at).toBe('confirmByCode/enter');
  });

  it.each(['FACE_FAIL', 'FACE_NOT_MATCH_DOC', 'ID_NET_TIMEOUT'])('%s: another selfie (R-ERR-35, R-ERR-37)', (code) => {
    expect(atComparing().code(code).at).toBe('proveIdentity/take');
  });

  it.each([
    ['the selfie', atSelfie, 'balance'],
    ['the payment password', atPassword, 'confirm'],
    ['the code', atCode, 'confirm'],
  ])('Cancel at %s leaves the account as it was; Back leads to %s', (_what, at, before) => {
    expect(at().press('CANCEL').at).toBe('cancelled!');
    expect(at().back().at).toBe(before);
  });

  it('the reason may be left out, and is one of the list (F-CLOSE)', () => {
    expect(atConfirm().faults({})).toEqual([]);
    expect(atConfirm().faults({ reason: 'nobody knows' })).toEqual(['/reason enum']);
  });

  it('too many selfies lead to support, too many passwords to their reset', () => {
    expect(atComparing().code('FACE_LOCKED').at).toBe('throughSupport!');
    expect(atPassword().next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED').at).toBe('passwordLocked!');
  });
});

describe('closing', () => {
  it('sends the sums that were shown, the tick and every proof', () => {
    expect(atClosing().sends).toEqual({
      closure_id: 'c1',
      abandon_balance: true,
      face_ticket: 'f1',
      ticket: 't1',
      otp_ticket: 'o1',
    });
  });

  it.each([
    ['SYS_UPGRADING', 'upgrading!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CO_BRANDED', 'throughPartner!'],
    ['REALNAME_REQUIRED', 'withoutDocument!'],
    ['ACCOUNT_STATUS', 'statusForbids!'],
    ['PENDING_TRANS', 'pending!'],
    ['OUTSTANDING_BALANCE', 'outstanding!'],
    ['ABANDON_REQUIRED', 'balance'],
    ['QUOTE_EXPIRED', 'lookingUp'],
    ['TICKET_EXPIRED', 'proveIdentity/take'],
    ['FUNC_DISABLED', 'failed'],
  ])('%s: %s (R-ERR-43, R-ERR-46)', (code, at) => expect(atClosing().code(code).at).toBe(at));

  it('a partner found out only now is named as one known before (R-ROLE-24)', () => {
    const partner_name = 'Sample Travel Club';
    const rows = (data: unknown) => ({ data: { closure: data } });
    expect(atConsequences({ co_branded: true, partner_name }).end).toMatchObject(rows({ partner_name }));
    expect(atClosing().code('CO_BRANDED', { partner_name }).end).toMatchObject({ data: { found: { partner_name } } });
  });

  it('with other sums begins at the sums', () => {
    expect(
      atClosing()
        .code('QUOTE_EXPIRED')
        .done(looked({ closure_id: 'c2' })).at,
    ).toBe('consequences');
  });

  it('done: no Back (R-STATE-65); a reply that stays lost: not known, and never again', () => {
    const walked = atClosing().done({ close_no: '1', forfeited: {} });
    expect(walked.at).toBe('closed!');
    expect(walked.canBack).toBe(false);
    expect(atClosing().unknown().at).toBe('unknown!');
  });
});
