import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-KYC-MODIFY: every branch of a change of certified data, step by step. Taken from what members like elsewhere: what is on
 * file is shown before anything is asked, what has not changed is filled in or left empty, and the level stays meanwhile. */
const user = {
  signed_in: true,
  realname_status: '3',
  user_name: 'Chan Siu Ming',
  user_name_cn: '陳小明',
  mob_no_mask: '612****7',
  email_mask: 'c***@example.com',
};
const certified: JsonObject = {
  review_state: 'certified',
  realname_status: '3',
  doc_no_mask: '*******(3)',
  previous: {
    name_en: 'Chan Siu Ming',
    sex: 'male',
    occupation: 'education',
    position: 'generalStaff',
    account_purpose: 'dailySpending',
    source_of_funds: 'salary',
    source_of_wealth: 'employment',
  },
};
const picture = (name: string): JsonObject => ({ file_id: `file-${name}`, file_name: `${name}.jpg` });
const document = {
  doc_type: 'hkPermanentId',
  doc_no: 'A123456(3)',
  doc_validity: 'permanent',
  doc_front: picture('front'),
  doc_back: picture('back'),
};
const details = { name_cn: '陳大明', name_en: 'Chan Tai Ming', sex: 'male', birth_date: '1990-01-01' };
const background = {
  occupation: 'finance',
  position: 'generalStaff',
  account_purpose: 'dailySpending',
  source_of_funds: 'salary',
  source_of_wealth: 'employment',
};
const guardian = {
  guardian_name: 'Chan Siu Man',
  relationship: 'parent',
  guardian_doc_type: 'hkId',
  guardian_doc_no: 'B123456(3)',
  guardian_doc: picture('guardian'),
  relationship_proof: [{ picture: picture('proof') }],
};

const begun = () => walkFlow('realname-modify', { user });
const atCurrent = (standing: JsonObject = certified) => begun().done(standing);
const atDocument = () => atCurrent().next().next({ region: 'HK' });
const atReading = () => atDocument().next(document);
const atDetails = () => atReading().done({ doc_no_mask: 'A12****', reading_id: 'reading-1' });
const atBackground = () => atDetails().next(details);
const atSelfie = () => atBackground().next(background);
const atReview = () =>
  atSelfie()
    .next({ selfie: picture('selfie') })
    .done({ ticket: 'f1' });
const atCode = () => atReview().next({ agree: true });
const atSubmitting = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 't1' });

describe('who may ask for a change', () => {
  it.each([
    ['certified', '3', 'current'],
    ['modificationAudit', '3', 'underReview!'],
    ['waitingFaceToFace', '3', 'underReview!'],
    ['demoted', '1', 'notCertified!'],
    ['submitted', '0', 'notCertified!'],
  ])('%s: %s leads to %s (R-STATE-19, R-STATE-21)', (review_state, realname_status, at) => {
    expect(atCurrent({ review_state, realname_status }).at).toBe(at);
  });

  it('who is no longer certified is led to where that is explained (AMB-01)', () => {
    const { end } = atCurrent({ review_state: 'demoted', realname_status: '1' });
    expect(end.next).toEqual([{ page: '/error/realname' }]);
  });

  it('where that cannot be told it is asked again', () => {
    expect(begun().code('UNKNOWN_ERROR').at).toBe('unavailable');
    expect(begun().code('UNKNOWN_ERROR').press('RETRY').at).toBe('checkingStatus');
  });
});

describe('what is on file', () => {
  it('is shown masked, with the reason why the last change was declined (R-STATE-17)', () => {
    expect(atCurrent().view.data).toMatchObject({ mobile: '612****7', email: 'c***@example.com' });
    const declined = { ...certified, decline_reason: 'detailsDiffer' };
    expect(atCurrent(declined).view.data).toMatchObject({ status: { decline_reason: 'detailsDiffer' } });
  });

  it('is filled in where it can be, and never where it is masked', () => {
    const onFile = { name_cn: '陳小明', name_en: 'Chan Siu Ming', sex: 'male' };
    expect(atDetails().view.answer).toEqual({ ...onFile, area_code: '852' });
    expect(atBackground().view.answer).toEqual({ ...background, occupation: 'education' });
  });

  it('is not sent back: where the member is reached goes only where it changes', () => {
    const { sends } = atSubmitting();
    expect(sends).not.toHaveProperty('email');
    expect(sends).not.toHaveProperty('mob_no');
    expect(sends).not.toHaveProperty('address');
    expect(JSON.stringify(sends)).not.toContain('*');
  });

  it('a new address goes with the change', () => {
    const walk = atDetails()
      .next({ ...details, email: 'new@example.com', address: '2 Sample Street' })
      .next(background);
    const sent = walk
      .next({ selfie: picture('selfie') })
      .done({ ticket: 'f1' })
      .next({ agree: true })
      .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
      .done({ ticket: 't1' });
    expect(sent.sends).toMatchObject({ email: 'new@example.com', address: '2 Sample Street' });
  });

  it('a masked number is none', () => {
    expect(atDetails().faults({ ...details, area_code: '852', mob_no: user.mob_no_mask })).not.toEqual([]);
  });
});

