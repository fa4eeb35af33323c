import type { requests } from '../../src/api/gateway.gen.ts';
import type { Transaction } from '../db/transaction.ts';
import { findIdentity } from '../people/identity.ts';
import type { Member } from '../people/member.ts';
import type { Secrets } from '../vault/secrets.ts';

/** A document as it was read: what may not change until it is applied with. */
export interface ReadDocument {
  readonly region: string;
  readonly docType: string;
  readonly docNo: string;
  readonly validTo?: string;
  readonly frontFileId: string;
  readonly backFileId?: string;
}

/** Operations that are applied with the document that was just read; all others go by the certified one. */
const APPLYING: readonly string[] = ['realnameSubmit', 'realnameModify'];

/** Keeps that this document of the member was read and found good; an earlier one is forgotten.
 * @returns the id of the reading, the same for the same document */
export async function keepDocumentCheck(
  tx: Transaction,
  secrets: Secrets,
  memberId: string,
  document: ReadDocument,
  now: string,
): Promise<string> {
  const digest = checkHash(secrets, document);
  await tx.query(
    `INSERT INTO document_checks (member_id, document_hash, pictures, checked_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET document_hash = excluded.document_hash, pictures = excluded.pictures,
       checked_at = excluded.checked_at`,
    [memberId, digest, picturesOf(document), now],
  );
  return readingIdOf(secrets, memberId, digest);
}

/** The digest of what was read, when it is exactly this document, and whether it was read from these very pictures: who comes back
 * later hands over pictures again. */
export async function checkedDocument(
  tx: Transaction,
  secrets: Secrets,
  memberId: string,
  document: ReadDocument,
): Promise<{ readonly digest: string; readonly samePictures: boolean } | undefined> {
  const hash = checkHash(secrets, document);
  const sql = 'SELECT pictures FROM document_checks WHERE member_id = $1 AND document_hash = $2';
  const [row] = await tx.query<{ pictures: string }>(sql, [memberId, hash]);
  return row && { digest: seenHash(secrets, hash, row.pictures), samePictures: row.pictures === picturesOf(document) };
}

/** What a face is compared with; `undefined` when there is nothing, or when another document was read since.
 * @returns for a document just read its pictures, and a digest of both, so that the ticket is good with that document and these
 *   pictures only */
export async function documentToCompare(
  tx: Transaction,
  secrets: Secrets,
  member: Member,
  { purpose, reading_id }: Pick<requests['realnameFaceCheck'], 'purpose' | 'reading_id'>,
): Promise<{ readonly digest?: string; readonly pictures: readonly string[] } | undefined> {
  if (!APPLYING.includes(purpose)) {
    const isKnown = member.realnameStatus === '3' || (await findIdentity(tx, member.memberId)).docType !== undefined;
    return isKnown ? { pictures: [] } : undefined;
  }
  const sql = "SELECT document_hash, pictures FROM document_checks WHERE member_id = $1 AND pictures <> ''";
  const [row] = await tx.query<{ document_hash: string; pictures: string }>(sql, [member.memberId]);
  if (!row) return undefined;
  const isAnother = reading_id !== undefined && reading_id !== readingIdOf(secrets, member.memberId, row.document_hash);
  if (isAnother) return undefined;
  const pictures = (JSON.parse(row.pictures) as (string | null)[]).filter((id) => id !== null);
  return { digest: seenHash(secrets, row.document_hash, row.pictures), pictures };
}

const checkHash = (secrets: Secrets, { region, docType, docNo, validTo }: ReadDocument) =>
  secrets.keyed('document check', JSON.stringify([region, docType, docNo, validTo ?? null]));

const seenHash = (secrets: Secrets, hash: string, pictures: string) =>
  secrets.keyed('document seen', JSON.stringify([hash, pictures]));

/** Nothing of the document can be read from it, and it is of one member only. */
const readingIdOf = (secrets: Secrets, memberId: string, digest: string) =>
  secrets.keyed('document reading', JSON.stringify([memberId, digest]));

const picturesOf = ({ frontFileId, backFileId }: ReadDocument) => JSON.stringify([frontFileId, backFileId ?? null]);
