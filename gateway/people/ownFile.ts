import type { Transaction } from '../db/transaction.ts';

/** Whether an upload is one's own. No upload at all is nobody else's. */
export async function isOwnFile(tx: Transaction, fileId: string | undefined, subject: string): Promise<boolean> {
  if (fileId === undefined) return true;
  return (await tx.query('SELECT 1 FROM files WHERE file_id = $1 AND subject = $2', [fileId, subject])).length > 0;
}
