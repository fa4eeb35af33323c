import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-TOPUP-BANK: every branch of a top-up by bank transfer or cash, step by step. Taken from the wallets that members in Hong
 * Kong like: a linked account is one tap; the fee and what will be credited stand there before anything is paid; account number,
 * name and reference are copied, not typed; who leaves to pay at the bank comes back to where they were. */
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const account = (currency: string, more: JsonObject = {}): JsonObject => ({
  ...{ account_id: `acc-${currency}`, card_no_mask: '**** 0011', card_organ: 'Visa', currency },
  ...{ status: 'active', account_status: 'normal', balance: hkd('10.00') },
  ...more,
});
const info = (accounts: readonly JsonObject[], realname_status = '3'): JsonObject => ({
  ...{ region: 'HK', realname_status, user_name: 'Chan Siu Ming', account_list: [...accounts] },
});
const ORDER = {
  ...{ order_no: '20250303000000000200', reference: 'K7QX2M9P', total: hkd('500.00'), fee: hkd('0.00') },
  ...{ to_credit: hkd('500.00'), expire_time: '2026-11-26T10:15:00+08:00' },
  pay_to: {
    bank_name: 'Harbour Sample Bank',
    account_number: '901-234-567890',
    account_name: 'Sample Payments Limited',
  },
};
const bank = (state: string): JsonObject => ({
  ...{ bind_id: `bind-${state}`, bank_card_mask: '****0011', bank_name: 'Harbour Sample Bank', state },
  ...{ holder_name: 'Chan Siu Ming' },
});
const CARD = {
  ...{ paid_by: 'card', paid_from_region: 'HK', bank_code: '901', bank_card_no: '6222000000000011' },
  ...{ holder_name: 'Chan Siu Ming', doc_no: 'A123456(3)' },
};
const LINKED = { paid_by: 'linked', bind_id: 'bind-BOUND', paid_from_region: 'HK' };

const atAccounts = () => walkFlow('topup-bank', { user: { signed_in: true } });
const atAmount = (level = '3') => atAccounts().done(info([account('HKD'), account('CNY')], level));
const atPayer = ({ level = '3', banks = [bank('BOUND'), bank('WAITING')] } = {}) =>
  atAmount(level).next({ account_id: 'acc-HKD', amount: '500.00' }).done({ list: banks });
const atAnnouncing = (payer: JsonObject = CARD) => atPayer().next(payer);
const atInstructions = () => atAnnouncing().done(ORDER);
const atPaid = () => atInstructions().next();
const atConfirming = (more: JsonObject = {}) => atPaid().next({ transfer_date: '2025-03-01', ...more });
const atWaiting = () => atConfirming().done({ state: 'WAITING', fee: hkd('0.00') });
const atLooking = () => atWaiting().done({ state: 'CREDITED' });

describe('account and amount', () => {
  it('takes every account that is not stopped, with a locked card too (R-STATE-36, R-STATE-39)', () => {
    expect(atAmount().faults({ account_id: 'acc-CNY', amount: '1' })).toEqual([]);
    const stopped = account('HKD', { account_status: 'stopped' });
    expect(atAccounts().done(info([stopped])).at).toBe('noAccount!');
    const locked = atAccounts().done(info([account('HKD', { status: 'locked' }), stopped]));
    expect(locked.faults({ account_id: 'acc-HKD', amount: '1' })).toEqual([]);
  });

  it.each([
    ['0', 'acc-HKD', '3000.00', '3000.01'],
    ['3', 'acc-CNY', '90000.00', '90000.01'],
  ])('level %s, %s: %s is the most (R-CONST-86)', (level, account_id, most, more) => {
    expect(atAmount(level).faults({ account_id, amount: most })).toEqual([]);
    expect(atAmount(level).faults({ account_id, amount: more })).toEqual(['/amount topup.withinLimit']);
  });

  it('Cancel announces nothing', () => expect(atAmount().press('CANCEL').at).toBe('cancelled!'));
});

describe('who pays', () => {
  it('is always asked, and from where (R-CONST-41)', () =>
    expect(atPayer().faults({})).toEqual(['/paid_by required', '/paid_from_region required']));

  it('a linked account is picked, and only one that is linked', () => {
    expect(atPayer().faults(LINKED)).toEqual([]);
    expect(atPayer().faults({ ...LINKED, bind_id: 'bind-WAITING' })).toEqual(['/bind_id enum']);
    expect(atPayer({ banks: [bank('WAITING')] }).faults({ ...LINKED, bind_id: 'x' })).toContain(
      '/paid_by topup.hasLinkedAccount',
    );
  });

  it('another card is the member’s own (R-VAL-22, R-ERR-42)', () => {
    expect(atPayer().faults(CARD)).toEqual([]);
    expect(atPayer().faults({ ...CARD, holder_name: 'Wong Mei Ling' })).toEqual(['/holder_name person.sameHolder']);
    expect(atPayer().faults({ ...CARD, bank_card_no: '100000000000' })).toEqual(['/bank_card_no bank.isCardNumber']);
    expect(atPayer().faults({ paid_by: 'card', paid_from_region: 'HK' })).toEqual([
      ...['/bank_code required', '/bank_card_no required', '/holder_name required', '/doc_no required'],
    ]);
  });

  it('cash is for those who are verified (R-ROLE-06)', () => {
    const cash = { paid_by: 'cash', paid_from_region: 'HK' };
    expect(atPayer({ level: '0' }).faults(cash)).toEqual(['/paid_by topup.cashIsAllowed']);
    expect(atPayer({ level: '1' }).faults(cash)).toEqual([]);
  });

  it('Cancel announces nothing; Back keeps the amount', () => {
    expect(atPayer().press('CANCEL').at).toBe('cancelled!');
    expect(atPayer().back().at).toBe('amount');
  });
});

