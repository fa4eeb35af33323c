import { maskDigits } from '../../src/domain/maskDigits.ts';
import { writtenDate } from '../../src/domain/writtenDate.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { useFiles } from '../files/useFiles.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import type { Call } from '../call/operation.ts';
import { documentHash } from '../people/identity.ts';
import { checkNumber } from '../people/mobileNumbers.ts';
import { tellMember } from '../people/tellMember.ts';
import { holdsTicket, takeTicket } from '../access/tickets.ts';
import { insertApplication, isDocumentUsed, linkedCustomer, type CustomerFields } from './applications.ts';
import { asRead, judgeDocument, numberTypeOf } from './customerDocument.ts';
import { checkedDocument, keepDocumentCheck } from './documentChecks.ts';
import { reviewDays } from './reviewDays.ts';
import { moveReview } from './reviewState.ts';

type Applying = (Call<'realnameSubmit'> | Call<'realnameModify'>) & { readonly tx: Transaction };

/** Takes an application, once it may be made and everything in it fits together; the review begins.
 * @returns a Failure when the person could not be verified, so that the question stays asked
 * @throws Failure with what does not fit; nothing is taken then */
export async function applyForRealname(call: Applying, kind: 'new' | 'modify') {
  const { tx, request, member, now } = call;
  const { memberId } = member;
  const state = await reviewStateOf(tx, memberId);
  refuseState(call, kind, state);
  const { digest, samePictures, numberType, docNoHash, linkedMemberId } = await judgeCustomer(call, kind);
  const proofs = proofsOf(call, digest);
  await proofs.see();
  const verdict = samePictures ? await askRegister(call) : await readAgain(call);
  if (verdict !== undefined) return new Failure(verdict);
  await proofs.take();
  const [applyNo, answer] = [referenceNumber(now), reviewDays(call)];
  const docNoMask = maskDigits(request.doc_no);
  const link = linkedMemberId === undefined ? {} : { linkedMemberId };
  const application = {
    applyNo,
    memberId,
    kind,
    ...link,
    fields: ownFields(call),
    numberType,
    docNoHash,
    docNoMask,
    answer,
    now,
  };
  await insertApplication(tx, application);
  const to = kind === 'new' ? 'submitted' : 'modificationAudit';
  await moveReview(tx, { memberId, to, now });
  await tellMember(tx, call, member, 'realnameSubmitted', {
    reference: applyNo,
    from: writtenDate(answer.from, call.lang),
    by: writtenDate(answer.by, call.lang),
  });
  return {
    apply_no: applyNo,
    review_state: to,
    submitted_at: now,
    answer_from: answer.from,
    answer_by: answer.by,
  } as const;
}

/** Pictures that were handed over since the document was read: the code of what is wrong with them, or that the face has not been compared
 * with them yet. */
async function readAgain({ tx, request, member: { memberId }, services, now }: Applying) {
  const pictures = [request.doc_front_file_id, request.doc_back_file_id].filter((id) => id !== undefined);
  const verdict = await services.identity.check(tx, 'document', { memberId, pictures });
  if (verdict !== 'passed') return verdict;
  await keepDocumentCheck(tx, services.secrets, memberId, asRead(request), now);
  return 'FACE_EXPIRED';
}

async function askRegister({ tx, member: { memberId }, services }: Applying) {
  const verdict = await services.identity.check(tx, 'person', { memberId, pictures: [] });
  return verdict === 'passed' ? undefined : verdict;
}