describe('the way', () => {
  it('proves the document first, the face of it, and the code last', () => {
    expect(atReading().at).toBe('readingDocument');
    expect(atSelfie().at).toBe('selfie/take');
    expect(atSelfie().next({ selfie: picture('selfie') }).sends).toMatchObject({
      purpose: 'realnameModify',
      reading_id: 'reading-1',
    });
    expect(atCode().at).toBe('confirmByCode/enter');
  });

  it('a minor names a guardian (R-ENT-58)', () => {
    const minor = atDetails().next({ ...details, birth_date: '2015-06-01' });
    expect(minor.at).toBe('guardian');
    expect(minor.next(guardian).at).toBe('background');
  });

  it('a document that cannot be read is given again', () => {
    expect(atReading().code('DOC_UNCLEAR').at).toBe('document');
  });

  it('a selfie that is closed, or left, leads on', () => {
    const selfie = () => atSelfie().next({ selfie: picture('selfie') });
    expect(selfie().code('FACE_FAIL').at).toBe('selfie/take');
    expect(selfie().code('FACE_LOCKED').at).toBe('faceLocked!');
    expect(atSelfie().press('CANCEL').at).toBe('cancelled!');
    expect(atSelfie().back().at).toBe('background');
  });

  it('Back from the code is the review; Cancel there sends nothing', () => {
    expect(atCode().back().at).toBe('review');
    expect(atCode().press('CANCEL').at).toBe('cancelled!');
  });

  it.each([
    ['what is on file', atCurrent],
    ['the region', () => atCurrent().next()],
    ['the document', atDocument],
    ['the details', atDetails],
    ['the guardian', () => atDetails().next({ ...details, birth_date: '2015-06-01' })],
    ['the background', atBackground],
    ['the review', atReview],
  ])('Cancel at %s changes nothing', (_what, at) => expect(at().press('CANCEL').at).toBe('cancelled!'));
});

describe('submitting', () => {
  it('ends with the days of the answer; the level stays (R-STATE-21, R-CONST-26)', () => {
    const receipt = { apply_no: '20250303123456789012', answer_from: '2025-03-04', answer_by: '2025-03-05' };
    const walk = atSubmitting().done({ ...receipt, review_state: 'modificationAudit' });
    expect(walk.at).toBe('submitted!');
    expect(walk.end.data).toMatchObject({ receipt });
  });

  it.each([
    ['DOC_INVALID', 'document'],
    ['DOC_UNCLEAR', 'document'],
    ['DOC_EXPIRED', 'document'],
    ['DOC_SOON_EXPIRED', 'document'],
    ['ID_COMPARE_FAIL', 'document'],
    ['FACE_EXPIRED', 'selfie/take'],
    ['TICKET_EXPIRED', 'confirmByCode/enter'],
    ['ID_NET_TIMEOUT', 'tryAgain'],
    ['VERIFY_FAIL', 'tryAgain'],
    ['DOC_USED', 'documentUsed!'],
    ['REVIEWING', 'checkingStatus'],
    ['CERTIFIED_ONLY', 'checkingStatus'],
    ['FUNC_DISABLED', 'review'],
  ])('%s leads to %s', (code, at) => expect(atSubmitting().code(code).at).toBe(at));

  it('what could not be checked is tried again with everything kept (R-ERR-38)', () => {
    expect(atSubmitting().code('VERIFY_FAIL').press('RETRY').at).toBe('submitting');
    expect(atSubmitting().code('VERIFY_FAIL').press('CANCEL').at).toBe('cancelled!');
  });

  it('a lost reply is said as processing, and nothing is sent again (AMB-12)', () => {
    expect(atSubmitting().unknown().at).toBe('unclear!');
  });
});
