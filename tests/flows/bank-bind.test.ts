import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-BANK-BIND: every branch of linking a bank account and of unlinking one, step by step. Taken from the wallets that members in
 * Hong Kong like: a first account begins at once, without a list; what is awaited can be seen again later; where to pay, with
 * which reference and from which card, stands on one screen to copy from. */
const money = (currency: string, amount: string): JsonObject => ({ currency, amount });
const ACCOUNTS = [
  {
    ...{ account_id: 'acc-HKD', card_no_mask: '**** 0011', card_organ: 'Visa', currency: 'HKD' },
    ...{ status: 'active', account_status: 'normal', balance: money('HKD', '10.00') },
  },
];
const info = (account_list: readonly JsonObject[] = ACCOUNTS): JsonObject => ({
  ...{ user_name: 'Chan Siu Ming', account_list: [...account_list] },
});
const bank = (state: string): JsonObject => ({
  ...{ bind_id: `bind-${state}`, bank_card_mask: '****0011', bank_name: 'Harbour Sample Bank', state },
  ...{ holder_name: 'Chan Siu Ming' },
});
const DETAILS = {
  ...{ bank_region: 'HK', bank_code: '901', bank_card_no: '6222000000000011' },
  ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)', account_id: 'acc-HKD' },
};
const MOBILE = { area_code: '852', mob_no: '61234567', code: { otp_id: 'o5Tq8Zr2', otp: '482915' } };
const CHECK = {
  ...{ state: 'WAITING', reference: 'K7QX2M9P', check_amount: money('HKD', '1.00'), bank_card_mask: '****0011' },
  ...{ bank_name: 'Harbour Sample Bank', expire_time: '2099-03-06T10:16:00.000+08:00' },
  pay_to: {
    bank_name: 'Harbour Sample Bank',
    account_number: '901-234-567890',
    account_name: 'Sample Payments Limited',
  },
};

const atListing = () => walkFlow('bank-bind', { user: { signed_in: true } });
const atFirst = () => atListing().done({ list: [] }).done(info());
const atOverview = (states = ['BOUND', 'WAITING']) =>
  atListing()
    .done({ list: states.map(bank) })
    .done(info());
const atMobile = () => atFirst().next(DETAILS);
const atBinding = () => atMobile().next(MOBILE);
const atAsking = () =>
  atBinding().done({ bind_id: 'bind-new', reference: 'K7QX2M9P', check_amount: money('HKD', '1.00') });
const atCheck = () => atAsking().done(CHECK);
const atLooking = () => atCheck().done({ ...CHECK, state: 'BOUND' });
const atUnlink = () => atOverview().next({ wish: 'unlink' });
const atUnbinding = () => atUnlink().next({ bind_id: 'bind-BOUND' }).next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('where it begins (R-FLOW-43)', () => {
  it('with no account the first one is asked for at once', () => expect(atFirst().at).toBe('details'));

  it('with some there is a choice', () => {
    expect(atOverview().at).toBe('overview');
    expect(atOverview().next({ wish: 'link' }).at).toBe('details');
    expect(atOverview().next({ wish: 'check' }).at).toBe('waitingOnes');
    expect(atUnlink().at).toBe('unlink');
  });

  it('the stages of linking stand over linking alone', () => {
    expect([atOverview().view.progress, atUnlink().view.progress]).toEqual([undefined, undefined]);
    expect(atFirst().view.progress?.at).toBe('details');
  });

  it('a check top-up is seen again only where one is awaited', () => {
    expect(atOverview(['BOUND']).faults({ wish: 'check' })).toEqual(['/wish bank.canBeChecked']);
    const waiting = atOverview().next({ wish: 'check' });
    expect(waiting.faults({ bind_id: 'bind-BOUND' })).toEqual(['/bind_id enum']);
    expect(waiting.next({ bind_id: 'bind-WAITING' }).sends).toEqual({ bind_id: 'bind-WAITING' });
  });

  it('with every account stopped it ends', () => {
    const stopped = { ...ACCOUNTS[0]!, account_status: 'stopped' };
    expect(
      atListing()
        .done({ list: [] })
        .done(info([stopped])).at,
    ).toBe('noAccount!');
  });

  it('with every account stopped what is linked is still seen, and can be unlinked (R-FLOW-43)', () => {
    const stopped = { ...ACCOUNTS[0]!, account_status: 'stopped' };
    const overview = () =>
      atListing()
        .done({ list: ['BOUND', 'WAITING'].map(bank) })
        .done(info([stopped]));
    expect(overview().at).toBe('overview');
    expect(overview().next({ wish: 'unlink' }).at).toBe('unlink');
    expect(overview().next({ wish: 'link' }).at).toBe('noAccount!');
    expect(overview().next({ wish: 'check' }).at).toBe('noAccount!');
  });
});

