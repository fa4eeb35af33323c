import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { type FlowWalk, walkFlow } from './support/flowWalk.ts';
import { itBlamesNoCard } from './support/itBlamesNoCard.ts';

/** F-TR-HK: every branch of a transfer to a Hong Kong bank, step by step. */
const account = (account_id: string, currency: string, amount: string): JsonObject => ({
  account_id,
  card_no_mask: '**** **** **** 0029',
  card_organ: 'Visa',
  currency,
  status: 'active',
  available: { currency, amount },
});
const member = { user_name: 'Chan Tai Man', region: 'HK', account_list: [account('hkd', 'HKD', '60000.00')] };
const user = { signed_in: true, realname_status: '3' };
const byBank = {
  account_id: 'hkd',
  method: 'bank',
  bank_code: '024',
  account_number: '012345678901',
  payee_name_en: 'Wong Mei Ling',
  amount: '100.00',
};
const byFps = {
  account_id: 'hkd',
  method: 'FPS',
  type: 'mobile',
  mobile: '69876543',
  amount: '100.00',
};
const quote = (otp_required = false): JsonObject => ({
  quote_id: 'q1',
  deducted_amount: { currency: 'HKD', amount: '105.00' },
  fee: { currency: 'HKD', amount: '5.00' },
  remitted_amount: { currency: 'HKD', amount: '100.00' },
  otp_required,
  expire_time: '2026-03-03T12:05:00+08:00',
});
const code = { otp_id: 'otp-00001', otp: '123456' };

