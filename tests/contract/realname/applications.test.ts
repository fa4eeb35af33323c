import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { Applicant } from '../support/applicant.ts';
import { advance } from '../support/steppedClock.ts';

let wallet: RewoundGateway;
let lee: Applicant;
// 3 March 2025 is a Monday
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (lee = new Applicant(await wallet.member('lee'), '61234569')));

const paramError = (pointer: string, keyword: string) => ({
  code: 'PARAM_ERROR',
  data: { fields: [{ pointer, keyword }] },
});
const status = () => lee.client.must('realnameQueryStatus', {});

describe('realnameSubmit', () => {
  it('R-GEN-44, R-CONST-26, R-CONST-28: takes an application, to be answered on the next two working days', async () => {
    expect(await lee.submit(await lee.prepared())).toEqual({
      code: 'SUCCESS',
      data: {
        apply_no: expect.any(String),
        review_state: 'submitted',
        submitted_at: '2025-03-03T10:00:00.000+08:00',
        answer_from: '2025-03-04',
        answer_by: '2025-03-05',
      },
    });
    expect(await status()).toMatchObject({ realname_status: '0', review_state: 'submitted', answer_by: '2025-03-05' });
  });

  it('R-CONST-26: no weekend and no holiday counts', async () => {
    await wallet.setNow('2025-04-03T10:00:00+08:00');
    lee = new Applicant(await wallet.member('lee'), '61234569');
    const { data } = await lee.submit(await lee.prepared());
    expect(data).toMatchObject({ answer_from: '2025-04-07', answer_by: '2025-04-08' });
  });

  it('takes one application for a key', async () => {
    const application = await lee.prepared();
    const first = await lee.submit(application, 'realname-once');
    expect(await lee.submit(application, 'realname-once')).toEqual(first);
  });

  it.each(['email', 'area_code', 'mob_no', 'address'] as const)('says where to be reached: %s', async (name) => {
    const { [name]: _left, ...rest } = await lee.prepared();
    const { code } = await lee.submit(rest as Awaited<ReturnType<Applicant['prepared']>>);
    expect(code).toBe('PARAM_ERROR');
  });

  it('REVIEWING: takes no second one while the first is looked at', async () => {
    const second = { ...(await lee.prepared()) };
    await lee.submit(await lee.prepared());
    expect((await lee.submit(second)).code).toBe('REVIEWING');
  });

  it('CERTIFIED: whoever is certified need not apply', async () => {
    const chan = new Applicant(await wallet.member('chan'), '61234567');
    expect((await chan.submit(await chan.prepared())).code).toBe('CERTIFIED');
  });

  it('DOC_INVALID: only the document that was read', async () => {
    const application = await lee.prepared();
    expect((await lee.submit({ ...application, doc_no: 'N7654322' })).code).toBe('DOC_INVALID');
  });

  it('DOC_UNCLEAR: pictures handed over since are read before anything is taken', async () => {
    const application = { ...(await lee.prepared()), doc_front_file_id: await lee.upload() };
    await lee.finds('document', 'DOC_UNCLEAR');
    expect((await lee.submit(application)).code).toBe('DOC_UNCLEAR');
    expect((await lee.submit(application)).code).toBe('FACE_EXPIRED');
  });

  it.each(['doc_front_file_id', 'doc_back_file_id'])(
    'FACE_EXPIRED: a face is compared with the very pictures that are applied with: another %s',
    async (name) => {
      const card = { doc_type: 'hkPermanentId', doc_no: 'B123456(9)', name_cn: '李家欣' } as const;
      const read = await lee.prepared({ ...card, doc_back_file_id: await lee.upload() });
      const application = { ...read, [name]: await lee.upload() };
      expect((await lee.submit(application)).code).toBe('FACE_EXPIRED');
      expect((await lee.submit(application)).code, 'the old selfie is not good for the new picture').toBe(
        'FACE_EXPIRED',
      );
      const face_ticket = (await lee.face('realnameSubmit')).data.ticket;
      expect((await lee.submit({ ...read, face_ticket })).code, 'nor the new one for the old').toBe('FACE_EXPIRED');
      const again = (await lee.face('realnameSubmit')).data.ticket;
      expect((await lee.submit({ ...read, face_ticket: again })).code).toBe('SUCCESS');
    },
  );

  it.each([
    ['R-VAL-33: DOC_SOON_EXPIRED', 'DOC_SOON_EXPIRED', 1],
    ['R-VAL-34: DOC_EXPIRED', 'DOC_EXPIRED', 91],
  ])('%s: the days left count on the day of applying', async (_what, code, days) => {
    const application = await lee.prepared({ doc_valid_to: '2025-06-01' });
    await advance(wallet, days * 86_400);
    lee = new Applicant(await wallet.member('lee'), '61234569');
    expect((await lee.submit(application)).code).toBe(code);
  });

  it('DOC_USED: a document proves one customer', async () => {
    const ho = new Applicant(await wallet.member('ho'), '61234570');
    expect((await ho.submit(await ho.prepared({ doc_no: 'S1111111' }))).code).toBe('SUCCESS');
    expect((await lee.submit(await lee.prepared({ doc_no: 's1111111' }))).code).toBe('DOC_USED');
    expect((await lee.submit(await lee.prepared({ doc_no: 'K12345678' }))).code).toBe('DOC_USED');
  });

  it('FACE_EXPIRED: a selfie is good for 30 minutes, for this and for this document', async () => {
    const application = await lee.prepared();
    const other = await lee.face('accountClose');
    expect(other.code).toBe('FACE_NOT_MATCH_DOC');
    await lee.read(await lee.document({ doc_no: 'N0000009' }));
    const forOther = await lee.face('realnameSubmit');
    await lee.read({ ...(await lee.document()), doc_front_file_id: application.doc_front_file_id });
    expect((await lee.submit({ ...application, face_ticket: forOther.data.ticket })).code).toBe('FACE_EXPIRED');
    await advance(wallet, 1_800);
    lee = new Applicant(await wallet.member('lee'), '61234569');
    expect((await lee.submit({ ...application, ticket: await lee.code('realnameSubmit') })).code).toBe('FACE_EXPIRED');
  });

  it('FACE_EXPIRED: a second before 30 minutes are over a selfie is good', async () => {
    const application = await lee.prepared();
    await advance(wallet, 1_799);
    expect((await lee.submit({ ...application, ticket: await lee.code('realnameSubmit') })).code).toBe('SUCCESS');
  });

  it('TICKET_EXPIRED: a code for something else is none; the selfie is not used up', async () => {
    const application = await lee.prepared();
    expect((await lee.submit({ ...application, ticket: await lee.code('other') })).code).toBe('TICKET_EXPIRED');
    expect((await lee.submit(application)).code).toBe('SUCCESS');
  });

  it.each(['ID_COMPARE_FAIL', 'ID_NET_TIMEOUT', 'VERIFY_FAIL'])(
    'R-ERR-36, R-ERR-38, R-ERR-39: %s: nothing is used up, the same may be sent again',
    async (code) => {
      const application = await lee.prepared();
      await lee.finds('person', code);
      expect((await lee.submit(application)).code).toBe(code);
      expect((await lee.submit(application)).code).toBe('SUCCESS');
    },
  );

  it.each([
    ['R-ENT-45: born tomorrow', { birth_date: '2025-03-04' }, '/birth_date', 'person.isBorn'],
    ['R-ENT-45: born 150 years ago', { birth_date: '1875-03-03' }, '/birth_date', 'person.isBorn'],
    ['R-ENT-45: born in the year 0', { birth_date: '0000-06-01' }, '/birth_date', 'format'],
    ['AMB-25: a number too short', { mob_no: '6123456' }, '/mob_no', 'mobile.fitsArea'],
  ])('%s', async (_what, more, pointer, keyword) => {
    expect(await lee.submit(await lee.prepared(more))).toMatchObject(paramError(pointer, keyword));
  });

  it('R-VAL-31, R-ENT-42: an identity card of Hong Kong has a name in Chinese', async () => {
    const card = { doc_type: 'hkPermanentId', doc_no: 'B123456(9)', doc_back_file_id: await lee.upload() } as const;
    const application = await lee.prepared(card);
    expect(await lee.submit(application)).toMatchObject(paramError('/name_cn', 'required'));
    expect(await lee.submit({ ...application, name_cn: 'Lee' })).toMatchObject(paramError('/name_cn', 'pattern'));
    expect((await lee.submit({ ...application, name_cn: '李家欣' })).code).toBe('SUCCESS');
  });
});

