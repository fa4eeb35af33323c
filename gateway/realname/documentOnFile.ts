import type { Call } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';

type Asking = (Call<'accountQueryAccSleep'> | Call<'accountSlpInfoAfterLogin'>) & { readonly tx: Transaction };

/** Whether the last day of the document that is known of the member is over. */
export async function hasDocumentExpired({ tx, member, services, world }: Asking): Promise<boolean> {
  const valid_to = await documentValidTo(tx, member.memberId);
  return valid_to !== undefined && !services.content.holds('document.isNotExpired', { valid_to }, world);
}

/** The last day of the identity document that a member was certified with, or has given since; nothing of one that is
 * permanent, or where none is known. */
async function documentValidTo(tx: Transaction, memberId: string): Promise<string | undefined> {
  const [newest] = await tx.query<{ valid_to: string | null }>(
    `SELECT details->>'doc_valid_to' AS valid_to, coalesce(ended_at, made_at) AS at FROM realname_applications
       WHERE member_id = $1 AND state = 'approved'
     UNION ALL
     SELECT details->>'doc_valid_to', made_at FROM dormant_forms
       WHERE member_id = $1 AND details->>'doc_validity' IS NOT NULL
     ORDER BY at DESC LIMIT 1`,
    [memberId],
  );
  return newest?.valid_to ?? undefined;
}
