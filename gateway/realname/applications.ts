import type { replies, requests } from '../../src/api/gateway.gen.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Transaction } from '../db/transaction.ts';
import { instant } from '../clock/instant.ts';
import type { NumberType } from './customerDocument.ts';

export type DeclineReason = 'documentUnclear' | 'documentInvalid' | 'detailsDiffer' | 'addressUnproven' | 'other';

/** What is asked of a customer, at the first time and at a change. */
export type CustomerFields = Omit<
  requests['realnameModify'],
  'req_water_no' | 'terminal_no' | 'face_ticket' | 'ticket'
>;

export interface NewApplication {
  readonly applyNo: string;
  readonly memberId: string;
  readonly kind: 'new' | 'modify';
  readonly linkedMemberId?: string;
  readonly fields: CustomerFields;
  readonly numberType: NumberType;
  readonly docNoHash: string;
  readonly docNoMask: string;
  readonly answer: { readonly from: string; readonly by: string };
  readonly now: string;
}

/** The newest application of a member. */
export interface Application {
  readonly applyNo: string;
  readonly kind: 'new' | 'modify';
  readonly state: 'open' | 'approved' | 'declined';
  readonly declineReason?: DeclineReason;
  readonly answerFrom: string;
  readonly answerBy: string;
  readonly madeAt: string;
  /** What one that has ended said of the customer, as far as the next one may begin with it. */
  readonly previous?: EarlierDetails;
}

type EarlierDetails = NonNullable<replies['realnameQueryStatus']['previous']>;

/** What may be asked again with the earlier answer filled in: nothing of the document, nothing of the guardian. */
const EARLIER = [
  'name_cn',
  'name_en',
  'sex',
  'birth_date',
  'email',
  'area_code',
  'mob_no',
  'address',
  'occupation',
  'position',
  'account_purpose',
  'source_of_funds',
  'source_of_wealth',
] as const satisfies readonly (keyof EarlierDetails)[];

/** What whoever looks at an application is shown besides: numbers of documents go no further than a hash or a mask. */
const SHOWN = [
  ...EARLIER,
  'doc_validity',
  'doc_valid_from',
  'doc_front_file_id',
  'doc_back_file_id',
  'guardian_name',
  'guardian_doc_type',
  'guardian_doc_file_id',
  'relationship',
] as const satisfies readonly (keyof CustomerFields)[];

/** Keeps an application. Of the document its number goes no further than its hash and mask, and of a proof no more than its id:
 * the name of a file may say anything of its owner. */
export async function insertApplication(tx: Transaction, application: NewApplication): Promise<void> {
  const { fields, answer } = application;
  const { guardian_doc_no: guardianNo, relationship_proof: proofs } = fields;
  const details = {
    ...Object.fromEntries(SHOWN.map((name) => [name, fields[name]])),
    ...(fields.doc_validity === 'until' ? { doc_valid_to: fields.doc_valid_to } : {}),
    ...(guardianNo === undefined ? {} : { guardian_doc_no_mask: maskDigits(guardianNo) }),
    ...(proofs === undefined ? {} : { relationship_proof_file_ids: proofs.map(({ picture }) => picture.file_id) }),
  };
  await tx.query(
    `INSERT INTO realname_applications (apply_no, member_id, kind, linked_member_id, region, doc_type, doc_no_hash,
       doc_no_mask, birth_date, details, answer_from, answer_by, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      application.applyNo,
      application.memberId,
      application.kind,
      application.linkedMemberId ?? null,
      fields.region,
      application.numberType,
      application.docNoHash,
      application.docNoMask,
      fields.birth_date,
      JSON.stringify(details),
      answer.from,
      answer.by,
      application.now,
    ],
  );
}

/** The newest; of two of one instant the open one, or the one that ended last. */
export async function newestApplication(tx: Transaction, memberId: string): Promise<Application | undefined> {
  const [row] = await tx.query<{
    apply_no: string;
    kind: Application['kind'];
    state: Application['state'];
    decline_reason: DeclineReason | null;
    details: EarlierDetails;
    answer_from: string;
    answer_by: string;
    made_at: Date;
  }>(
    `SELECT apply_no, kind, state, decline_reason, details, answer_from::text, answer_by::text, made_at
     FROM realname_applications WHERE member_id = $1
     ORDER BY made_at DESC, ended_at DESC NULLS FIRST LIMIT 1`,
    [memberId],
  );
  if (!row) return undefined;
  return {
    applyNo: row.apply_no,
    kind: row.kind,
    state: row.state,
    ...(row.decline_reason === null ? {} : { declineReason: row.decline_reason }),
    ...(row.state === 'open'
      ? {}
      : { previous: earlierOf(row.details, row.kind === 'new' && row.state === 'declined') }),
    answerFrom: row.answer_from,
    answerBy: row.answer_by,
    madeAt: instant(row.made_at),
  };
}

/** Of a certified customer nothing that is shown masked elsewhere: a change asks for it only where it changes. */
const MASKED: readonly string[] = ['birth_date', 'email', 'area_code', 'mob_no', 'address'];

const earlierOf = (details: EarlierDetails, isWhole: boolean) =>
  Object.fromEntries(
    EARLIER.filter((name) => isWhole || !MASKED.includes(name)).flatMap((name) =>
      details[name] === undefined ? [] : [[name, details[name]]],
    ),
  ) as unknown as EarlierDetails;

/** Whether somebody else has a document, or has applied with it. An earlier customer that the member is linked to counts while
 * certified, or one person would have the limits of two; who has closed the account does not. Two who apply with the same document take
 * turns. */
export async function isDocumentUsed(
  tx: Transaction,
  memberId: string,
  linkedMemberId: string | undefined,
  docNoHash: string,
): Promise<boolean> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`document ${docNoHash}`]);
  const rows = await tx.query(
    `SELECT member_id FROM members WHERE doc_no_hash = $1 AND status <> 'cancelled' AND member_id <> $2
       AND (member_id <> $3 OR realname_status = '3')
     UNION ALL
     SELECT member_id FROM realname_applications WHERE doc_no_hash = $1 AND state = 'open' AND member_id <> $2
     LIMIT 1`,
    [docNoHash, memberId, linkedMemberId ?? memberId],
  );
  return rows.length > 0;
}

/** The customer that a member has proven to have been before. */
export async function linkedCustomer(tx: Transaction, memberId: string): Promise<string | undefined> {
  const sql = 'SELECT linked_member_id FROM customer_links WHERE member_id = $1';
  return (await tx.query<{ linked_member_id: string }>(sql, [memberId]))[0]?.linked_member_id;
}
