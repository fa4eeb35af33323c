import type { Transaction } from '../db/transaction.ts';
import type { DeclineReason } from '../realname/applications.ts';
import { approveApplication, declineApplication } from '../realname/endReview.ts';
import { moveReview } from '../realname/reviewState.ts';
import { tellOfReview } from '../realname/tellOfReview.ts';
import type { Services } from '../services/services.ts';

/** What the staff can make of a real-name review. */
export const REVIEW_DECISIONS = [
  'certified',
  'declined',
  'checking',
  'waitingFaceToFace',
  'waitingToSubmit',
  'demoted',
] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export const DECLINE_REASONS = [
  'documentUnclear',
  'documentInvalid',
  'detailsDiffer',
  'addressUnproven',
  'other',
] as const satisfies readonly DeclineReason[];

export interface Decision {
  readonly areaCode: string;
  readonly mobNo: string;
  readonly decision: ReviewDecision;
  readonly reason: DeclineReason;
  readonly now: string;
}

/** Decides a member's review in the place of the staff; false when nobody has that mobile number, or what is to be declined
 * was never applied for. */
export async function decideReview(
  tx: Transaction,
  services: Pick<Services, 'messenger' | 'content'>,
  decided: Decision,
): Promise<boolean> {
  const { areaCode, mobNo, decision, reason, now } = decided;
  const [member] = await tx.query<{ member_id: string }>(
    'SELECT member_id FROM members WHERE area_code = $1 AND mob_no = $2',
    [areaCode, mobNo],
  );
  if (!member) return false;
  const memberId = member.member_id;
  if (decision === 'certified') await approveApplication(tx, memberId, now);
  else if (decision === 'declined') {
    if (!(await declineApplication(tx, memberId, reason, now))) return false;
  } else await moveReview(tx, { memberId, to: decision, now, ...(decision === 'demoted' ? { status: '0' } : {}) });
  await tellOfReview(tx, services, { memberId, decision, reason, now });
  return true;
}
