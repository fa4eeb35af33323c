import type { SqlValue, Transaction } from './transaction.ts';

/** Deleted in one transaction: few enough that their locks are short. */
export const MOST_DELETED = 2_000;

/** Deletes rows of a table that fit a condition, `MOST_DELETED` at the most. Those that somebody holds are left, and nobody is waited for.
 * @param where a condition that an index serves, with `$1`, … for `params`
 * @returns how many there were */
export async function deleteSome(
  tx: Transaction,
  table: string,
  where: string,
  params: readonly SqlValue[],
): Promise<number> {
  // By their places, which are read once: joined to a table that has grown, it might be read from beginning to end.
  const gone = await tx.query(
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${table} WHERE ${where} LIMIT ${MOST_DELETED} FOR UPDATE SKIP LOCKED)) RETURNING 1`,
    params,
  );
  return gone.length;
}
