import type { Transaction } from '../db/transaction.ts';

/** How a real-name review ends: the level goes with it (AMB-45). */
export const REVIEW_DECISIONS = {
  certified: '3',
  declined: undefined,
  checking: undefined,
  demoted: '0',
} as const satisfies { readonly [state: string]: '0' | '3' | undefined };

export type ReviewDecision = keyof typeof REVIEW_DECISIONS;

/** Decides a member's review in the place of the staff; false when nobody has that mobile number. */
export async function decideReview(
  tx: Transaction,
  member: { readonly areaCode: string; readonly mobNo: string },
  decision: ReviewDecision,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE members SET review_state = $3, realname_status = coalesce($4, realname_status)
     WHERE area_code = $1 AND mob_no = $2 RETURNING 1`,
    [member.areaCode, member.mobNo, decision, REVIEW_DECISIONS[decision] ?? null],
  );
  return rows.length > 0;
}