/** As it is now: the session may have read the member before somebody else applied. */
async function reviewStateOf(tx: Transaction, memberId: string): Promise<{ status: string; review_state: string }> {
  const [row] = await tx.query<{ status: string; review_state: string }>(
    'SELECT realname_status AS status, review_state FROM members WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  if (!row) throw new Failure('NOT_LOGIN');
  return row;
}

function refuseState(
  { services, world }: Applying,
  kind: 'new' | 'modify',
  state: { status: string; review_state: string },
) {
  const rule = kind === 'new' ? 'realname.maySubmit' : 'realname.mayModify';
  if (services.content.holds(rule, state, world)) return;
  if (kind === 'new' && state.status === '3' && state.review_state === 'certified') throw new Failure('CERTIFIED');
  throw new Failure(kind === 'modify' && state.status !== '3' ? 'CERTIFIED_ONLY' : 'REVIEWING');
}

/** The person, the document and the guardian, by the rules that the forms ask too. */
async function judgeCustomer(call: Applying, kind: 'new' | 'modify') {
  const { tx, request, member, services, world } = call;
  const judging = { content: services.content, world };
  judgeDocument(request, judging);
  const checked = await checkedDocument(tx, services.secrets, member.memberId, asRead(request));
  if (!checked) throw new Failure('DOC_INVALID');
  judgePerson(call);
  await takePictures(call);
  await judgeGuardian(call);
  const numberType = numberTypeOf(request, judging);
  const docNoHash = documentHash(services.secrets, numberType, request.doc_no);
  const linked = await linkedCustomer(tx, member.memberId);
  const linkedMemberId = kind === 'new' && isExisting(request) ? linked : undefined;
  if (kind === 'new' && isExisting(request) && linked === undefined) throw paramError('/user_kind', 'unlinked');
  if (await isDocumentUsed(tx, member.memberId, linkedMemberId, docNoHash)) throw new Failure('DOC_USED');
  return { ...checked, numberType, docNoHash, ...(linkedMemberId === undefined ? {} : { linkedMemberId }) };
}

const isExisting = (request: Applying['request']) => 'user_kind' in request && request.user_kind === 'existing';

function judgePerson({ request, services: { content }, world }: Applying): void {
  const { region, doc_type, birth_date } = request;
  if (!content.holds('person.isBorn', { birth_date }, world)) throw paramError('/birth_date', 'person.isBorn');
  const numbered = content.holds('document.hasMainlandNumber', { region, doc_type }, world);
  if (numbered && !content.holds('person.isBornAsNumbered', { birth_date, doc_no: request.doc_no }, world))
    throw paramError('/birth_date', 'person.isBornAsNumbered');
  const named = content.holds('person.hasChineseName', { region, doc_type }, world);
  if (named && request.name_cn === undefined) throw paramError('/name_cn', 'required');
  const { area_code: areaCode, mob_no: mobNo } = request;
  if (mobNo === undefined) return;
  if (areaCode === undefined) throw paramError('/area_code', 'required');
  checkNumber({ areaCode, mobNo }, content, world);
}

/** The pictures of the document stay from now on. */
async function takePictures({ tx, request, subject, now }: Applying): Promise<void> {
  for (const name of ['doc_front_file_id', 'doc_back_file_id'] as const) {
    if (!(await useFiles(tx, { subject, scene: 'DOCUMENT' }, [request[name]], now)))
      throw paramError(`/${name}`, 'unknown');
  }
}

/** A guardian answers for whoever is under 18 today: with name, document, relationship and one to five proofs of it. */
async function judgeGuardian(call: Applying): Promise<void> {
  if (!isMinor(call)) return;
  const { tx, request, services, world, subject, now } = call;
  const { content } = services;
  const { relationship_proof: proofs, guardian_doc_type: number_type, guardian_doc_no: doc_no } = request;
  for (const name of GUARDIAN) if (request[name] === undefined) throw paramError(`/${name}`, 'required');
  if (number_type === undefined || doc_no === undefined || proofs === undefined) return;
  if (!content.holds('document.numberFits', { number_type, doc_no }, world))
    throw paramError('/guardian_doc_no', 'document.numberFits');
  if (!content.holds('person.isAnother', { doc_no: request.doc_no, other_doc_no: doc_no }, world))
    throw paramError('/guardian_doc_no', 'person.isAnother');
  const pictures = [request.guardian_doc_file_id, ...proofs.map(({ picture }) => picture.file_id)];
  for (const [place, fileId] of pictures.entries()) {
    const scene = place === 0 ? 'GUARDIAN' : 'KINSHIP';
    if (await useFiles(tx, { subject, scene }, [fileId], now)) continue;
    throw paramError(place === 0 ? '/guardian_doc_file_id' : `/relationship_proof/${place - 1}/picture`, 'unknown');
  }
}

const GUARDIAN = [
  'guardian_name',
  'guardian_doc_type',
  'guardian_doc_no',
  'guardian_doc_file_id',
  'relationship',
  'relationship_proof',
] as const satisfies readonly (keyof CustomerFields)[];

const isMinor = ({ request, services: { content }, world }: Applying): boolean =>
  content.holds('person.isMinor', { birth_date: request.birth_date }, world);

/** Who has come of age, or has put a date of birth right, has no guardian, whatever was filled in before: nobody has judged it. */
function ownFields(call: Applying): CustomerFields {
  const { request } = call;
  if (isMinor(call)) return request;
  const names: readonly string[] = GUARDIAN;
  return Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name))) as typeof request;
}

/** Both proofs: a face compared with this very document, and a code. Seen before anybody else is asked, taken once all is
 * well: who has to try again need not prove it again. */
function proofsOf({ tx, request, member, operationId, now }: Applying, digest: string) {
  const use = { memberId: member.memberId, operation: operationId };
  const proofs = [
    { ticket: request.face_ticket, use: { ...use, kind: 'face', digest }, code: 'FACE_EXPIRED' },
    { ticket: request.ticket, use: { ...use, kind: 'otp' }, code: 'TICKET_EXPIRED' },
  ] as const;
  const each = async (judge: typeof holdsTicket) => {
    for (const proof of proofs) if (!(await judge(tx, proof.ticket, proof.use, now))) throw new Failure(proof.code);
  };
  return { see: () => each(holdsTicket), take: () => each(takeTicket) };
}
