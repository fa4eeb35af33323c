import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { walkFlow } from './support/flowWalk.ts';

/** F-KYC: every branch of a real-name application, step by step. */
const standing = (review_state: string, realname_status = '0'): JsonObject => ({ review_state, realname_status });
const read = (doc_no_mask: string, reading_id: string): JsonObject => ({ doc_no_mask, reading_id });
const picture = (name: string): JsonObject => ({ file_id: `file-${name}`, file_name: `${name}.jpg` });
const document = {
  doc_type: 'hkPermanentId',
  doc_no: 'A123456(3)',
  doc_validity: 'permanent',
  doc_front: picture('front'),
  doc_back: picture('back'),
};
const details = {
  name_cn: '陳大文',
  name_en: 'Chan Tai Man',
  sex: 'male',
  birth_date: '1990-01-01',
  email: 'chan@example.com',
  area_code: '852',
  mob_no: '61234567',
  address: '1 Sample Street',
};
const background = {
  occupation: 'education',
  position: 'generalStaff',
  account_purpose: 'dailySpending',
  source_of_funds: 'salary',
  source_of_wealth: 'employment',
};
const guardian = {
  guardian_name: 'Chan Siu Ming',
  relationship: 'parent',
  guardian_doc_type: 'hkId',
  guardian_doc_no: 'B123456(3)',
  guardian_doc: picture('guardian'),
  relationship_proof: [{ picture: picture('proof') }],
};

const begun = () => walkFlow('realname', { user: { signed_in: true, realname_status: '0' } });
const atUserKind = () => begun().done(standing('unauthenticated'));
const atRegion = () => atUserKind().next({ user_kind: 'new' });
const atDocument = (region = 'HK') => atRegion().next({ region });
const atReading = () => atDocument().next(document);
const atDetails = () => atReading().done(read('A12****', 'reading-1'));
const atBackground = () => atDetails().next(details);
const atSelfie = () => atBackground().next(background);
const atComparing = () => atSelfie().next({ selfie: picture('selfie') });
const atReview = () => atComparing().done({ ticket: 'f1' });
const atCode = () => atReview().next({ agree: true });
const atSubmitting = () =>
  atCode()
    .next({ code: { otp_id: 'otp-00001', otp: '123456' } })
    .done({ ticket: 't1' });

describe('checkingStatus', () => {
  it.each([
    ['unauthenticated', '0', 'userKind'],
    ['waitingToSubmit', '0', 'userKind'],
    ['registered', '1', 'userKind'],
    ['demoted', '1', 'userKind'],
    ['declined', '0', 'declined'],
    ['submitted', '0', 'received!'],
    ['checking', '0', 'underReview!'],
    ['modificationAudit', '3', 'changeUnderReview!'],
    ['waitingFaceToFace', '0', 'faceToFace!'],
    ['certified', '3', 'certified!'],
  ])('%s: %s leads to %s (R-STATE-13 to R-STATE-22)', (state, level, at) => {
    expect(begun().done(standing(state, level)).at).toBe(at);
  });

  it('unknown: the member may ask again', () => {
    expect(begun().code('UNKNOWN_ERROR').at).toBe('unavailable');
    expect(begun().code('UNKNOWN_ERROR').press('RETRY').at).toBe('checkingStatus');
  });

  it('declined: the member applies again (R-STATE-17)', () => {
    expect(begun().done(standing('declined')).next().at).toBe('userKind');
  });
});

describe('who applies, from where (R-FLOW-51, R-FLOW-52, R-ENT-54)', () => {
  it.each([
    [atUserKind, { user_kind: 'old' }, ['/user_kind enum']],
    [atUserKind, {}, ['/user_kind required']],
    [atRegion, { region: 'Hong Kong' }, ['/region enum']],
    [atRegion, {}, ['/region required']],
  ])('is one of those in the list: %#', (at, answer, faults) => expect(at().faults(answer)).toEqual(faults));
});

