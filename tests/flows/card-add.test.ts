import { describe, expect, it } from 'vitest';
import { walkFlow } from './support/flowWalk.ts';

/** F-CARD-ADD: every branch of adding a card that was bought over the counter. Taken from products that members like: the code
 * comes before the card, so that who mistypes a digit waits for no second one, and each wrong entry says how many are left. */
const NUMBER = { card_no: '4000010000009014', expiry_date: '0330', cvc2: '123' };
const BARCODE = { barcode: '489200000901', activation_code: 'K7WPX3MR9T' };

const atStart = () => walkFlow('card-add', { user: { signed_in: true } });
const atWay = () => atStart().done({ may_order: true });
const atCode = (method: string) => atWay().next({ method });
const confirmed = (method: string) =>
  atCode(method)
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 'o1' });
const atNumber = () => confirmed('number');
const atBarcode = () => confirmed('barcode');
const addingByNumber = () => atNumber().next(NUMBER);
const addingByBarcode = () => atBarcode().next(BARCODE);

it('with as many cards as may be held the flow ends before anything is asked (R-CONST-15)', () => {
  expect(atStart().done({ may_order: false }).at).toBe('tooMany!');
});

it('a one-time code comes first', () => {
  expect(atWay().faults({})).toEqual(['/method required']);
  expect(atCode('number').at).toBe('confirmByCode/enter');
  expect(atCode('number').back().at).toBe('way');
  expect([atNumber().at, atBarcode().at]).toEqual(['number', 'barcode']);
});

describe('by number (R-FLOW-31)', () => {
  it('takes what is printed on the card', () => {
    expect(atNumber().faults({})).toEqual(['/card_no required', '/expiry_date required', '/cvc2 required']);
    expect(addingByNumber().sends).toEqual({ method: 'number', ...NUMBER, otp_ticket: 'o1' });
  });

  it.each(['CARD_NO_ERROR', 'EXPIRY_ERROR', 'CVC_ERROR'])('%s: entered again, without another code', (code) =>
    expect(addingByNumber().code(code, { left: 2 }).at).toBe('number'),
  );
});

describe('by barcode (R-FLOW-30)', () => {
  it('takes what is on the package', () => {
    expect(atBarcode().faults({})).toEqual(['/barcode required', '/activation_code required']);
    expect(addingByBarcode().sends).toEqual({ method: 'barcode', ...BARCODE, otp_ticket: 'o1' });
  });

  it('ACT_CODE_ERROR: entered again, without another code', () =>
    expect(addingByBarcode().code('ACT_CODE_ERROR', { left: 2 }).at).toBe('barcode'));
});

describe('the card', () => {
  it('is the member’s at once (R-STATE-29)', () => expect(addingByNumber().done({ card: {} }).at).toBe('done!'));

  it.each([
    ['TICKET_EXPIRED', 'confirmByCode/enter'],
    ['CARD_ADD_LOCKED', 'locked!'],
    ['CARD_OWNED', 'owned!'],
    ['ACC_TYPE_UNSUPPORTED', 'giftCard!'],
    ['RENEW_EXPIRED', 'expired!'],
    ['MAX_CARDS', 'tooMany!'],
    ['MOB_USED_THIS_YEAR', 'numberBlocked!'],
  ])('%s: %s', (code, at) => {
    expect(addingByNumber().code(code).at).toBe(at);
    expect(addingByBarcode().code(code).at).toBe(at);
  });

  it('a lost reply is said as processing (AMB-12)', () => expect(addingByNumber().unknown().at).toBe('unknown!'));
});

it.each([
  ['the way', atWay],
  ['the code', () => atCode('number')],
  ['the number', atNumber],
  ['the barcode', atBarcode],
])('Cancel at %s adds nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
