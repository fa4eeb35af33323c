import type { Transaction } from '../db/transaction.ts';
import { hashOf } from './secrets.ts';

/** What a member has proven to be the member for. */
export type VerifyPurpose = 'email' | 'mobile' | 'loginPassword' | 'paymentPassword' | 'securityQuestion';

/** True when the ticket is this member's, for this purpose, and good now. It stays good: a link can be sent again. */
export async function holdsVerifyTicket(
  tx: Transaction,
  ticket: string,
  use: { readonly memberId: string; readonly purpose: VerifyPurpose; readonly now: string },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM tickets WHERE ticket_hash = $1 AND kind = 'verify' AND member_id = $2 AND operation = $3
       AND used_at IS NULL AND expires_at > $4 FOR UPDATE`,
    [hashOf(ticket), use.memberId, use.purpose, use.now],
  );
  return rows.length > 0;
}

export async function endVerifyTicket(tx: Transaction, ticket: string, now: string): Promise<void> {
  await tx.query('UPDATE tickets SET used_at = $2 WHERE ticket_hash = $1', [hashOf(ticket), now]);
}