describe('an earlier customer (R-FLOW-51)', () => {
  const given = {
    card_no: '4000010000000029',
    area_code: '852',
    mob_no: '61234568',
    code: { otp_id: 'otp-00001', otp: '123456' },
  };
  const atLinking = () => atUserKind().next({ user_kind: 'existing' }).next(given);

  it('names an earlier card and proves its number, before the region', () => {
    const { code, ...rest } = given;
    expect(atLinking().sends).toEqual({ ...rest, ...code });
    expect(atLinking().done({}).at).toBe('region');
  });

  it.each(Object.keys(given))('is asked for %s', (name) => {
    const { [name]: _left, ...rest } = given as JsonObject;
    expect(atUserKind().next({ user_kind: 'existing' }).faults(rest)).toEqual([`/${name} required`]);
  });

  it('has a number as numbers of its area are (AMB-25)', () => {
    const short = { ...given, mob_no: '6123456' };
    expect(atUserKind().next({ user_kind: 'existing' }).faults(short)).toEqual(['/mob_no mobile.fitsArea']);
  });

  it.each(['LINK_NOT_FOUND', 'LINK_LOCKED', 'OTP_WRONG', 'OTP_LOST'])('%s: entered again', (code) => {
    expect(atLinking().code(code).at).toBe('earlierCard');
  });
});

describe('document', () => {
  const until = (doc_valid_to: string) => ({ doc_validity: 'until', doc_valid_to });
  it.each([
    ['a Hong Kong one (R-VAL-29)', 'HK', {}, []],
    ['none without a back', 'HK', { doc_back: undefined }, ['/doc_back required']],
    ['a passport without a back', 'HK', { doc_type: 'passport', doc_no: 'K1234567', doc_back: undefined }, []],
    ['no number of another kind', 'HK', { doc_no: '1234567(8)' }, ['/doc_no document.isNumberOf']],
    ['a mainland one (R-VAL-28)', 'CN', { doc_type: 'identityCard', doc_no: '11010519491231002X' }, []],
    ['a Macao one (R-VAL-30)', 'MO', { doc_type: 'identityCard', doc_no: '1234567(8)' }, []],
    ['no permanent ID of elsewhere', 'OTHER', {}, ['/doc_type document.isAccepted']],
    ['none that has expired (AMB-23)', 'HK', until('2025-03-02'), ['/doc_valid_to document.isNotExpired']],
    ['none of 89 days', 'HK', until('2025-05-31'), ['/doc_valid_to document.isValidLongEnough']],
    ['one of 90 days (R-VAL-33)', 'HK', until('2025-06-01'), []],
    ['none without its last day', 'HK', { doc_validity: 'until' }, ['/doc_valid_to required']],
    [
      'none that begins tomorrow (R-ENT-53)',
      'HK',
      { ...until('2030-01-01'), doc_valid_from: '2025-03-04' },
      ['/doc_valid_from document.isIssued'],
    ],
    ['one that begins today', 'HK', { ...until('2030-01-01'), doc_valid_from: '2025-03-03' }, []],
  ])('takes %s', (_what, region, change, faults) => {
    const answer = JSON.parse(JSON.stringify({ ...document, ...change })) as JsonObject;
    expect(atDocument(region).faults(answer)).toEqual(faults);
  });

  it.each(Object.keys(document))('asks for %s (R-ENT-51 to R-ENT-54)', (name) => {
    const { [name]: _left, ...rest } = document as JsonObject;
    expect(atDocument().faults(rest)).toContain(`/${name} required`);
  });

  it.each(['DOC_INVALID', 'DOC_UNCLEAR', 'DOC_EXPIRED', 'DOC_SOON_EXPIRED', 'ID_NET_TIMEOUT'])(
    'is read at once; %s: again (R-ERR-33, R-ERR-34)',
    (code) => expect(atReading().code(code).at).toBe('document'),
  );
});