const begun = () => walkFlow('transfer-to-hk', { user });
const atDetails = () => begun().done({ open: true }).done(member);
const atFinding = () => atDetails().next(byFps);
const atQuoting = () => atDetails().next(byBank);
const atReview = (otp = false) => atQuoting().done(quote(otp));
const atPassword = (otp = false) => atReview(otp).next();
const atSending = () => atPassword().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('checking', () => {
  it('comes before any question', () => {
    expect(begun().at).toBe('checking');
    expect(begun().sends).toEqual({ kind: 'toHk' });
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
    ['a bank account', byBank, {}, []],
    ['a bank account without a bank (R-VAL-23)', byBank, { bank_code: undefined }, ['/bank_code required']],
    ['a bank account without its number', byBank, { account_number: undefined }, ['/account_number required']],
    ['a mobile number by FPS', byFps, {}, []],
    ['FPS without the kind of payee (R-VAL-24, AMB-76)', byFps, { type: undefined }, ['/type required']],
    ['FPS without an identity', byFps, { mobile: undefined }, ['/mobile required']],
    ['a mobile number of 7 digits', byFps, { mobile: '6987654' }, ['/mobile fps.isMobileProxy']],
    ['an e-mail address', byFps, { type: 'email', email: 'payee@example.com' }, []],
    ['half an address', byFps, { type: 'email', email: 'payee@' }, ['/email fps.isEmailProxy']],
    ['an FPS ID of 7 digits', byFps, { type: 'fpsId', fps_id: '1234567' }, []],
    ['an FPS ID of 8 digits', byFps, { type: 'fpsId', fps_id: '12345678' }, ['/fps_id fps.isFpsId']],
    ['an account number as a kind of FPS payee', byFps, { type: 'account' }, ['/type enum']],
    ['a bank account after a look at FPS', byBank, { type: 'mobile' }, []],
    ['neither of the two methods (R-FLOW-41)', byBank, { method: 'cheque' }, ['/method enum']],
    ['no account to pay from', byBank, { account_id: undefined }, ['/account_id required']],
    ['no payee name (R-VAL-25)', byBank, { payee_name_en: undefined }, ['/payee_name_en required']],
    ['a payee name in Chinese (R-VAL-32)', byBank, { payee_name_en: '黃美玲' }, ['/payee_name_en pattern']],
    ['a payee name without a letter', byBank, { payee_name_en: '88' }, ['/payee_name_en pattern']],
    ['a company’s name with its signs', byBank, { payee_name_en: "7-Eleven (HK) & Sons' Co., Ltd." }, []],
    ['a name as a telephone types it', byBank, { payee_name_en: 'Mary O\u2019Neill' }, []],
    ['a name that begins with a sign', byBank, { payee_name_en: '-SUM(A1)' }, ['/payee_name_en pattern']],
    ['a name with other signs', byBank, { payee_name_en: 'Wong <b>' }, ['/payee_name_en pattern']],
    ['no amount', byBank, { amount: undefined }, ['/amount required']],
    ['an amount with two decimal points (R-VAL-02)', byBank, { amount: '1.2.3' }, ['/amount pattern']],
    ['an amount with three decimals (R-VAL-03)', byBank, { amount: '1.234' }, ['/amount pattern']],
    ['the single limit itself (R-VAL-07)', byBank, { amount: '25000.00' }, []],
    ['a cent more (R-VAL-07)', byBank, { amount: '25000.01' }, ['/amount transfer.withinSingleLimit']],
    ['a remark of 20 characters (R-VAL-26, R-VAL-27)', byBank, { remark: '12345678901234567890' }, []],
    ['a remark of 21 (R-VAL-26)', byBank, { remark: '123456789012345678901' }, ['/remark maxLength']],
  ])('judges %s', (_what, answer, change, faults) => {
    const changed = JSON.parse(JSON.stringify({ ...answer, ...change })) as JsonObject;
    expect(atDetails().faults(changed)).toEqual(faults);
  });

  it('takes no more than the account has (R-ERR-41)', () => {
    const poor = begun()
      .done({ open: true })
      .done({ ...member, account_list: [account('hkd', 'HKD', '99.99')] });
    expect(poor.faults(byBank)).toEqual(['/amount transfer.withinBalance']);
  });

  it.each(['CN', 'HK'])(
    'offers no FPS to a member of %s whom the gateway tells so, and a bank transfer still (R-ROLE-18, AMB-73, AMB-77)',
    (region) => {
      const elsewhere = begun()
        .done({ open: true, closed_methods: ['FPS'] })
        .done({ ...member, region });
      expect(elsewhere.faults(byFps)).toEqual(['/method transfer.isByBank']);
      expect(elsewhere.faults(byBank)).toEqual([]);
    },
  );

  it('offers no account that cannot pay (R-STATE-34)', () => {
    const locked = { ...account('hkd', 'HKD', '60000.00'), status: 'locked' };
    const withAccounts = (...account_list: readonly JsonObject[]) =>
      begun()
        .done({ open: true })
        .done({ ...member, account_list });
    expect(withAccounts(locked, account('usd', 'USD', '1.00')).faults(byBank)).not.toEqual([]);
    expect(withAccounts(locked).at).toBe('refused!');
  });

  it('a payee that was reported ends it as soon as the identity is typed, with advice (F-TR-HK)', () => {
    expect(atDetails().code('PAYEE_REPORTED').at).toBe('reported!');
    expect(atDetails().code('FPS_PAYEE_NOT_FOUND').at).toBe('details');
  });

  it('CANCEL: cancelled', () => expect(atDetails().press('CANCEL').at).toBe('cancelled!'));
});

describe('the payee', () => {
  it('is looked up by FPS only, and quoted then', () => {
    expect(atFinding().sends).toEqual({ proxy_type: 'mobile', proxy_id: '69876543' });
    const quoting = atFinding().done({ payee_name_mask: 'W*** M** L***' });
    const { account_id, amount, method, type, mobile: proxy_id } = byFps;
    expect(quoting.sends).toEqual({ kind: 'toHk', account_id, amount, method, type, proxy_id });
    expect(atQuoting().sends).toEqual({ kind: 'toHk', ...byBank });
  });

  it('has a name that is typed for a bank account, never for FPS (R-VAL-25)', () => {
    const quoting = atFinding().done({ payee_name_mask: 'W*** M** L***' });
    expect(quoting.sends).not.toHaveProperty('payee_name_en');
    expect(atQuoting().sends).toMatchObject({ payee_name_en: 'Wong Mei Ling' });
  });

  it('PAYEE_REPORTED: ends with advice, when it is looked up, quoted or sent', () => {
    for (const walked of [atFinding(), atQuoting(), atSending()])
      expect(walked.code('PAYEE_REPORTED').at).toBe('reported!');
  });

  it('FPS_PAYEE_NOT_FOUND: details', () => {
    const walked = atFinding().code('FPS_PAYEE_NOT_FOUND');
    expect(walked.at).toBe('details');
    expect(walked.error?.code).toBe('FPS_PAYEE_NOT_FOUND');
  });
});