describe('the bank account', () => {
  it('is the member’s own, with a number that can be (R-VAL-22, R-ERR-42)', () => {
    expect(atFirst().faults(DETAILS)).toEqual([]);
    expect(atFirst().faults({ ...DETAILS, holder_name: 'Wong Mei Ling' })).toEqual(['/holder_name person.sameHolder']);
    expect(atFirst().faults({ ...DETAILS, bank_card_no: '100000000000' })).toEqual(['/bank_card_no bank.isCardNumber']);
  });

  it('is confirmed by a code to the number that the bank has', () => {
    expect(atMobile().faults({})).toEqual(['/area_code required', '/mob_no required', '/code required']);
    const { bank_region: _region, ...card } = DETAILS;
    const { code, ...number } = MOBILE;
    expect(atBinding().sends).toEqual({ ...card, ...number, ...code });
  });

  it.each([
    ['BANK_CARD_MISMATCH', 'details'],
    ['BANK_CHECK_LOCKED', 'details'],
    ['BANK_BOUND', 'details'],
    ['ACCOUNT_STATUS', 'accountStopped!'],
    ['OTP_WRONG', 'mobile'],
    ['OTP_LOST', 'mobile'],
    ['OTP_NOT_OBTAINED', 'mobile'],
    ['OTP_LIMIT', 'mobile'],
  ])('%s: %s', (code, at) => expect(atBinding().code(code).at).toBe(at));

  it('a lost reply is said as such (AMB-12)', () => expect(atBinding().unknown().at).toBe('unknown!'));

  it.each([
    ['the details', atFirst],
    ['the code', atMobile],
    ['the choice', atOverview],
  ])('Cancel at %s links nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
});

describe('the check top-up (R-CONST-32 to R-CONST-35)', () => {
  it('is read of the account that was just noted', () => {
    expect(atAsking().sends).toEqual({ bind_id: 'bind-new' });
    expect(atCheck().sends).toEqual({ bind_id: 'bind-new' });
  });

  it('can be paid later', () => expect(atCheck().press('LATER').at).toBe('processing!'));

  it.each([
    ['BOUND', 'done!'],
    ['EXPIRED', 'expired!'],
    ['UNBOUND', 'expired!'],
    ['WAITING', 'processing!'],
  ])('%s: %s', (state, at) => expect(atLooking().done({ ...CHECK, state }).at).toBe(at));

  it('when the time is over it looks once more', () => expect(atCheck().code('POLL_ENDED').at).toBe('looking'));

  it('that cannot be read is said as such', () => {
    expect(atAsking().code('PARAM_ERROR').at).toBe('unknown!');
    expect(atLooking().code('UNKNOWN_ERROR').at).toBe('processing!');
  });
});

describe('unlinking', () => {
  it('is confirmed by the payment password, for this only', () => {
    const asked = atUnlink().next({ bind_id: 'bind-BOUND' });
    expect(asked.at).toBe('authorise/ask');
    expect(asked.next({ pay_pwd: '135790' }).sends).toEqual({ operation: 'bankUnbind', pay_pwd: '135790' });
    expect(atUnbinding().sends).toEqual({ bind_id: 'bind-BOUND', ticket: 't1' });
    expect(atUnbinding().done({}).at).toBe('unlinked!');
  });

  it.each([
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['PARAM_ERROR', 'listing'],
  ])('%s: %s', (code, at) => expect(atUnbinding().code(code).at).toBe(at));

  it('a lost reply is said as such; a password locked leads to its reset', () => {
    expect(atUnbinding().unknown().at).toBe('unknown!');
    const wrong = atUnlink().next({ bind_id: 'bind-BOUND' }).next({ pay_pwd: '000000' });
    expect(wrong.code('PAY_PWD_LOCKED').at).toBe('passwordLocked!');
  });

  it('Back and Cancel unlink nothing', () => {
    expect(atUnlink().next({ bind_id: 'bind-BOUND' }).back().at).toBe('unlink');
    expect(atUnlink().press('CANCEL').at).toBe('cancelled!');
  });
});
