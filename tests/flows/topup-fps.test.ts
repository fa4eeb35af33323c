import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-TOPUP-FPS: every branch of a top-up by FPS, step by step. Taken from the wallets that members in Hong Kong like: a code with
 * sum and reference in it, so that nothing is typed; on the phone that pays, the code as a picture that the banking app opens;
 * a page that goes on by itself when the money is there; a new code for the same sum when it has run out. */
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const account = (currency: string, more: JsonObject = {}): JsonObject => ({
  ...{ account_id: `acc-${currency}`, card_no_mask: '**** 0011', card_organ: 'Visa', currency },
  ...{ status: 'active', account_status: 'normal', balance: hkd('10.00') },
  ...more,
});
const info = (accounts: readonly JsonObject[], more: JsonObject = {}): JsonObject => ({
  ...{ region: 'HK', realname_status: '3', account_list: [...accounts] },
  ...more,
});
const ORDER = {
  ...{ order_no: '20250303000000000200', reference: 'K7QX2M9P', fpsId: '1680000', qrcodeTxt: '000201' },
  ...{ total: hkd('500.00'), expire_time: '2026-11-23T10:15:00+08:00' },
};
const ANSWER = { account_id: 'acc-HKD', amount: '500.00' };

const atAccounts = () => walkFlow('topup-fps', { user: { signed_in: true, realname_status: '3' } });
const atAmount = (more: JsonObject = {}) => atAccounts().done(info([account('HKD'), account('CNY')], more));
const atCreating = () => atAmount().next(ANSWER);
const atWaiting = () => atCreating().done(ORDER);
const atLooking = () => atWaiting().done({ state: 'CREDITED' });

describe('who may use it', () => {
  it.each(['CN', 'OTHER'])('region %s: another way is shown (R-ROLE-18)', (region) =>
    expect(atAmount({ region }).at).toBe('elsewhere!'),
  );

  it.each([
    ['only another currency', [account('USD')]],
    ['an account that is stopped', [account('HKD', { account_status: 'stopped' })]],
  ])('%s: it is said at once (R-STATE-39)', (_what, accounts) =>
    expect(atAccounts().done(info(accounts)).at).toBe('noAccount!'),
  );
});

describe('account and amount', () => {
  it('asks for both, and takes an account in Hong Kong dollars only', () => {
    expect(atAmount().faults({})).toEqual(['/account_id required', '/amount required']);
    expect(atAmount().faults({ ...ANSWER, account_id: 'acc-CNY' })).toEqual(['/account_id topup.canBeByFps']);
    expect(atAmount().faults(ANSWER)).toEqual([]);
  });

  it('takes an account whose card is locked (R-STATE-36)', () => {
    const locked = atAccounts().done(info([account('HKD', { status: 'locked' })]));
    expect(locked.faults(ANSWER)).toEqual([]);
  });

  it.each([
    ['3', '100000.00', '100000.01'],
    ['1', '20000.00', '20000.01'],
  ])('level %s: %s is the most (R-CONST-86)', (realname_status, most, more) => {
    const at = () => atAmount({ realname_status });
    expect(at().faults({ ...ANSWER, amount: most })).toEqual([]);
    expect(at().faults({ ...ANSWER, amount: more })).toEqual(['/amount topup.withinLimit']);
  });

  it('sends what was asked, and nothing else', () => expect(atCreating().sends).toEqual(ANSWER));

  it('Cancel announces nothing', () => expect(atAmount().press('CANCEL').at).toBe('cancelled!'));
});

describe('announcing it', () => {
  it.each([
    ['FPS_LEVEL', 'levelTooLow!'],
    ['FPS_REGION', 'elsewhere!'],
    ['ACCOUNT_STATUS', 'accountStopped!'],
    ['OVER_LIMIT', 'amount'],
    ['PARAM_ERROR', 'amount'],
  ])('%s: %s', (code, at) => expect(atCreating().code(code).at).toBe(at));

  it('a lost reply is said as such, and nothing is sent again (AMB-12)', () =>
    expect(atCreating().unknown().at).toBe('unknown!'));
});

describe('waiting for the money (R-FLOW-36)', () => {
  it('asks for this order', () => expect(atWaiting().sends).toEqual({ order_no: ORDER.order_no }));

  it('Back does not take the order back; another amount is an order of its own', () => {
    expect(atWaiting().press('OTHER_AMOUNT').at).toBe('amount');
  });

  it.each(['CREDITED', 'FROZEN', 'EXPIRED'])('%s: looks once more, and that counts', (state) =>
    expect(atWaiting().done({ state }).at).toBe('looking'),
  );

  it('when the time is over it looks once more too', () => expect(atWaiting().code('POLL_ENDED').at).toBe('looking'));
});

describe('what became of it', () => {
  it.each([
    [{ state: 'CREDITED', source: 'own' }, 'done!'],
    [{ state: 'CREDITED', source: 'thirdParty' }, 'held!'],
    [{ state: 'FROZEN' }, 'frozen!'],
    [{ state: 'EXPIRED' }, 'expired'],
    [{ state: 'WAITING' }, 'processing!'],
  ])('%o: %s (R-CONST-12, R-STATE-63)', (reply, at) => expect(atLooking().done(reply).at).toBe(at));

  it('that cannot be read is said to be under way', () =>
    expect(atLooking().code('UNKNOWN_ERROR').at).toBe('processing!'));
});

describe('the code has run out', () => {
  const atExpired = () => atLooking().done({ state: 'EXPIRED' });

  it('another is had for the same account and amount', () => {
    const again = atExpired().press('RETRY');
    expect(again.at).toBe('creating');
    expect(again.sends).toEqual(ANSWER);
    expect(again.done({ ...ORDER, order_no: '20250303000000000201' }).sends).toEqual({
      order_no: '20250303000000000201',
    });
  });

  it('or for another amount, or none', () => {
    expect(atExpired().press('OTHER_AMOUNT').at).toBe('amount');
    expect(atExpired().press('CANCEL').at).toBe('cancelled!');
  });
});
