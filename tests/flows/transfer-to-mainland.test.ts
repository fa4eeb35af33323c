import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { type FlowWalk, walkFlow } from './support/flowWalk.ts';
import { itBlamesNoCard } from './support/itBlamesNoCard.ts';

/** F-TR-ML: every branch of a transfer to the mainland, step by step. */
const account = (account_id: string, currency: string, amount: string): JsonObject => ({
  account_id,
  card_no_mask: '**** **** **** 0029',
  card_organ: 'Visa',
  currency,
  status: 'active',
  available: { currency, amount },
});
const member = {
  user_name: 'Wong Mei Ling',
  user_name_cn: '黃美玲',
  realname_status: '3',
  region: 'HK',
  account_list: [account('hkd', 'HKD', '60000.00'), account('cny', 'CNY', '8000.00'), account('usd', 'USD', '900.00')],
};
const user = { signed_in: true, realname_status: '3', user_name: 'Wong Mei Ling' };
const answer = {
  account_id: 'hkd',
  bank_code: '951',
  account_type: 'debitCard',
  bank_card_no: '6222000000000011',
  account_holder: '黃美玲',
  payee_name_en: 'Wong Mei Ling',
  amount: '100.00',
  remark: 'Savings',
};
const quote = (otp_required = false): JsonObject => ({
  quote_id: 'q1',
  deducted_amount: { currency: 'HKD', amount: '106.00' },
  fee: { currency: 'HKD', amount: '6.00' },
  remitted_amount: { currency: 'CNY', amount: '92.00' },
  bank_card_no_mask: '**** **** **** 0011',
  otp_required,
  expire_time: '2026-03-03T12:05:00+08:00',
});