describe('details', () => {
  it.each([
    ['18 today', '2007-03-03', 'background'],
    ['18 tomorrow', '2007-03-04', 'guardian'],
  ])('%s: %s leads to %s (R-ENT-58, AMB-52)', (_what, birth_date, at) => {
    expect(atDetails().next({ ...details, birth_date }).at).toBe(at);
  });

  it.each([
    ['no birth to come', { birth_date: '2025-03-04' }, ['/birth_date person.isBorn']],
    ['no birth of 150 years ago', { birth_date: '1875-03-03' }, ['/birth_date person.isBorn']],
    ['a birth of almost 150 years ago', { birth_date: '1875-03-04' }, []],
    ['no birth in the year 0', { birth_date: '0000-06-01' }, ['/birth_date format']],
    ['no Chinese name in Latin (R-VAL-31)', { name_cn: 'Chan' }, ['/name_cn pattern']],
    ['no English name in Chinese (R-VAL-32)', { name_en: '陳' }, ['/name_en pattern']],
    ['no mobile number of 7 digits (AMB-25)', { mob_no: '6123456' }, ['/mob_no mobile.fitsArea']],
    ['no address of 4 characters', { address: 'Here' }, ['/address minLength']],
    ['no address of 201 characters', { address: 'x'.repeat(201) }, ['/address maxLength']],
    ['no wrong e-mail (R-VAL-16)', { email: 'chan@' }, ['/email format']],
  ])('take %s', (_what, change, faults) => expect(atDetails().faults({ ...details, ...change })).toEqual(faults));

  it.each(Object.keys(details))('ask for %s (R-ENT-42 to R-ENT-50, R-VAL-01)', (name) => {
    const { [name]: _left, ...rest } = details as JsonObject;
    expect(atDetails().faults(rest)).toEqual([`/${name} required`]);
  });

  it('ask for the Chinese name only where the document has one (R-ENT-42)', () => {
    const passport = { ...document, doc_type: 'passport', doc_no: 'K1234567', doc_back: undefined };
    const answer = JSON.parse(JSON.stringify(passport)) as JsonObject;
    const { name_cn: _none, ...rest } = details;
    expect(atDocument('OTHER').next(answer).done({ doc_no_mask: 'K12****' }).faults(rest)).toEqual([]);
  });

  it.each([
    ['18 digits', '11010119900101123X', '1990-01-01', []],
    ['18 digits', '11010119900101123X', '1990-01-02', ['/birth_date person.isBornAsNumbered']],
    ['15 digits', '110101900101123', '1990-01-01', []],
    ['15 digits', '110101900101123', '1991-01-01', ['/birth_date person.isBornAsNumbered']],
  ])('of a mainland number of %s, %s, take %s (F-KYC, R-ENT-45)', (_what, doc_no, birth_date, faults) => {
    const mainland = atDocument('CN')
      .next({ ...document, doc_type: 'identityCard', doc_no })
      .done({ doc_no_mask: '1' });
    expect(mainland.faults({ ...details, birth_date })).toEqual(faults);
  });

  it('of the guardian ask for everything (R-ENT-58 to R-ENT-62)', () => {
    const atGuardian = atDetails().next({ ...details, birth_date: '2015-01-01' });
    for (const name of Object.keys(guardian)) {
      const { [name]: _left, ...rest } = guardian as JsonObject;
      expect(atGuardian.faults(rest)).toEqual([`/${name} required`]);
    }
    expect(atGuardian.faults({ ...guardian, guardian_doc_no: '1234567(8)' })).toEqual([
      '/guardian_doc_no document.numberFits',
    ]);
  });

  it.each(Object.keys(background))(
    'of the background ask for %s (R-ENT-48, R-ENT-49, R-ENT-55 to R-ENT-57)',
    (name) => {
      const { [name]: _left, ...rest } = background as JsonObject;
      expect(atBackground().faults(rest)).toEqual([`/${name} required`]);
    },
  );

  it('of the guardian take one to five proofs (R-VAL-37)', () => {
    const atGuardian = () => atDetails().next({ ...details, birth_date: '2015-01-01' });
    const proofs = (count: number) => ({
      ...guardian,
      relationship_proof: Array(count).fill({ picture: picture('p') }),
    });
    expect(atGuardian().faults(proofs(0))).toEqual(['/relationship_proof minItems']);
    expect(atGuardian().faults(proofs(6))).toEqual(['/relationship_proof maxItems']);
    expect(atGuardian().next(proofs(5)).at).toBe('background');
  });
});

describe('selfie', () => {
  it.each(['FACE_FAIL', 'FACE_NOT_MATCH_DOC', 'ID_NET_TIMEOUT'])('%s: another one (R-ERR-35, R-ERR-37)', (code) => {
    expect(atComparing().code(code).at).toBe('selfie/take');
  });

  it('FACE_LOCKED: closed for a day', () => expect(atComparing().code('FACE_LOCKED').at).toBe('faceLocked!'));

  it('Back leads to the step before, Cancel ends it', () => {
    expect(atSelfie().back().at).toBe('background');
    expect(atSelfie().press('CANCEL').at).toBe('cancelled!');
  });
});