describe('the pictures of a document', () => {
  const kept = async (fileId: string) =>
    (await wallet.database.transaction((tx) => tx.query('SELECT 1 FROM files WHERE file_id = $1', [fileId]))).length;

  it('stay once they were applied with, and go when they were only read (access.file.unused)', async () => {
    const read = await lee.document();
    await lee.read(read);
    const application = await lee.prepared();
    await lee.submit(application);
    await advance(wallet, 60 * 86_400 + 61);
    await sweepPeople(wallet.gateway.core);
    expect([await kept(read.doc_front_file_id), await kept(application.doc_front_file_id)]).toEqual([0, 1]);
  });
});

describe('the date of birth (R-ENT-45, F-KYC)', () => {
  const mainland = { region: 'CN', doc_type: 'identityCard', doc_no: '11010119950601123X', name_cn: '李嘉欣' } as const;

  it('is the one in the number of a mainland identity card', async () => {
    const application = await lee.prepared({ ...mainland, doc_back_file_id: await lee.upload() });
    const other = { ...application, birth_date: '1995-06-02' };
    expect(await lee.submit(other)).toMatchObject(paramError('/birth_date', 'person.isBornAsNumbered'));
    expect((await lee.submit(application)).code).toBe('SUCCESS');
  });
});

describe('realnameModify', () => {
  let chan: Applicant;
  beforeEach(async () => void (chan = new Applicant(await wallet.member('chan'), '61234567')));

  it('R-STATE-21: asks for a change; the level stays, and the data until it is approved', async () => {
    const { code, data } = await chan.modify(await chan.prepared({ name_en: 'Chan Siu Man' }, 'realnameModify'));
    expect({ code, state: data.review_state }).toEqual({ code: 'SUCCESS', state: 'modificationAudit' });
    const before = await chan.client.must('userInfoQuery', {});
    expect(before).toMatchObject({ realname_status: '3', user_name: 'Chan Siu Ming' });
    await chan.decide('certified');
    expect(await chan.client.must('userInfoQuery', {})).toMatchObject({ user_name: 'Chan Siu Man' });
  });

  it('R-STATE-17: a declined change leaves the member certified, with the reason', async () => {
    await chan.modify(await chan.prepared({}, 'realnameModify'));
    await chan.decide('declined', { reason: 'detailsDiffer' });
    const now = await chan.client.must('realnameQueryStatus', {});
    expect(now).toMatchObject({ review_state: 'certified', realname_status: '3', decline_reason: 'detailsDiffer' });
  });

  it('F-KYC-MODIFY: where the member is reached may be left out, and stays as it is', async () => {
    const application = await chan.prepared({}, 'realnameModify');
    const { email: _email, area_code: _area, mob_no: _mobile, address: _address, ...rest } = application;
    expect(await chan.modify({ ...rest, mob_no: '61234569' })).toEqual(paramError('/area_code', 'required'));
    const before = await chan.client.must('userInfoQuery', {});
    expect((await chan.modify(rest)).code).toBe('SUCCESS');
    await chan.decide('certified');
    const { mob_no_mask, email_mask } = before;
    expect(await chan.client.must('userInfoQuery', {})).toMatchObject({ mob_no_mask, email_mask });
  });

  it('F-KYC-MODIFY: the next change begins with what was approved, and nothing of it that is shown masked', async () => {
    await chan.modify(await chan.prepared({ occupation: 'finance' }, 'realnameModify'));
    expect(await chan.client.must('realnameQueryStatus', {})).not.toHaveProperty('previous');
    await chan.decide('certified');
    const now = await chan.client.must('realnameQueryStatus', {});
    expect(now).toMatchObject({ doc_no_mask: expect.stringMatching(/\*/) as string });
    expect(now.previous).toEqual({
      name_en: 'Lee Ka Yan',
      sex: 'female',
      occupation: 'finance',
      position: 'generalStaff',
      account_purpose: 'dailySpending',
      source_of_funds: 'salary',
      source_of_wealth: 'employment',
    });
  });

  it('CERTIFIED_ONLY: is for certified members', async () => {
    const application = await lee.prepared({}, 'realnameModify');
    expect((await lee.modify(application)).code).toBe('CERTIFIED_ONLY');
  });

  it('REVIEWING: one change at a time', async () => {
    const second = await chan.prepared({}, 'realnameModify');
    await chan.modify(await chan.prepared({}, 'realnameModify'));
    expect((await chan.modify(second)).code).toBe('REVIEWING');
  });

  it.each([
    ['DOC_INVALID', { doc_no: 'N7654322' }],
    ['DOC_EXPIRED', { doc_valid_to: '2025-03-02' }],
    ['DOC_SOON_EXPIRED', { doc_valid_to: '2025-03-03' }],
    ['FACE_EXPIRED', { face_ticket: 'fX3vT0kqYw1nR8sBz5cD7fGh' }],
    ['TICKET_EXPIRED', { ticket: 'fX3vT0kqYw1nR8sBz5cD7fGh' }],
  ])('%s', async (code, wrong) => {
    const application = await chan.prepared({}, 'realnameModify');
    expect((await chan.modify({ ...application, ...wrong })).code).toBe(code);
  });

  it('DOC_UNCLEAR: pictures handed over since are read', async () => {
    const application = { ...(await chan.prepared({}, 'realnameModify')), doc_front_file_id: await chan.upload() };
    await chan.finds('document', 'DOC_UNCLEAR');
    expect((await chan.modify(application)).code).toBe('DOC_UNCLEAR');
  });

  it('DOC_USED: not with the document of another', async () => {
    expect((await chan.modify(await chan.prepared({ doc_no: 'K12345678' }, 'realnameModify'))).code).toBe('DOC_USED');
  });

  it.each(['ID_COMPARE_FAIL', 'ID_NET_TIMEOUT', 'VERIFY_FAIL'])('%s', async (code) => {
    const application = await chan.prepared({}, 'realnameModify');
    await chan.finds('person', code);
    expect((await chan.modify(application)).code).toBe(code);
  });
});

describe('without a provider', () => {
  it('R-ERR-38: nobody passes: ID_NET_TIMEOUT', async () => {
    const { noIdentityProvider } = await import('../../../gateway/services/identityProvider.ts');
    const asked = { memberId: 'lee', pictures: [] };
    const verdict = await wallet.database.transaction((tx) => noIdentityProvider.check(tx, 'document', asked));
    expect(verdict).toBe('ID_NET_TIMEOUT');
  });
});
