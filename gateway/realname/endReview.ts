import type { Transaction } from '../db/transaction.ts';
import type { DeclineReason } from './applications.ts';
import { moveReview } from './reviewState.ts';

/** Certifies a member: what was applied for becomes the member's data (AMB-45). Without an application the level alone. The
 * e-mail of an application is where the review is answered, no more: an address becomes a member's by the link sent to it. */
export async function approveApplication(tx: Transaction, memberId: string, now: string): Promise<void> {
  const [approved] = await tx.query<{ apply_no: string }>(
    `UPDATE realname_applications SET state = 'approved', ended_at = $2 WHERE member_id = $1 AND state = 'open'
     RETURNING apply_no`,
    [memberId, now],
  );
  if (approved) {
    await tx.query(
      `UPDATE members SET user_name = a.details ->> 'name_en', user_name_cn = a.details ->> 'name_cn', birth_date = a.birth_date,
         doc_type = a.doc_type, doc_no_hash = a.doc_no_hash, doc_no_mask = a.doc_no_mask,
         region = CASE a.region WHEN 'MO' THEN 'OTHER' ELSE a.region END
       FROM realname_applications a WHERE a.apply_no = $1 AND members.member_id = a.member_id`,
      [approved.apply_no],
    );
  }
  await moveReview(tx, { memberId, to: 'certified', status: '3', now });
}

/** Declines what a member has applied for; who is certified already stays so. False when nothing waits for an answer. */
export async function declineApplication(
  tx: Transaction,
  memberId: string,
  reason: DeclineReason,
  now: string,
): Promise<boolean> {
  const [declined] = await tx.query<{ kind: 'new' | 'modify' }>(
    `UPDATE realname_applications SET state = 'declined', decline_reason = $2, ended_at = $3
     WHERE member_id = $1 AND state = 'open' RETURNING kind`,
    [memberId, reason, now],
  );
  if (!declined) return false;
  await moveReview(tx, { memberId, to: declined.kind === 'modify' ? 'certified' : 'declined', reason, now });
  return true;
}
