import type { requests } from '../../src/api/gateway.gen.ts';
import type { World } from '../../src/rules/compiled.ts';
import type { Content } from '../content/content.ts';
import { Failure, paramError } from '../shared/failure.ts';
import type { ReadDocument } from './documentChecks.ts';

/** The document in a request, whichever operation it came with. */
export type DocumentFields = Pick<
  requests['realnameOcrCheck'],
  | 'region'
  | 'doc_type'
  | 'doc_no'
  | 'doc_validity'
  | 'doc_valid_from'
  | 'doc_valid_to'
  | 'doc_front_file_id'
  | 'doc_back_file_id'
>;

/** How the number of a document is written, as members' documents are kept by. */
export type NumberType = 'hkId' | 'mainlandId' | 'macauId' | 'passport';

interface Judging {
  readonly content: Content;
  readonly world: World;
}

/** Judges what a document says of itself, by the rules that the form asks too.
 * @throws Failure PARAM_ERROR, DOC_INVALID, DOC_EXPIRED or DOC_SOON_EXPIRED */
export function judgeDocument(fields: DocumentFields, { content, world }: Judging): void {
  const holds = (rule: string, subject: Parameters<Content['holds']>[1]) => content.holds(rule, subject, world);
  const { region, doc_type } = fields;
  if (!holds('document.isAccepted', { region, doc_type })) throw paramError('/doc_type', 'document.isAccepted');
  if (holds('document.hasTwoSides', { doc_type }) && fields.doc_back_file_id === undefined)
    throw paramError('/doc_back_file_id', 'required');
  if (!holds('document.isNumberOf', { region, doc_type, doc_no: fields.doc_no })) throw new Failure('DOC_INVALID');
  if (fields.doc_valid_from !== undefined && !holds('document.isIssued', { valid_from: fields.doc_valid_from }))
    throw paramError('/doc_valid_from', 'document.isIssued');
  judgeValidity(fields, { content, world });
}

/** Whether it is valid for long enough from today (R-VAL-33, R-VAL-34, AMB-23).
 * @throws Failure PARAM_ERROR, DOC_EXPIRED or DOC_SOON_EXPIRED */
export function judgeValidity(
  { doc_validity, doc_valid_to: valid_to }: Pick<DocumentFields, 'doc_validity' | 'doc_valid_to'>,
  { content, world }: Judging,
): void {
  if (doc_validity === 'permanent') return;
  if (valid_to === undefined) throw paramError('/doc_valid_to', 'required');
  if (!content.holds('document.isNotExpired', { valid_to }, world)) throw new Failure('DOC_EXPIRED');
  if (!content.holds('document.isValidLongEnough', { valid_to }, world)) throw new Failure('DOC_SOON_EXPIRED');
}

export function numberTypeOf(
  { region, doc_type }: Pick<DocumentFields, 'region' | 'doc_type'>,
  { content, world }: Judging,
): NumberType {
  const holds = (rule: string) => content.holds(rule, { region, doc_type }, world);
  if (holds('document.hasHongKongNumber')) return 'hkId';
  if (holds('document.hasMainlandNumber')) return 'mainlandId';
  return holds('document.hasMacauNumber') ? 'macauId' : 'passport';
}

/** The same document, as it is remembered between calls. */
export const asRead = (fields: DocumentFields): ReadDocument => ({
  region: fields.region,
  docType: fields.doc_type,
  docNo: fields.doc_no,
  ...(fields.doc_validity === 'permanent' || fields.doc_valid_to === undefined ? {} : { validTo: fields.doc_valid_to }),
  frontFileId: fields.doc_front_file_id,
  ...(fields.doc_back_file_id === undefined ? {} : { backFileId: fields.doc_back_file_id }),
});
