import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-DORMANT: every branch of waking a dormant account. Taken from products that members like: first what it costs and since
 * when, then one short form; and who needs it no more is led to closing it. */
const DETAILS = {
  keep_reason: 'travel',
  account_purpose: 'travel',
  source_of_funds: 'salary',
  occupation: 'education',
  position: 'generalStaff',
  address: 'Flat 1, 2/F, 3 Sample Road',
};
const SLEEPS = {
  sleeping: true,
  last_active: '2025-03-03T10:00:00+08:00',
  since: '2025-09-03T00:00:00+08:00',
  account: { currency: 'HKD', card_organ: 'Visa', card_no_mask: '**** **** **** 0011' },
  doc_expired: false,
};

const atStart = () => walkFlow('dormant', { user: { signed_in: true } });
const atNotice = () => atStart().done(SLEEPS);
const atDetails = () => atNotice().next();
const atReview = () => atDetails().next(DETAILS);
const atCode = () => atReview().next();
const atChecking = () => atCode().next({ code: { otp_id: 'otp-00001', otp: '123456' } });
const atSending = () => atChecking().done({ ticket: 'ticket-000000000000000001' });

describe('the notice (R-CONST-78, R-CONST-79)', () => {
  it('is for who has a dormant account only', () => {
    expect(atNotice().at).toBe('notice');
    expect(atStart().done({ sleeping: false, last_active: SLEEPS.last_active }).at).toBe('awake!');
  });

  it('is read again where it could not be', () => {
    expect(atStart().code('UNKNOWN_ERROR').at).toBe('failed');
    expect(atStart().code('UNKNOWN_ERROR').press('RETRY').at).toBe('lookingUp');
  });
});

describe('a document that has expired (R-VAL-33 to R-VAL-36, AMB-23)', () => {
  const PICTURE = { file_id: 'file-00001', file_name: 'front.jpg' };
  const atDocument = () =>
    atStart()
      .done({ ...SLEEPS, doc_expired: true })
      .next()
      .next(DETAILS);
  const sendingWith = (document: JsonObject) =>
    atDocument()
      .next(document)
      .next()
      .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
      .done({ ticket: 'ticket-000000000000000001' });
  const until = (doc_valid_to: string) => ({ doc_validity: 'until', doc_valid_to, doc_front: PICTURE });

  it('is asked for anew, and of nobody else', () => {
    expect(atDocument().at).toBe('document');
    expect(atDocument().faults({})).toEqual(['/doc_validity required', '/doc_front required']);
    expect(atDocument().faults({ doc_validity: 'until', doc_front: PICTURE })).toEqual(['/doc_valid_to required']);
    expect(atReview().at).toBe('review');
  });

  it.each([
    ['that is over', until('2020-01-01'), ['/doc_valid_to document.isNotExpired']],
    ['without a last day', { doc_validity: 'permanent', doc_front: PICTURE }, []],
    ['of long enough', until('2099-01-01'), []],
  ])('one %s', (_what, document, faults) => expect(atDocument().faults(document)).toEqual(faults));

  it('is sent with the details', () => {
    expect(sendingWith(until('2099-01-01')).sends).toMatchObject({
      ...{ doc_validity: 'until', doc_valid_to: '2099-01-01', doc_front_file_id: PICTURE.file_id },
      ...DETAILS,
    });
  });

  it.each(['DOC_EXPIRED', 'DOC_SOON_EXPIRED'])('%s: the document again', (code) =>
    expect(sendingWith(until('2099-01-01')).code(code).at).toBe('document'),
  );
});

describe('the details (R-FLOW-72)', () => {
  it.each(Object.keys(DETAILS))('ask for %s', (name) => {
    const { [name as keyof typeof DETAILS]: _left, ...rest } = DETAILS;
    expect(atDetails().faults(rest)).toEqual([`/${name} required`]);
  });

  it('are sent with the proof of a code', () => {
    expect(atSending().sends).toEqual({ ...DETAILS, otp_ticket: 'ticket-000000000000000001' });
    expect(atSending().done({ form_no: '1' }).at).toBe('done!');
    expect(atSending().done({ form_no: '1' }).canBack).toBe(false);
  });

  it.each([
    ['TICKET_EXPIRED', 'confirmByCode/enter'],
    ['NOT_SLEEPING', 'awake!'],
  ])('%s: %s', (code, at) => expect(atSending().code(code).at).toBe(at));

  it.each(['OTP_NOT_OBTAINED', 'OTP_LOST', 'OTP_WRONG', 'OTP_LIMIT'])('%s: the code again', (code) =>
    expect(atChecking().code(code).at).toBe('confirmByCode/enter'),
  );

  it('whose reply is lost are said as processing (AMB-12)', () => expect(atSending().unknown().at).toBe('unknown!'));
});

it('Back from the code is the review', () => expect(atCode().back().at).toBe('review'));

it.each([
  ['the notice', atNotice],
  ['the details', atDetails],
  ['the review', atReview],
  ['the code', atCode],
])('Cancel at %s sends nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
