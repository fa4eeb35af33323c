import { afterAll, aroundEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../../../gateway/migrations/migrate.ts';
import { rewoundGateway, type RewoundGateway } from '../../support/rewound.ts';
import { Applicant } from '../support/applicant.ts';

let wallet: RewoundGateway;
let lee: Applicant;
beforeAll(async () => void (wallet = await rewoundGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());
aroundEach((test) => wallet.database.rewind(test));
beforeEach(async () => void (lee = new Applicant(await wallet.member('lee'), '61234569')));

const paramError = (pointer: string, keyword: string) => ({
  code: 'PARAM_ERROR',
  data: { fields: [{ pointer, keyword }] },
});
const sql = (text: string, values: readonly string[] = []) =>
  wallet.database.transaction((tx) => tx.query<{ details: object }>(text, values));
const kept = async (applyNo: string) =>
  (await sql('SELECT details FROM realname_applications WHERE apply_no = $1', [applyNo]))[0]!.details;
const ofGuardian = (details: object) => Object.keys(details).filter((name) => /guardian|relationship/.test(name));

describe('a guardian (AMB-52)', () => {
  const proofs = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => ({
        picture: { file_id: await lee.upload('KINSHIP'), file_name: 'proof.png' },
      })),
    );
  const guardian = async (count: number) => ({
    guardian_name: 'Lee Chi Wai',
    guardian_doc_type: 'hkId' as const,
    guardian_doc_no: 'C123456(7)',
    guardian_doc_file_id: await lee.upload('GUARDIAN'),
    relationship: 'parent' as const,
    relationship_proof: await proofs(count),
  });

  it('R-ENT-58: is needed by whoever is 18 tomorrow, not by whoever is 18 today', async () => {
    const minor = await lee.prepared({ birth_date: '2007-03-04' });
    expect(await lee.submit(minor)).toMatchObject(paramError('/guardian_name', 'required'));
    expect((await lee.submit(await lee.prepared({ birth_date: '2007-03-03' }))).code).toBe('SUCCESS');
  });

  it.each([1, 5])('R-ENT-59 to R-ENT-62, R-VAL-37: comes with %i proofs', async (count) => {
    const minor = await lee.prepared({ birth_date: '2012-03-04', ...(await guardian(count)) });
    expect((await lee.submit(minor)).code).toBe('SUCCESS');
  });

  it.each([
    [0, 'minItems'],
    [6, 'maxItems'],
  ])('R-VAL-37: not with %i proofs', async (count, keyword) => {
    const minor = await lee.prepared({ birth_date: '2012-03-04', ...(await guardian(count)) });
    expect(await lee.submit(minor)).toMatchObject(paramError('/relationship_proof', keyword));
  });

  it('R-ENT-58: is another person: not by the document of whoever needs one', async () => {
    const minor = await lee.prepared({ birth_date: '2012-03-04', doc_no: 'N7654321', ...(await guardian(1)) });
    const self = { ...minor, guardian_doc_type: 'passport' as const, guardian_doc_no: 'n7654321' };
    expect(await lee.submit(self)).toMatchObject(paramError('/guardian_doc_no', 'person.isAnother'));
    expect((await lee.submit(minor)).code).toBe('SUCCESS');
  });

  it('R-ENT-60: has a document number of its kind, and proofs of the member’s own', async () => {
    const minor = await lee.prepared({ birth_date: '2012-03-04', ...(await guardian(1)) });
    const wrong = { ...minor, guardian_doc_no: '1234567(8)' };
    expect(await lee.submit(wrong)).toMatchObject(paramError('/guardian_doc_no', 'document.numberFits'));
    const foreign = [{ picture: { file_id: 'f0000000000', file_name: 'proof.png' } }];
    const answer = await lee.submit({ ...minor, relationship_proof: foreign });
    expect(answer).toMatchObject(paramError('/relationship_proof/0/picture', 'unknown'));
  });

  it('R-ENT-58: of whoever has come of age nothing of one is kept, whatever was filled in before', async () => {
    const made = { ...(await guardian(1)), guardian_doc_file_id: 'f0000000000' };
    const { data } = await lee.submit(await lee.prepared({ birth_date: '2007-03-03', ...made }));
    expect(ofGuardian(await kept(data.apply_no))).toEqual([]);
  });

  it('R-ENT-62: of its proofs the ids are kept, and no name of a file', async () => {
    const minor = await lee.prepared({ birth_date: '2012-03-04', ...(await guardian(2)) });
    const details = await kept((await lee.submit(minor)).data.apply_no);
    const ids = minor.relationship_proof?.map(({ picture }) => picture.file_id);
    expect(details).toMatchObject({ guardian_doc_no_mask: '******6(7)', relationship_proof_file_ids: ids });
    expect(JSON.stringify(details)).not.toContain('proof.png');
  });
});

it('R-ENT-53: a document that never expires has no last day, whatever was filled in before', async () => {
  const permanent = await lee.prepared({ doc_validity: 'permanent', doc_valid_to: '2024-01-01' });
  const details = await kept((await lee.submit(permanent)).data.apply_no);
  expect(details).toMatchObject({ doc_validity: 'permanent' });
  expect(details).not.toHaveProperty('doc_valid_to');
});

describe('an upgrade', () => {
  const whole = `"guardian_name": "Lee Chi Wai", "guardian_doc_no_mask": "******6(7)", "relationship_proof":
    [{ "picture": { "file_id": "f1", "file_name": "Lee Ka Yan birth.png" } }, { "picture": { "file_id": "f2", "file_name": "b" } }]`;
  const upgraded = async (birthDate: string, details: string) => {
    const { apply_no } = (await lee.submit(await lee.prepared({ birth_date: '1995-06-01' }))).data;
    const before = 'UPDATE realname_applications SET birth_date = $2, details = $3 WHERE apply_no = $1';
    await sql(before, [apply_no, birthDate, details]);
    const found = (await readMigrations()).find(({ name }) => name === '434-ids-of-proofs.sql')!;
    const statements = 'sql' in found ? found.sql.replaceAll(/^--.*$/gm, '').split(';') : [];
    for (const statement of statements) if (statement.trim() !== '') await sql(statement);
    return kept(apply_no);
  };

  it('R-ENT-62: leaves the ids of the proofs of a minor', async () => {
    const details = await upgraded(
      '2007-03-04',
      `{ "sex": "male", "doc_validity": "until", "doc_valid_to": "2030-01-01", ${whole} }`,
    );
    expect(details).toEqual({
      sex: 'male',
      doc_validity: 'until',
      doc_valid_to: '2030-01-01',
      guardian_name: 'Lee Chi Wai',
      guardian_doc_no_mask: '******6(7)',
      relationship_proof_file_ids: ['f1', 'f2'],
    });
  });

  it('R-ENT-58, R-ENT-53: leaves nothing of a guardian of whoever had come of age, and no last day where there is none', async () => {
    const details = await upgraded(
      '2007-03-03',
      `{ "doc_validity": "permanent", "doc_valid_to": "2024-01-01", ${whole} }`,
    );
    expect(details).toEqual({ doc_validity: 'permanent' });
  });
});
