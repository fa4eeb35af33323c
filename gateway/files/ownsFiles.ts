import type { Transaction } from '../db/transaction.ts';
import type { Uploads } from './uploads.ts';

/** Whether uploads are there, this one's and for this use; nothing is marked, so that they go if nothing more comes of it. */
export async function ownsFiles(
  tx: Transaction,
  { subject, scene }: Uploads,
  fileIds: readonly (string | undefined)[],
): Promise<boolean> {
  const named = [...new Set(fileIds.filter((id) => id !== undefined))];
  const rows = await tx.query(
    'SELECT 1 FROM files WHERE file_id IN (SELECT jsonb_array_elements_text($1::jsonb)) AND subject = $2 AND scene = $3',
    [JSON.stringify(named), subject, scene],
  );
  return rows.length === named.length;
}
