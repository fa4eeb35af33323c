import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { createStepWords } from '../../src/i18n/stepWords.ts';
import { walkFlow } from './support/flowWalk.ts';
import { itBlamesNoCard } from './support/itBlamesNoCard.ts';

/** Paying a saved payee, step by step (R-FLOW-39, R-FLOW-41, R-FLOW-42): the member chooses, types the amount only, and the gateway knows
 * where the money goes. */
const account: JsonObject = {
  ...{ account_id: 'HKD', card_no_mask: '**** **** **** 0029', card_organ: 'Visa', currency: 'HKD', status: 'active' },
  available: { currency: 'HKD', amount: '600.00' },
};
const member = { user_name: 'Chan Tai Man', region: 'HK', account_list: [account] };
const LIST = [
  { payee_id: 'payee-1', name: 'Mum', type: 'mobile', number_mask: '698****3', saved_at: '2025-03-03T10:15:00Z' },
];
const WISH = { payee_id: 'payee-1', account_id: 'HKD', amount: '100.00' };
const hkd = (amount: string): JsonObject => ({ currency: 'HKD', amount });
const quote = (more: JsonObject = {}): JsonObject => ({
  ...{
    quote_id: 'q1',
    to_card: false,
    deducted_amount: hkd('105.00'),
    fee: hkd('5.00'),
    remitted_amount: hkd('100.00'),
  },
  ...{ otp_required: false, expire_time: '2026-03-03T12:05:00+08:00', can_save_payee: false },
  ...more,
});

const begun = (input: JsonObject = {}) =>
  walkFlow('transfer-to-payee', { user: { signed_in: true, realname_status: '3' }, input });
const atPayees = () => begun().done({ open: true }).done(member);
const atDetails = () => atPayees().done({ list: LIST });
const atQuoting = () => atDetails().next(WISH);
const atReview = (more?: JsonObject) => atQuoting().done(quote(more));
const atSending = (to_card: boolean) => atReview({ to_card }).next().next({ pay_pwd: '135790' }).done({ ticket: 't1' });

describe('before anything is asked', () => {
  it.each([
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['UNKNOWN_ERROR', 'unavailable'],
  ])('%s: %s (R-CONST-09, R-STATE-34)', (code, at) => expect(begun().code(code).at).toBe(at));

  itBlamesNoCard(begun, 'checking');

  it('nobody saved: how it is done', () => expect(atPayees().done({ list: [] }).at).toBe('nothing!'));

  it('a list that does not come is said', () => expect(atPayees().code('UNKNOWN_ERROR').at).toBe('unavailable'));
});

describe('to whom', () => {
  it('one of those saved, and an amount (R-VAL-07)', () => {
    // A required choice with one option left is made already.
    expect(atDetails().faults({})).toContain('/amount required');
    expect(atDetails().faults({ ...WISH, payee_id: 'payee-9' })).toEqual(['/payee_id enum']);
    expect(atDetails().faults({ ...WISH, amount: '600.01' })).toEqual(['/amount transfer.withinBalance']);
  });

  it('the quote is told the id, and no number', () => expect(atQuoting().sends).toEqual(WISH));

  it.each([
    ['OVER_LIMIT', 'details'],
    ['PARAM_ERROR', 'details'],
    ['PAYEE_NOT_FOUND', 'details'],
    ['PAYEE_REPORTED', 'reported!'],
    ['T1_TO_T1', 'betweenAnonymous!'],
    ['REGION_P2P', 'betweenRegions!'],
    ['FPS_REGION', 'elsewhere!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['CARD_STATUS', 'refused!'],
    ['TRANSFER_HOURS', 'closedNow!'],
    ['REALNAME_REQUIRED', 'levelTooLow!'],
  ])('%s: %s', (code, at) => expect(atQuoting().code(code).at).toBe(at));

  it('whoever is somebody else by now is confirmed again', () =>
    expect(atReview({ first_payment: true }).faults({})).toEqual(['/payee_confirmed required']));
});

describe.each([
  [false, 'transferToHk'],
  [true, 'transferToGc'],
])('sending it, to a card: %s', (toCard, operation) => {
  it('the payment password stands for this quote and this call (R-ROLE-21)', () => {
    expect(atReview({ to_card: toCard }).next().next({ pay_pwd: '135790' }).sends).toMatchObject({
      operation,
      quote_id: 'q1',
    });
    expect(atSending(toCard).sends).toEqual({ quote_id: 'q1', ticket: 't1' });
  });

  it('done, or asked after', () => {
    expect(atSending(toCard).done({ status: 'success', ref_no: '1' }).at).toBe('done!');
    const asking = () => atSending(toCard).done({ status: 'processing', ref_no: '1' });
    expect(asking().sends).toEqual({ ref_no: '1' });
    expect(asking().done({ status: 'success' }).at).toBe('done!');
    expect(asking().done({ status: 'fail' }).at).toBe('returned!');
  });

  it('there is a receipt to keep, whichever call has sent it', () =>
    expect(atSending(toCard).done({ status: 'success', ref_no: '1' }).end.file).toEqual({
      op: 'historyReceiptFile',
      input: { ref_no: '1' },
    }));

  it.each([
    ['QUOTE_EXPIRED', 'quoting'],
    ['TICKET_EXPIRED', 'authorise/ask'],
    ['PAYEE_NOT_CONFIRMED', 'quoting'],
    ['PAYEE_REPORTED', 'reported!'],
    ['FUNDS_FROZEN', 'frozen!'],
    ['ACCOUNT_STATUS', 'refused!'],
  ])('%s: %s', (code, at) => expect(atSending(toCard).code(code).at).toBe(at));

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () =>
    expect(atSending(toCard).unknown().at).toBe('processing!'));
});

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as JsonObject;

it.each(['zh-HK', 'zh-CN', 'en'])('nobody is told to check a number that they have not typed, in %s', (locale) => {
  const [flow, shared, codes] = ['transfer-to-payee', 'shared', 'return-codes'].map((name) =>
    read(`locales/${locale}/${name}.json`),
  );
  const said = createStepWords({ locale, flow: flow!, shared: shared!, codes: codes! }, 'details');
  const known = codes!['codes'] as JsonObject;
  const gone = ['PAYEE_NOT_FOUND', 'FPS_PAYEE_NOT_FOUND', 'PAYEE_NAME_MISMATCH', 'BANK_UNKNOWN'];
  const [first, ...others] = gone.map((code) => said.code(code));
  expect(others.every((text) => text === first)).toBe(true);
  expect(gone.map((code) => known[code])).not.toContain(first);
});
