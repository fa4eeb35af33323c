import type { Transaction } from '../db/transaction.ts';
import { instant, later } from '../clock/instant.ts';
import type { Call, OperationId } from '../call/operation.ts';
import type { Proofs } from '../people/proofs.ts';
import { hashOf, type Secrets } from '../vault/secrets.ts';

/** What a ticket for an operation proves. */
export interface TicketUse {
  readonly kind: 'payPwd' | 'otp' | 'face';
  readonly memberId: string;
  readonly operation: string;
  readonly quoteId?: string;
  readonly digest?: string;
}

export interface GivenTicket {
  readonly ticket: string;
  readonly expireTime: string;
}

/** Gives a ticket that is good once, for this use only. */
export async function giveTicket(
  tx: Transaction,
  secrets: Secrets,
  use: TicketUse,
  life: { readonly seconds: number; readonly now: string },
): Promise<GivenTicket> {
  const ticket = secrets.token();
  const expireTime = later(life.now, life.seconds);
  await tx.query(
    `INSERT INTO tickets (ticket_hash, kind, member_id, operation, quote_id, digest, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(ticket), use.kind, use.memberId, use.operation, use.quoteId ?? null, use.digest ?? null, expireTime],
  );
  return { ticket, expireTime };
}

/** Takes a ticket: true when it was given for exactly this use, has not been taken and has not run out. */
export async function takeTicket(
  tx: Transaction,
  ticket: string | undefined,
  use: TicketUse,
  now: string,
): Promise<boolean> {
  if (ticket === undefined) return false;
  const rows = await tx.query(
    `UPDATE tickets SET used_at = $7
     WHERE ticket_hash = $1 AND kind = $2 AND member_id = $3 AND operation = $4
       AND quote_id IS NOT DISTINCT FROM $5 AND digest IS NOT DISTINCT FROM $6
       AND used_at IS NULL AND expires_at > $7
     RETURNING 1`,
    [hashOf(ticket), use.kind, use.memberId, use.operation, use.quoteId ?? null, use.digest ?? null, now],
  );
  return rows.length > 0;
}

/** True when a ticket could be taken for exactly this use; it stays as good as it is. */
export async function holdsTicket(tx: Transaction, ticket: string, use: TicketUse, now: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM tickets WHERE ticket_hash = $1 AND kind = $2 AND member_id = $3 AND operation = $4
       AND quote_id IS NOT DISTINCT FROM $5 AND digest IS NOT DISTINCT FROM $6
       AND used_at IS NULL AND expires_at > $7 FOR UPDATE`,
    [hashOf(ticket), use.kind, use.memberId, use.operation, use.quoteId ?? null, use.digest ?? null, now],
  );
  return rows.length > 0;
}

/** Ends whatever a member holds tickets for: what they were given for has changed. */
export async function endTickets(tx: Transaction, memberId: string, now: string): Promise<void> {
  await tx.query('UPDATE tickets SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [memberId, now]);
}

/** Ends what a member has authorised and not used yet: it is good in the session that it was authorised in. What is being used at this
 * moment is waited for by nobody. */
export async function endAuthorisations(tx: Transaction, memberId: string, now: string): Promise<void> {
  await tx.query(
    `UPDATE tickets SET used_at = $2 WHERE ticket_hash IN (
       SELECT ticket_hash FROM tickets WHERE member_id = $1 AND kind IN ('payPwd', 'otp', 'face') AND used_at IS NULL
       FOR UPDATE SKIP LOCKED)`,
    [memberId, now],
  );
}

/** A right password or right card details, on the way to a session. */
export interface LoginTicket {
  readonly memberId: string;
  readonly accountId?: string;
  readonly stage: 'choose' | 'device' | 'info';
}

export async function giveLoginTicket(
  tx: Transaction,
  proofs: Proofs,
  login: LoginTicket,
  life: { readonly seconds: number; readonly now: string },
): Promise<{ readonly login_ticket: string; readonly expire_time: string }> {
  const { ticket, hash } = proofs.give();
  const expireTime = later(life.now, life.seconds);
  await tx.query(
    `INSERT INTO tickets (ticket_hash, kind, member_id, account_id, stage, expires_at)
     VALUES ($1, 'login', $2, $3, $4, $5)`,
    [hash, login.memberId, login.accountId ?? null, login.stage, expireTime],
  );
  return { login_ticket: ticket, expire_time: expireTime };
}

/** Reads a login ticket that is good now, and keeps it locked until the transaction ends. */
export async function readLoginTicket(
  tx: Transaction,
  { proofs, now, concerns }: Pick<Call<OperationId>, 'proofs' | 'now' | 'concerns'>,
  ticket: string,
  stage: LoginTicket['stage'],
): Promise<LoginTicket | undefined> {
  const [row] = await tx.query<{ member_id: string; account_id: string | null; expires_at: Date }>(
    `SELECT member_id, account_id, expires_at FROM tickets
     WHERE ticket_hash = $1 AND kind = 'login' AND stage = $2 AND used_at IS NULL FOR UPDATE`,
    [proofs.hashOf(ticket), stage],
  );
  if (!row || instant(row.expires_at) <= now) return undefined;
  concerns(`member:${row.member_id}`);
  return { memberId: row.member_id, ...(row.account_id === null ? {} : { accountId: row.account_id }), stage };
}

/** Ends a login or verify ticket. */
export async function endProof(
  tx: Transaction,
  { proofs, now }: Pick<Call<OperationId>, 'proofs' | 'now'>,
  ticket: string,
): Promise<void> {
  await tx.query('UPDATE tickets SET used_at = $2 WHERE ticket_hash = $1', [proofs.hashOf(ticket), now]);
}
