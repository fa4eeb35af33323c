import type { Transaction } from '../db/transaction.ts';
import type { Secrets } from '../vault/secrets.ts';

/** What a member can prove to be by, besides a password. */
export interface Identity {
  /** Month and day of birth, `MMDD`. */
  readonly birthMd?: string;
  readonly docType?: string;
  readonly docNoHash?: string;
  readonly question?: string;
  readonly answerHash?: string;
}

export async function findIdentity(tx: Transaction, memberId: string): Promise<Identity> {
  const [row] = await tx.query<{
    birth_md: string | null;
    doc_type: string | null;
    doc_no_hash: string | null;
    question: string | null;
    answer_hash: string | null;
  }>(
    `SELECT to_char(birth_date, 'MMDD') AS birth_md, doc_type, doc_no_hash, question, answer_hash
     FROM members WHERE member_id = $1`,
    [memberId],
  );
  return {
    ...(row?.birth_md ? { birthMd: row.birth_md } : {}),
    ...(row?.doc_type ? { docType: row.doc_type } : {}),
    ...(row?.doc_no_hash ? { docNoHash: row.doc_no_hash } : {}),
    ...(row?.question ? { question: row.question } : {}),
    ...(row?.answer_hash ? { answerHash: row.answer_hash } : {}),
  };
}

/** A document number as it is compared: the same document written in other letters is the same. */
export const documentHash = (secrets: Secrets, docType: string, docNo: string) =>
  secrets.keyed(`document ${docType}`, docNo.normalize('NFKC').toUpperCase());

/** An answer as it is hashed and compared: case, width and spaces do not count. */
export const plainAnswer = (answer: string) => answer.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
