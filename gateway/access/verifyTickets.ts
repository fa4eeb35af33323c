import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';

/** What a member has proven to be the member for. */
export type VerifyPurpose = 'email' | 'mobile' | 'loginPassword' | 'paymentPassword' | 'securityQuestion';

interface VerifyUse {
  readonly memberId: string;
  readonly purpose: VerifyPurpose;
}

type Around = Pick<Call<OperationId>, 'proofs' | 'now'>;

export async function giveVerifyTicket(
  tx: Transaction,
  { proofs, now, constants }: Around & Pick<Call<OperationId>, 'constants'>,
  use: VerifyUse,
): Promise<{ readonly verify_ticket: string; readonly expire_time: string }> {
  const { ticket, hash } = proofs.give();
  const expireTime = later(now, numberConstant(constants, 'access.verify.life'));
  await tx.query(
    `INSERT INTO tickets (ticket_hash, kind, member_id, operation, expires_at) VALUES ($1, 'verify', $2, $3, $4)`,
    [hash, use.memberId, use.purpose, expireTime],
  );
  return { verify_ticket: ticket, expire_time: expireTime };
}

/** True when the ticket is this member's, for this purpose, and good now. It stays good: a link can be sent again. */
export async function holdsVerifyTicket(
  tx: Transaction,
  { proofs, now }: Around,
  ticket: string,
  use: VerifyUse,
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM tickets WHERE ticket_hash = $1 AND kind = 'verify' AND member_id = $2 AND operation = $3
       AND used_at IS NULL AND expires_at > $4 FOR UPDATE`,
    [proofs.hashOf(ticket), use.memberId, use.purpose, now],
  );
  return rows.length > 0;
}
