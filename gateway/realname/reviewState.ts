import type { Transaction } from '../db/transaction.ts';

export type ReviewState =
  | 'unauthenticated'
  | 'waitingToSubmit'
  | 'submitted'
  | 'checking'
  | 'declined'
  | 'registered'
  | 'certified'
  | 'demoted'
  | 'modificationAudit'
  | 'waitingFaceToFace';

export interface ReviewMove {
  readonly memberId: string;
  readonly to: ReviewState;
  /** The level that goes with it; as it is unless told (AMB-45). */
  readonly status?: '0' | '3';
  readonly reason?: string;
  readonly now: string;
}

/** Moves a member's review, and the level with it, and writes down that it did. */
export async function moveReview(tx: Transaction, { memberId, to, status, reason, now }: ReviewMove): Promise<void> {
  const [before] = await tx.query<{ review_state: string; realname_status: string }>(
    'SELECT review_state, realname_status FROM members WHERE member_id = $1 FOR UPDATE',
    [memberId],
  );
  if (!before) throw new Error('Nobody to move the review of.');
  const level = status ?? before.realname_status;
  await tx.query('UPDATE members SET review_state = $2, realname_status = $3 WHERE member_id = $1', [
    memberId,
    to,
    level,
  ]);
  await tx.query(
    `INSERT INTO review_events (member_id, from_state, to_state, from_status, to_status, reason, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, before.review_state, to, before.realname_status, level, reason ?? null, now],
  );
}