describe('announcing it', () => {
  const sum = { account_id: 'acc-HKD', amount: '500.00', paid_from_region: 'HK' };

  it('sends the card, the linked account or cash, and nothing of the others', () => {
    expect(atAnnouncing().sends).toEqual({ ...CARD, ...sum });
    expect(atAnnouncing(LINKED).sends).toEqual({ ...sum, paid_by: 'card', bind_id: 'bind-BOUND' });
    const cash = { paid_by: 'cash', paid_from_region: 'HK' };
    expect(atAnnouncing(cash).sends).toEqual({ ...sum, paid_by: 'cash' });
  });

  it.each([
    ['OVER_LIMIT', 'amount'],
    ['ACCOUNT_STATUS', 'accountStopped!'],
    ['BANK_CARD_MISMATCH', 'payer'],
    ['BANK_CHECK_LOCKED', 'payer'],
    ['CASH_NOT_ALLOWED', 'payer'],
    ['TICKET_EXPIRED', 'payer'],
  ])('%s: %s', (code, at) => expect(atAnnouncing().code(code).at).toBe(at));

  it('a lost reply is said as such (AMB-12)', () => expect(atAnnouncing().unknown().at).toBe('unknown!'));
});

describe('paying', () => {
  it('the account to pay to is shown until the member says that it is paid', () => {
    expect(atInstructions().at).toBe('instructions');
    expect(atPaid().at).toBe('paid');
    expect(atInstructions().press('OTHER_AMOUNT').at).toBe('amount');
  });

  it('asks for the day, which is not to come, and a receipt if there is one', () => {
    const { transfer_date } = atPaid().view.answer;
    expect(transfer_date, 'today, unless the member says another').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(atPaid().faults({ transfer_date: transfer_date ?? '' })).toEqual([]);
    expect(atPaid().faults({})).toEqual(['/transfer_date required']);
    expect(atPaid().faults({ transfer_date: '2999-01-01' })).toEqual(['/transfer_date topup.isPaidByToday']);
  });

  it('sends what was said', () => {
    const sent = { order_no: ORDER.order_no, transfer_date: '2025-03-01' };
    expect(atConfirming().sends).toEqual(sent);
    const receipt = { file_id: 'file-123456', file_name: 'receipt.png' };
    expect(atConfirming({ receipt }).sends).toEqual({ ...sent, receipt_file_id: 'file-123456' });
  });

  it.each([
    ['TOPUP_FROZEN', 'frozen!'],
    ['CASH_NOT_ALLOWED', 'cashNotAllowed!'],
    ['TOPUP_EXPIRED', 'expired!'],
    ['BANK_CARD_MISMATCH', 'paid'],
    ['BANK_CHECK_LOCKED', 'paid'],
  ])('%s: %s (R-ERR-31)', (code, at) => expect(atConfirming().code(code).at).toBe(at));

  it('a lost reply is said as processing (AMB-12)', () => expect(atConfirming().unknown().at).toBe('processing!'));
});

describe('what becomes of it', () => {
  it('who does not wait finds it later', () => expect(atWaiting().press('LATER').at).toBe('processing!'));

  it.each([
    [{ state: 'CREDITED', source: 'own' }, 'done!'],
    [{ state: 'CREDITED', source: 'cash' }, 'held!'],
    [{ state: 'CREDITED', source: 'thirdParty' }, 'held!'],
    [{ state: 'FROZEN' }, 'frozen!'],
    [{ state: 'FROZEN', source: 'thirdParty' }, 'frozen!'],
    [{ state: 'FROZEN', source: 'cash' }, 'cashNotAllowed!'],
    [{ state: 'EXPIRED' }, 'expired!'],
    [{ state: 'WAITING' }, 'processing!'],
  ])('%o: %s (R-CONST-10 to R-CONST-13, R-STATE-63, R-ROLE-06)', (reply, at) =>
    expect(atLooking().done(reply).at).toBe(at),
  );

  it('when the time is over it looks once more', () => expect(atWaiting().code('POLL_ENDED').at).toBe('looking'));

  it('that cannot be read is said to be under way', () =>
    expect(atLooking().code('UNKNOWN_ERROR').at).toBe('processing!'));
});
