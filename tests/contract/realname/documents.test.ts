import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { Applicant } from '../support/applicant.ts';
import { advance } from '../support/steppedClock.ts';

let wallet: SampleGateway;
let lee: Applicant;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  lee = new Applicant(await wallet.member('lee'), '61234569');
});
afterAll(() => wallet.close());

const paramError = (pointer: string, keyword: string) => ({
  code: 'PARAM_ERROR',
  data: { fields: [{ pointer, keyword }] },
});

describe('realnameOcrCheck', () => {
  it('R-FLOW-53: reads a document and shows the end of its number', async () => {
    expect(await lee.read(await lee.document())).toEqual({
      code: 'SUCCESS',
      data: { doc_no_mask: '****4321', reading_id: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it.each([
    ['R-VAL-28', 'CN', 'identityCard', '110101900307123'],
    ['R-VAL-28, AMB-22', 'CN', 'identityCard', '11010119900307123X'],
    ['R-VAL-29', 'HK', 'hkPermanentId', 'a123456(b)'],
    ['R-VAL-29', 'HK', 'identityCard', 'AB123456(7)'],
    ['R-VAL-30', 'MO', 'identityCard', '1234567(8)'],
    ['R-ENT-52', 'OTHER', 'passport', 'X1234'],
  ] as const)('%s: takes the number of a document of %s, %s: %s', async (_id, region, doc_type, doc_no) => {
    const doc_back_file_id = await lee.upload();
    expect((await lee.read(await lee.document({ region, doc_type, doc_no, doc_back_file_id }))).code).toBe('SUCCESS');
  });

  it.each([
    ['R-VAL-28: 17 digits', 'CN', 'identityCard', '12345678901234567'],
    ['R-VAL-29: no check character', 'HK', 'hkPermanentId', 'A123456'],
    ['R-VAL-30: no check digit', 'MO', 'identityCard', '1234567'],
    ['a mainland number in Hong Kong', 'HK', 'identityCard', '123456789012345'],
  ] as const)('R-ERR-33, %s: DOC_INVALID', async (_what, region, doc_type, doc_no) => {
    const doc_back_file_id = await lee.upload();
    expect((await lee.read(await lee.document({ region, doc_type, doc_no, doc_back_file_id }))).code).toBe(
      'DOC_INVALID',
    );
  });

  it.each([
    ['CN', 'hkPermanentId'],
    ['OTHER', 'identityCard'],
  ] as const)('R-ENT-51: of %s no %s', async (region, doc_type) => {
    const read = await lee.read(await lee.document({ region, doc_type }));
    expect(read).toMatchObject(paramError('/doc_type', 'document.isAccepted'));
  });

  it('asks for the back of an identity card', async () => {
    const read = await lee.read(await lee.document({ doc_type: 'hkPermanentId', doc_no: 'A123456(3)' }));
    expect(read).toMatchObject(paramError('/doc_back_file_id', 'required'));
  });

  it.each([
    ['R-VAL-34: yesterday', '2025-03-02', 'DOC_EXPIRED'],
    ['AMB-23: today', '2025-03-03', 'DOC_SOON_EXPIRED'],
    ['R-VAL-33: today + 89', '2025-05-31', 'DOC_SOON_EXPIRED'],
    ['R-VAL-33: today + 90', '2025-06-01', 'SUCCESS'],
  ])('a last valid day of %s', async (_what, doc_valid_to, code) => {
    expect((await lee.read(await lee.document({ doc_valid_to }))).code).toBe(code);
  });

  it('R-ENT-53: a permanent document has no last valid day, every other has one', async () => {
    const { doc_valid_to: _day, ...endless } = await lee.document();
    expect((await lee.read({ ...endless, doc_validity: 'permanent' })).code).toBe('SUCCESS');
    expect(await lee.read(endless)).toMatchObject(paramError('/doc_valid_to', 'required'));
  });

  it('R-ENT-53: a document that is not yet valid is none', async () => {
    const read = await lee.read(await lee.document({ doc_valid_from: '2025-03-04' }));
    expect(read).toMatchObject(paramError('/doc_valid_from', 'document.isIssued'));
    expect((await lee.read(await lee.document({ doc_valid_from: '2025-03-03' }))).code).toBe('SUCCESS');
  });

  it.each(['DOC_INVALID', 'DOC_UNCLEAR', 'ID_NET_TIMEOUT'])(
    'R-ERR-34, R-ERR-38: tells what was found: %s',
    async (code) => {
      await lee.finds('document', code);
      expect((await lee.read(await lee.document())).code).toBe(code);
    },
  );

  it('answers alike to the picture of somebody else and to none', async () => {
    const wong = new Applicant(await wallet.member('wong'), '61234568');
    for (const doc_front_file_id of [await wong.upload(), 'f0000000000'])
      expect(await lee.read(await lee.document({ doc_front_file_id }))).toMatchObject(
        paramError('/doc_front_file_id', 'unknown'),
      );
  });
});

describe('realnameFaceCheck', () => {
  it('R-FLOW-59: gives a certified member a ticket for any operation, good for 30 minutes', async () => {
    const chan = new Applicant(await wallet.member('chan'), '61234567');
    expect((await chan.face('accountClose')).data.expire_time).toBe('2025-03-03T10:30:00.000+08:00');
  });

  it('R-ERR-37: has nothing to compare with where there is no document: FACE_NOT_MATCH_DOC', async () => {
    const ho = new Applicant(await wallet.member('ho'), '61234570');
    expect((await ho.face('accountClose')).code).toBe('FACE_NOT_MATCH_DOC');
    expect((await ho.face('realnameSubmit')).code).toBe('FACE_NOT_MATCH_DOC');
    await ho.read(await ho.document({ doc_no: 'H0000001' }));
    expect((await ho.face('realnameSubmit')).code).toBe('SUCCESS');
  });

  it('R-FLOW-53: compares with the reading that is named, and with none when another document was read since', async () => {
    const ho = new Applicant(await wallet.member('ho'), '61234570');
    const [one, two] = [await ho.document({ doc_no: 'H0000001' }), await ho.document({ doc_no: 'H0000002' })];
    const readings = [await ho.read(one), await ho.read(two), await ho.read(one)].map(({ data }) => data.reading_id);
    expect(readings[2]).toBe(readings[0]);
    expect((await ho.face('realnameSubmit', readings[1])).code).toBe('FACE_NOT_MATCH_DOC');
    expect((await ho.face('realnameSubmit', readings[0])).code).toBe('SUCCESS');
  });

  it.each(['FACE_FAIL', 'FACE_NOT_MATCH_DOC', 'ID_NET_TIMEOUT'])('R-ERR-35, R-ERR-38: tells %s', async (code) => {
    const chan = new Applicant(await wallet.member('chan'), '61234567');
    await chan.finds('face', code);
    expect((await chan.face('accountClose')).code).toBe(code);
  });

  it('takes no picture of somebody else', async () => {
    const wong = new Applicant(await wallet.member('wong'), '61234568');
    const file_id = await wong.upload('SELFIE');
    const asked = await lee.client.call('realnameFaceCheck', { purpose: 'accountClose', file_id });
    expect(asked).toMatchObject(paramError('/file_id', 'unknown'));
  });

  it('closes for a day at the tenth picture that does not match: FACE_LOCKED', async () => {
    const zhang = new Applicant(await wallet.member('wong'), '61234568');
    for (let tried = 0; tried < 10; tried += 1) {
      await zhang.finds('face', 'FACE_NOT_MATCH_DOC');
      expect((await zhang.face('accountClose')).code).toBe('FACE_NOT_MATCH_DOC');
    }
    const until = '2025-03-04T10:00:00.000+08:00';
    expect(await zhang.face('accountClose')).toEqual({ code: 'FACE_LOCKED', data: { until } });
    await advance(wallet, 86_399);
    const again = new Applicant(await wallet.member('wong'), '61234568');
    expect((await again.face('accountClose')).code).toBe('FACE_LOCKED');
    await advance(wallet, 1);
    expect((await again.face('accountClose')).code).toBe('SUCCESS');
  });
});
