import type { Transaction } from '../db/transaction.ts';
import type { Uploads } from './uploads.ts';

/** Marks uploads as used, so that they stay; false, and nothing marked, when one is not there, is somebody else's or was uploaded for another use.
 * @param fileIds those left out of a request are `undefined` */
export async function useFiles(
  tx: Transaction,
  { subject, scene }: Uploads,
  fileIds: readonly (string | undefined)[],
  now: string,
): Promise<boolean> {
  const named = [...new Set(fileIds.filter((id) => id !== undefined))];
  const ids = JSON.stringify(named);
  const rows = await tx.query<{ file_id: string }>(
    `SELECT file_id FROM files
     WHERE file_id IN (SELECT jsonb_array_elements_text($1::jsonb)) AND subject = $2 AND scene = $3 FOR UPDATE`,
    [ids, subject, scene],
  );
  if (rows.length !== named.length) return false;
  await tx.query(
    'UPDATE files SET used_at = coalesce(used_at, $2) WHERE file_id IN (SELECT jsonb_array_elements_text($1::jsonb))',
    [ids, now],
  );
  return true;
}
