import type { Transaction } from '../db/transaction.ts';

/** Whether uploads are there and this one's; nothing is marked, so that they go if nothing more comes of it. */
export async function ownsFiles(
  tx: Transaction,
  subject: string,
  fileIds: readonly (string | undefined)[],
): Promise<boolean> {
  const named = [...new Set(fileIds.filter((id) => id !== undefined))];
  const rows = await tx.query(
    'SELECT 1 FROM files WHERE file_id IN (SELECT jsonb_array_elements_text($1::jsonb)) AND subject = $2',
    [JSON.stringify(named), subject],
  );
  return rows.length === named.length;
}
