import type { Transaction } from '../db/transaction.ts';

/** The document of a certified member, as far as it is shown (R-ENT-34). */
export async function certifiedDocument(tx: Transaction, memberId: string): Promise<{ doc_no_mask?: string }> {
  const [row] = await tx.query<{ doc_no_mask: string | null }>('SELECT doc_no_mask FROM members WHERE member_id = $1', [
    memberId,
  ]);
  return row?.doc_no_mask ? { doc_no_mask: row.doc_no_mask } : {};
}
