import type { SqlValue, Transaction } from './transaction.ts';

/** Deleted in one transaction: few enough that their locks are short. */
export const MOST_DELETED = 2_000;

/** A condition: one of the rows of a table that fit another, `MOST_DELETED` at the most, and none that somebody holds. By their places,
 * which are read once: joined to a table that has grown, it might be read from beginning to end. */
export const isOneOf = (table: string, where: string): string =>
  `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${MOST_DELETED} FOR UPDATE SKIP LOCKED))`;

/** Deletes rows of a table that fit a condition, `MOST_DELETED` at the most. Those that somebody holds are left, and nobody is waited for.
 * @param where a condition that an index serves, with `$1`, … for `params`
 * @returns how many there were */
export async function deleteSome(
  tx: Transaction,
  table: string,
  where: string,
  params: readonly SqlValue[],
): Promise<number> {
  const gone = await tx.query(`DELETE FROM ${table} WHERE ${isOneOf(table, where)} RETURNING 1`, params);
  return gone.length;
}