describe('quoting', () => {
  it.each([
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['TRANSFER_HOURS', 'closedNow!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['OVER_SINGLE_LIMIT', 'details'],
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
    ['FPS_PAYEE_NOT_FOUND', 'details'],
    ['BANK_UNKNOWN', 'details'],
    ['PAYEE_NAME_MISMATCH', 'details'],
    ['FPS_REGION', 'details'],
  ])('%s: %s (R-ERR-32, R-ERR-41, R-ERR-44, R-ERR-47, R-CONST-09)', (name, at) => {
    const walked = atQuoting().code(name);
    expect(walked.at).toBe(at);
    expect(walked.error?.code).toBe(name);
  });
});

describe('a first payment', () => {
  const first = (): FlowWalk => atQuoting().done({ ...quote(), first_payment: true });
  const sent = (walked: FlowWalk): FlowWalk =>
    walked.next({ payee_confirmed: true }).next({ pay_pwd: '135790' }).done({ ticket: 't1' });

  it('is confirmed once more on the review, which sends it', () => {
    expect(first().faults({})).toEqual(['/payee_confirmed required']);
    expect(atReview().faults({})).toEqual([]);
    expect(sent(first()).sends).toEqual({ quote_id: 'q1', ticket: 't1', payee_confirmed: true });
  });

  it('PAYEE_NOT_CONFIRMED: a new quote, and the review asks what that says, whatever was ticked before', () => {
    const walked = sent(first()).code('PAYEE_NOT_CONFIRMED');
    expect(walked.at).toBe('quoting');
    const again = walked.done({ ...quote(), first_payment: true });
    expect(again.at).toBe('review');
    expect(again.error?.code).toBe('PAYEE_NOT_CONFIRMED');
    expect(again.faults({})).toEqual(['/payee_confirmed required']);
  });

  it('PAYEE_NOT_CONFIRMED where no box was shown: the new quote shows one', () => {
    const walked = atSending()
      .code('PAYEE_NOT_CONFIRMED')
      .done({ ...quote(), first_payment: true });
    expect(walked.faults({})).toEqual(['/payee_confirmed required']);
  });
});

describe('authorise', () => {
  it('asks for the payment password for this very quote (R-ROLE-21)', () => {
    expect(atPassword().at).toBe('authorise/ask');
    expect(atPassword().next({ pay_pwd: '135790' }).sends).toMatchObject({
      operation: 'transferToHk',
      quote_id: 'q1',
      pay_pwd: '135790',
    });
  });

  it('is told what is paid and to whom', () => {
    const walked = atQuoting()
      .done({ ...quote(), payee_name: 'W*** M** L***' })
      .next();
    const { remitted_amount: amount, fee, deducted_amount: total } = quote();
    expect(walked.view.data).toEqual({ amount, fee, total, payee: 'W*** M** L***' });
  });

  it('takes six digits (R-VAL-10)', () => {
    expect(atPassword().faults({ pay_pwd: '13579' })).toEqual(['/pay_pwd minLength']);
    expect(atPassword().faults({ pay_pwd: '1357901' })).toEqual(['/pay_pwd maxLength']);
    expect(atPassword().faults({ pay_pwd: '13579a' })).toEqual(['/pay_pwd pattern']);
  });

  it.each([
    ['a wrong one', (walked: FlowWalk) => walked.next({ pay_pwd: '000000' }).code('PAY_PWD_WRONG'), 'authorise/ask'],
    ['too many', (walked: FlowWalk) => walked.next({ pay_pwd: '000000' }).code('PAY_PWD_LOCKED'), 'passwordLocked!'],
    ['Cancel', (walked: FlowWalk) => walked.press('CANCEL'), 'cancelled!'],
    ['Back', (walked: FlowWalk) => walked.back(), 'review'],
  ])('%s', (_what, act, at) => expect(act(atPassword()).at).toBe(at));

  it.each([
    ['the code', (walked: FlowWalk) => walked.next({ code }).done({ ticket: 't2' }), 'sending'],
    ['a wrong one', (walked: FlowWalk) => walked.next({ code }).code('OTP_WRONG'), 'authorise/code/enter'],
    ['Cancel', (walked: FlowWalk) => walked.press('CANCEL'), 'cancelled!'],
    ['Back, past the ticket that was given', (walked: FlowWalk) => walked.back(), 'review'],
  ])('a code where the quote asks for one: %s', (_what, act, at) => {
    const walked = atPassword(true).next({ pay_pwd: '135790' }).done({ ticket: 't1' });
    expect(walked.at).toBe('authorise/code/enter');
    expect(act(walked).at).toBe(at);
  });
});

describe('sending', () => {
  it('sends the quote and its ticket, and no detail that could differ from the review', () => {
    expect(atSending().sends).toEqual({ quote_id: 'q1', ticket: 't1' });
  });

  it.each([
    ['success', 'done!'],
    ['processing', 'asking'],
  ])('%s: %s, and no Back', (status, at) => {
    const walked = atSending().done({ ref_no: '2026030300001', status });
    expect(walked.at).toBe(at);
    expect(walked.canBack).toBe(false);
  });

  it.each([
    ['TRANS_PROCESSING', 'processing!'],
    ['QUOTE_EXPIRED', 'quoting'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['OVER_LIMIT', 'details'],
    ['INSUFFICIENT_BALANCE', 'details'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['ACCOUNT_STATUS', 'refused!'],
    ['TRANSFER_HOURS', 'closedNow!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
    ['TRANS_FAIL', 'failed'],
    ['FUNC_DISABLED', 'review'],
  ])('%s: %s (R-ERR-29, R-ERR-30, R-ERR-41)', (name, at) => expect(atSending().code(name).at).toBe(at));

  it('a reply that stays lost: processing, never again (AMB-12)', () => {
    expect(atSending().unknown().at).toBe('processing!');
  });
});

describe('a receipt to keep', () => {
  const receipt = { op: 'historyReceiptFile', input: { ref_no: '2026030300001' } };

  it('is offered of what was sent', () => {
    const sent = atSending().done({ ref_no: '2026030300001', status: 'success' });
    expect([sent.at, sent.end.file]).toEqual(['done!', receipt]);
  });

  it('is offered of what is under way, once it has a number', () => {
    const asked = atSending().done({ ref_no: '2026030300001', status: 'processing' }).done({ status: 'processing' });
    expect([asked.at, asked.end.file]).toEqual(['processing!', receipt]);
    expect(atSending().unknown().end.file).toBeUndefined();
  });
});

describe('a transfer in processing (R-ERR-30)', () => {
  const atAsking = () => atSending().done({ ref_no: '2026030300001', status: 'processing' });

  it.each([
    ['processing', 'processing!'],
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

describe('failed (R-ERR-29)', () => {
  it('RETRY: a new quote, and the review again; CANCEL: cancelled', () => {
    const again = atSending().code('TRANS_FAIL').press('RETRY');
    expect(again.at).toBe('quoting');
    expect(again.done({ ...quote(), quote_id: 'q2' }).at).toBe('review');
    expect(atSending().code('TRANS_FAIL').press('CANCEL').at).toBe('cancelled!');
  });
});
