import type { requests } from '../../src/api/gateway.gen.ts';
import { maskMobile } from '../../src/domain/maskMobile.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { ownerOfCard } from '../money/wallet.ts';
import type { Call, OperationId } from '../call/operation.ts';
import type { Vault } from '../vault/vault.ts';
import { numberConstant } from '../shared/constant.ts';
import { findIdentity, type Identity } from '../people/identity.ts';
import { isCardNumber, loginIdentifier } from '../people/loginIdentifier.ts';
import type { DeviceCall } from '../people/devices.ts';
import { guesserOf, type DeviceKind } from '../people/knownDevice.ts';
import type { Member } from '../people/member.ts';
import { maskForStranger } from '../people/maskForStranger.ts';
import { findMember, findMemberByMobile } from '../people/members.ts';
import { hashOf, type Secrets } from '../vault/secrets.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';

/** The five ways to a new password (R-FLOW-06 to R-FLOW-10). */
const RESET_MODES = ['uplink', 'codeAndId', 'code', 'question', 'manual'] as const;
export type ResetMode = (typeof RESET_MODES)[number];

/** Questions a member can have set. */
export const QUESTIONS = ['firstSchool', 'birthTown', 'childhoodFriend', 'firstTeacher', 'favouriteBook'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A forgotten password on its way to a new one. */
export interface PasswordReset {
  readonly ticketHash: string;
  /** Absent when nobody has the identifier: whatever is verified then fails as a wrong answer does. */
  readonly memberId?: string;
  /** Keyed hash of what was entered. */
  readonly identifier: string;
  readonly to: MobileNumber;
  /** What is shown of that number. */
  readonly mask: string;
  readonly identity: Identity;
}

type Around = Pick<Call<OperationId>, 'services' | 'now' | 'constants' | 'proofs' | 'concerns'>;

/** Begins a reset for whoever is meant, or for nobody: the reply tells nothing of which.
 * @param member whom `memberOf` has found under the login id */
export async function startReset(
  tx: Transaction,
  around: Around,
  { area_code: areaCode, login_id: loginId }: Pick<requests['forgetPwdStart'], 'area_code' | 'login_id'>,
  member: Member | undefined,
) {
  const { services, now, constants } = around;
  const { secrets } = services;
  const identifier = loginIdentifier(secrets, 'reset', areaCode, loginId);
  around.concerns(member ? `member:${member.memberId}` : `unknown:${identifier}`);
  const decoy = isCardNumber(loginId)
    ? { areaCode: '852', mobNo: decoyNumber(identifier) }
    : { areaCode, mobNo: loginId };
  const to = member ?? decoy;
  const { ticket, hash } = around.proofs.give();
  const expireTime = later(now, numberConstant(constants, 'access.forget.ticketLife'));
  await tx.query(
    `INSERT INTO password_resets (ticket_hash, member_id, identifier, area_code, mob_no, by_card, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [hash, member?.memberId ?? null, identifier, to.areaCode, to.mobNo, isCardNumber(loginId), expireTime],
  );
  const identity = await identityOf(tx, secrets, { memberId: member?.memberId, identifier });
  return { ticket, expireTime, mask: maskOf(to, isCardNumber(loginId)), identity };
}

/** Who may set a new password under a login id. */
export async function memberOf(tx: Transaction, vault: Vault, areaCode: string, loginId: string) {
  const owner = isCardNumber(loginId) ? await ownerOfCard(tx, vault, loginId) : undefined;
  const found = owner ? await findMember(tx, owner.memberId) : await findMemberByMobile(tx, areaCode, loginId);
  const member = found?.member;
  return member && member.status !== 'cancelled' && member.mobNo !== '' ? member : undefined;
}

/** Whoever has found a card knows no number yet. */
const maskOf = ({ mobNo }: MobileNumber, byCard: boolean) => (byCard ? maskForStranger(mobNo) : maskMobile(mobNo));

/** A number that is always the same for an identifier. */
function decoyNumber(identifier: string): string {
  const bytes = Buffer.from(identifier, 'base64url');
  return `6${String(bytes.readUInt32BE(4) % 10_000_000).padStart(7, '0')}`;
}

/** Of nobody it is looked for as well: nobody can tell by the time it takes. */
async function identityOf(
  tx: Transaction,
  secrets: Secrets,
  { memberId, identifier }: { readonly memberId: string | undefined; readonly identifier: string },
): Promise<Identity> {
  const found = await findIdentity(tx, memberId ?? '');
  return memberId === undefined ? decoyIdentity(secrets, identifier) : found;
}

/** What nobody could be proven by: always the same for an identifier, and right by no entry. */
function decoyIdentity(secrets: Secrets, identifier: string): Identity {
  const bytes = Buffer.from(secrets.keyed('decoy', identifier), 'base64url');
  const certified = (bytes[0] ?? 0) % 4 !== 0;
  const question = QUESTIONS[(bytes[2] ?? 0) % QUESTIONS.length];
  return {
    ...(certified ? { birthMd: '', docType: 'hkId', docNoHash: '' } : {}),
    ...((bytes[1] ?? 0) % 2 === 0 && question ? { question } : {}),
  };
}

/** The ways that are open: by a document and by the date of birth only to whom they are known, by a question only to who
 * has set one. */
export function modesOf({ docNoHash, birthMd, question }: Identity): ResetMode[] {
  const closed = new Set<ResetMode>([
    ...(docNoHash === undefined ? (['codeAndId'] as const) : []),
    ...(birthMd === undefined ? (['code'] as const) : []),
    ...(question === undefined ? (['question'] as const) : []),
  ]);
  return RESET_MODES.filter((mode) => !closed.has(mode));
}

/** Reads a reset that is good now, and keeps it locked until the transaction ends. */
export async function readReset(
  tx: Transaction,
  ticket: string,
  { services, now, proofs, concerns }: Pick<Around, 'services' | 'now' | 'proofs' | 'concerns'>,
): Promise<PasswordReset | undefined> {
  const [row] = await tx.query<{
    ticket_hash: string;
    member_id: string | null;
    identifier: string;
    area_code: string;
    mob_no: string;
    by_card: boolean;
  }>(
    `SELECT ticket_hash, member_id, identifier, area_code, mob_no, by_card FROM password_resets
     WHERE ticket_hash = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE`,
    [proofs.hashOf(ticket), now],
  );
  if (!row) return undefined;
  const { member_id: memberId, identifier } = row;
  concerns(memberId === null ? `unknown:${identifier}` : `member:${memberId}`);
  const to = { areaCode: row.area_code, mobNo: row.mob_no };
  return {
    ticketHash: row.ticket_hash,
    ...(memberId === null ? {} : { memberId }),
    identifier,
    to,
    mask: maskOf(to, row.by_card),
    identity: await identityOf(tx, services.secrets, { memberId: memberId ?? undefined, identifier }),
  };
}

/** Whom wrong proofs are counted for: starting again resets nothing. */
export async function resetSubject(
  tx: Transaction,
  kind: Extract<DeviceKind, `reset${string}`>,
  { memberId, identifier }: PasswordReset,
  call: DeviceCall,
): Promise<string> {
  const about = memberId === undefined ? `unknown:${identifier}` : `member:${memberId}`;
  return (await guesserOf(tx, { kind, memberId, about }, call)).subject;
}

/** How many wrong proofs of a kind there may be. */
export async function resetLimit<Kind extends 'resetAnswer' | 'resetId'>(
  tx: Transaction,
  kind: Kind,
  reset: PasswordReset,
  call: DeviceCall,
) {
  return {
    kind,
    subject: await resetSubject(tx, kind, reset, call),
    tries: numberConstant(call.constants, 'access.forget.tries'),
    lock: numberConstant(call.constants, 'access.forget.lock'),
  };
}

/** Gives the ticket to set a new password with.
 * @param by the question, where its answer was the proof: no other proof says that it is the member's own */
export async function verifyReset(
  tx: Transaction,
  { now, constants, proofs }: Around,
  reset: PasswordReset,
  by?: 'question',
) {
  const { ticket, hash } = proofs.give();
  const until = later(now, numberConstant(constants, 'access.forget.setLife'));
  await tx.query(
    'UPDATE password_resets SET verified_hash = $2, verified_until = $3, by_question = $4 WHERE ticket_hash = $1',
    [reset.ticketHash, hash, until, by === 'question'],
  );
  return { verified_ticket: ticket, expire_time: until };
}

/** The member whose password may be set with the ticket of a verified reset, which stays locked until the transaction ends. One
 * that the staff mailed was given to no browser. */
export async function readVerified(
  tx: Transaction,
  ticket: string,
  { now, proofs, concerns }: Pick<Around, 'now' | 'proofs' | 'concerns'>,
): Promise<{ readonly memberId: string; readonly byQuestion: boolean } | undefined> {
  const [row] = await tx.query<{ member_id: string | null; by_question: boolean }>(
    `SELECT member_id, by_question FROM password_resets
     WHERE verified_hash IN ($1, $3) AND used_at IS NULL AND verified_until > $2 FOR UPDATE`,
    [proofs.hashOf(ticket), now, hashOf(ticket)],
  );
  if (!row?.member_id) return undefined;
  concerns(`member:${row.member_id}`);
  return { memberId: row.member_id, byQuestion: row.by_question };
}

/** Ends what was begun for a member: of the old password or number nothing is proven any more. */
export async function endResets(tx: Transaction, memberId: string, now: string): Promise<void> {
  await tx.query('UPDATE password_resets SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [memberId, now]);
}