describe('review and code (R-FLOW-55)', () => {
  it('is declared to be true, then confirmed by a code', () => {
    expect(atReview().view).toMatchObject({ data: { read: { doc_no_mask: expect.stringMatching(/\*/) as string } } });
    expect(atReview().faults({})).toEqual(['/agree required']);
    expect(atReview().faults({ agree: false })).toEqual(['/agree const']);
    expect(atCode().at).toBe('confirmByCode/enter');
    expect(atCode().back().at).toBe('review');
    expect(atCode().press('CANCEL').at).toBe('cancelled!');
  });
});

describe('submitting', () => {
  it('sends what was answered, a guardian only for those under 18', () => {
    expect(atSubmitting().sends).toMatchObject({ face_ticket: 'f1', ticket: 't1', doc_front_file_id: 'file-front' });
    expect(atSubmitting().sends).not.toHaveProperty('guardian_name');
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
    ['CERTIFIED', 'checkingStatus'],
    ['FUNC_DISABLED', 'review'],
  ])('%s: %s (R-ERR-33 to R-ERR-39)', (code, at) => expect(atSubmitting().code(code).at).toBe(at));

  it('sends nothing that the document changed at the review no longer asks; changed again, it is there again (AMB-22)', () => {
    const proven = { code: { otp_id: 'otp-00001', otp: '123456' } };
    const passport = { ...document, doc_type: 'passport', doc_no: 'K1234567', doc_validity: 'until' };
    const foreign = atReview()
      .change('document')
      .next({ ...passport, doc_valid_from: '2020-01-01', doc_valid_to: '2035-01-01' })
      .done(read('K12****', 'reading-2'))
      .next({ selfie: picture('selfie') })
      .done({ ticket: 'f2' });
    expect(foreign.at).toBe('review');
    foreign.next({ agree: true }).next(proven).done({ ticket: 't1' });
    expect(foreign.sends).toMatchObject({ name_en: details.name_en });
    expect(foreign.sends).not.toHaveProperty('name_cn');
    foreign.back();
    foreign.back();
    expect(foreign.at).toBe('review');
    foreign.change('document').next(document).done(read('A12****', 'reading-1'));
    expect(foreign.at).toBe('details');
    expect(foreign.view.answer).toMatchObject({ name_cn: details.name_cn });
  });

  it('another earlier card at the review leaves the selfie alone, which was compared with the same document (R-FLOW-59)', () => {
    const card = { card_no: '6250947000000014', area_code: '852', mob_no: '61234567' };
    const code = { otp_id: 'otp-00001', otp: '123456' };
    const linked = atUserKind()
      .next({ user_kind: 'existing' })
      .next({ ...card, code })
      .done({});
    linked.next({ region: 'HK' }).next(document).done(read('A12****', 'reading-1')).next(details).next(background);
    linked.next({ selfie: picture('selfie') }).done({ ticket: 'f1' });
    expect(linked.at).toBe('review');
    linked
      .change('earlierCard')
      .next({ ...card, card_no: '6250947000000022', code })
      .done({});
    expect(linked.at).toBe('readingDocument');
    expect(linked.done(read('A12****', 'reading-1')).at).toBe('review');
  });

  it('tried again, it sends the same (R-ERR-38)', () => {
    const again = atSubmitting().code('ID_NET_TIMEOUT').press('RETRY');
    expect(again.sends).toEqual(atSubmitting().sends);
  });

  it('done: no Back; a reply that stays lost: not known', () => {
    const walked = atSubmitting().done({ apply_no: '1', answer_from: '2026-03-04', answer_by: '2026-03-05' });
    expect(walked.at).toBe('following');
    expect(walked.canBack).toBe(false);
    expect(atSubmitting().unknown().at).toBe('unclear!');
  });

  it.each([
    ['submitted', 'submitted!'],
    ['checking', 'submitted!'],
    ['certified', 'approved!'],
    ['declined', 'notApproved!'],
    ['waitingFaceToFace', 'visitDue!'],
  ])('%s when its end is seen again: %s (R-STATE-15 to R-STATE-19)', (review_state, at) => {
    const walked = atSubmitting().done({ apply_no: '1', answer_from: '2026-03-04', answer_by: '2026-03-05' });
    expect(walked.done({ review_state: 'submitted' }).at).toBe('submitted!');
    walked.later('2026-03-05T12:00:00+08:00');
    expect(walked.at).toBe('following');
    expect(walked.done({ review_state }).at).toBe(at);
  });
});
