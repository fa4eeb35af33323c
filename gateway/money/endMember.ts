import type { Transaction } from '../db/transaction.ts';
import { endWaitingBindings } from './bankBinding.ts';
import { endWaitingTopups } from './topupOrder.ts';

/** Ends a member whose accounts are all cancelled: by a closure, or with the last card. */
export async function endMember(tx: Transaction, memberId: string, now: string): Promise<void> {
  await tx.query('DELETE FROM fps_registrations WHERE member_id = $1', [memberId]);
  await endWaitingTopups(tx, { memberId }, now);
  await endWaitingBindings(tx, { memberId });
  await tx.query('DELETE FROM saved_payees WHERE member_id = $1', [memberId]);
  await tx.query('DELETE FROM flow_records WHERE member_id = $1', [memberId]);
  await tx.query(`UPDATE members SET status = 'cancelled' WHERE member_id = $1`, [memberId]);
}

/** Whether nothing would be left of a member's accounts without this one; gift cards are no accounts of the member area
 * (AMB-15). */
export async function isLastAccount(tx: Transaction, memberId: string, accountId: string): Promise<boolean> {
  const others = await tx.query(
    `SELECT 1 FROM accounts a WHERE a.member_id = $1 AND a.account_id <> $2 AND a.status <> 'cancelled'
       AND NOT EXISTS (SELECT FROM cards c WHERE c.account_id = a.account_id AND c.card_type = 'gift') LIMIT 1`,
    [memberId, accountId],
  );
  return others.length === 0;
}