const begun = () => walkFlow('transfer-to-mainland', { user });
const atDetails = () => begun().done({ open: true }).done(member);
const atQuoting = () => atDetails().next(answer);
const atReview = (otp = false) => atQuoting().done(quote(otp));
const atPassword = (otp = false) => atReview(otp).next();
const atSending = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('hours', () => {
  it('are asked before anything else; while closed there is no form, only when it opens (R-ERR-47, R-CONST-29)', () => {
    expect(begun().at).toBe('checkingHours');
    expect(begun().sends).toEqual({ kind: 'toMainland' });
    expect(begun().done({ open: false, next_open: '2026-03-04T08:00:00+08:00', reason: 'hours' }).at).toBe(
      'closedNow!',
    );
    expect(atDetails().at).toBe('details');
  });

  it.each([
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['USD_NOT_ALLOWED', 'noAccount!'],
    ['MAINLAND_T3_ONLY', 'certifiedOnly!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['PARAM_ERROR', 'unavailable'],
    ['UNKNOWN_ERROR', 'unavailable'],
    ['FUNC_DISABLED', 'unavailable'],
  ])('%s: %s, and no form (R-CONST-09, R-STATE-34, R-VAL-53)', (code, at) => expect(begun().code(code).at).toBe(at));

  itBlamesNoCard(begun, 'checkingHours');
});

it('who is certified without a Chinese name is told before the form, which nobody could answer (R-FLOW-40, R-VAL-25)', () => {
  const { user_name_cn: _name, ...unnamed } = member;
  expect(begun().done({ open: true }).done(unnamed).at).toBe('noChineseName!');
});

describe('details', () => {
  it.each([
    ['an account in HKD', {}, []],
    ['an account in CNY', { account_id: 'cny' }, []],
    ['no USD account (R-VAL-53)', { account_id: 'usd' }, ['/account_id transfer.canGoToMainland']],
    ['no bank card of 11 digits (R-VAL-20)', { bank_card_no: '62220000000' }, ['/bank_card_no minLength']],
    ['a bank card of 12 digits (R-VAL-20)', { bank_card_no: '622200000000' }, []],
    ['a bank card of 19 digits (R-VAL-21)', { bank_card_no: '6222000000000000000' }, []],
    [
      'no issuer that begins with 0 (R-VAL-22)',
      { bank_card_no: '0222000000000011' },
      ['/bank_card_no bank.isCardNumber'],
    ],
    ['no one else (R-ROLE-13)', { payee_name_en: 'Wong Mei Lin' }, ['/payee_name_en person.sameHolder']],
    ['the same name in another case and spacing', { payee_name_en: 'WONG  MEI LING' }, []],
    ['no Latin letters as Chinese name (R-VAL-31)', { account_holder: 'Wong' }, ['/account_holder pattern']],
    ['no other Chinese name (R-ROLE-13)', { account_holder: '別人名字' }, ['/account_holder person.sameHolder']],
    ['no remark of blanks (AMB-66)', { remark: '  ' }, ['/remark required']],
    ['no amount over the single limit (R-VAL-07)', { amount: '25000.01' }, ['/amount transfer.withinSingleLimit']],
    ['the single limit itself (R-VAL-07)', { amount: '25000.00' }, []],
    [
      'no amount over the balance (R-ERR-41)',
      { account_id: 'cny', amount: '8000.01' },
      ['/amount transfer.withinBalance'],
    ],
    ['no remark of 21 characters (R-VAL-26)', { remark: '123456789012345678901' }, ['/remark maxLength']],
    ['a remark of 20 characters (R-VAL-26)', { remark: '12345678901234567890' }, []],
  ])('takes %s', (_what, change, faults) => {
    expect(atDetails().faults({ ...answer, ...change })).toEqual(faults);
  });

  it('offers a passbook account to certified members of the mainland only (R-ROLE-16)', () => {
    const passbook = { ...answer, account_type: 'passbook' };
    const of = (change: JsonObject) => {
      const seen = begun()
        .done({ open: true })
        .done({ ...member, ...change });
      return seen.faults(passbook);
    };
    expect(of({ region: 'CN' })).toEqual([]);
    expect(of({ region: 'HK' })).toEqual(['/account_type level.canPayPassbook']);
    expect(of({ region: 'CN', realname_status: '1' })).toEqual(['/account_type level.canPayPassbook']);
  });

  it.each([
    'account_id',
    'bank_code',
    'account_type',
    'bank_card_no',
    'account_holder',
    'payee_name_en',
    'amount',
    'remark',
  ])('asks for %s (R-VAL-23 to R-VAL-26, AMB-66)', (name) => {
    const { [name]: _left, ...rest } = answer as JsonObject;
    expect(atDetails().faults(rest)).toContain(`/${name} required`);
  });

  it('CANCEL: cancelled', () => expect(atDetails().press('CANCEL').at).toBe('cancelled!'));
});

describe('quoting', () => {
  it('sends what was asked', () => {
    expect(atQuoting().sends).toEqual({ kind: 'toMainland', ...answer });
  });

  it.each([
    ['TRANSFER_HOURS', 'closedMeanwhile!'],
    ['MAINLAND_T3_ONLY', 'certifiedOnly!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['NAME_NOT_SAME', 'details'],
    ['HOLDER_NOT_SAME', 'details'],
    ['BANK_CARD_MISMATCH', 'details'],
    ['BANK_CHECK_LOCKED', 'details'],
    ['USD_NOT_ALLOWED', 'details'],
    ['BANK_UNKNOWN', 'details'],
    ['OVER_SINGLE_LIMIT', 'details'],
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
  ])('%s: %s', (code, at) => {
    const walked = atQuoting().code(code);
    expect(walked.at).toBe(at);
    expect(walked.error?.code).toBe(code);
  });
});

describe('review', () => {
  it('NEXT: the payment password for this very transfer', () => {
    const walked = atPassword();
    expect(walked.at).toBe('authorise/ask');
    expect(walked.next({ pay_pwd: '135790' }).sends).toMatchObject({ operation: 'transferToMainland', quote_id: 'q1' });
  });

  it('Back to another bank card asks for a new quote, though nothing else has changed (R-ROLE-13)', () => {
    const walked = atReview().back();
    expect(walked.at).toBe('details');
    walked.next({ ...answer, bank_card_no: '6222000000000099' });
    expect(walked.at).toBe('quoting');
    expect(walked.sends).toMatchObject({ bank_card_no: '6222000000000099' });
  });

  it('a reload keeps no bank card: a quote that must be asked again asks for it first', () => {
    const stored = JSON.stringify(atReview().stored());
    expect(stored).not.toContain('6222000000000011');
    expect(atReview().reload().at).toBe('review');
    const again = atSending().code('QUOTE_EXPIRED').reload();
    expect(again.at).toBe('details');
  });
});

describe('authorise', () => {
  it.each([
    ['the right password', (walked: FlowWalk) => walked.next({ pay_pwd: '135790' }).done({ ticket: 't' }), 'sending'],
    ['a wrong one', (walked: FlowWalk) => walked.next({ pay_pwd: '000000' }).code('PAY_PWD_WRONG'), 'authorise/ask'],
    [
      'one wrong too often',
      (walked: FlowWalk) => walked.next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED'),
      'passwordLocked!',
    ],
    ['Cancel', (walked: FlowWalk) => walked.press('CANCEL'), 'cancelled!'],
    ['Back', (walked: FlowWalk) => walked.back(), 'review'],
  ])('%s leads on', (_what, act, at) => {
    expect(act(atPassword()).at).toBe(at);
  });

  it('is followed by a code only where the quote asks for one', () => {
    const walked = atPassword(true).next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(walked.at).toBe('authorise/code/enter');
    const another = atPassword(true).next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(another.press('CANCEL').at).toBe('cancelled!');
    walked.next({ code: { otp_id: 'otp-00001', otp: '123456' } }).done({ ticket: 't2' });
    expect(walked.at).toBe('sending');
    expect(walked.sends).toEqual({ quote_id: 'q1', ticket: 't1', otp_ticket: 't2' });
  });
});

describe('sending', () => {
  it.each([
    ['success', 'done!'],
    ['processing', 'asking'],
  ])('%s: %s', (status, at) => {
    const walked = atSending().done({ ref_no: '2026030300001', status });
    expect(walked.at).toBe(at);
    expect(walked.canBack).toBe(false);
  });

  it.each([
    ['TRANS_PROCESSING', 'processing!'],
    ['QUOTE_EXPIRED', 'quoting'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['TRANSFER_HOURS', 'closedMeanwhile!'],
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
    ['MAINLAND_T3_ONLY', 'certifiedOnly!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['TRANS_FAIL', 'failed'],
    ['FUNC_DISABLED', 'review'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it('a reply that stays lost: processing, never again', () => expect(atSending().unknown().at).toBe('processing!'));
});

describe('a transfer in processing (R-ERR-30)', () => {
  const atAsking = () => atSending().done({ ref_no: '2026030300001', status: 'processing' });

  it.each([
    ['processing', 'processing!'],
    ['submittedToBank', 'done!'],
    ['success', 'done!'],
    ['fail', 'returned!'],
  ])('is asked for, and again when its end is seen again; %s: %s', (status, at) => {
    expect(atAsking().sends).toEqual({ ref_no: '2026030300001' });
    const walked = atAsking().done({ status: 'processing' });
    expect(walked.at).toBe('processing!');
    walked.later('2026-03-03T12:00:31+08:00');
    expect(walked.at).toBe('asking');
    expect(walked.done({ status }).at).toBe(at);
  });

  it('is processing as long as nobody answers', () => expect(atAsking().code('UNKNOWN_ERROR').at).toBe('processing!'));
});

describe('failed', () => {
  it('RETRY: a new quote; CANCEL: cancelled', () => {
    expect(atSending().code('TRANS_FAIL').press('RETRY').at).toBe('quoting');
    expect(atSending().code('TRANS_FAIL').press('CANCEL').at).toBe('cancelled!');
  });

  it('after a reload RETRY asks for the bank card again, and is not pressed by itself when the bank refuses again', () => {
    const walked = atSending().code('TRANS_FAIL').reload().press('RETRY');
    expect(walked.at).toBe('details');
    walked
      .next(answer)
      .done({ ...quote(), quote_id: 'q2' })
      .next()
      .next({ pay_pwd: '135790' })
      .done({ ticket: 't2' });
    expect(walked.at).toBe('sending');
    expect(walked.code('TRANS_FAIL').at).toBe('failed');
  });
});
