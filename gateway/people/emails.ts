import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';

/** Whether an address can become this member's: no two members have one address, whatever its case. Takes turns with
 * whoever else wants it, until the transaction ends.
 * @throws Failure EMAIL_USED */
export async function checkEmailFree(tx: Transaction, email: string, memberId?: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`email ${email.toLowerCase()}`]);
  const taken = await tx.query(
    `SELECT 1 FROM members
     WHERE lower(email) = lower($1) AND email <> '' AND status <> 'cancelled' AND member_id IS DISTINCT FROM $2`,
    [email, memberId ?? null],
  );
  if (taken.length > 0) throw new Failure('EMAIL_USED');
}
