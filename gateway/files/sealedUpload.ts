import type { Database } from '../db/database.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';

/** What is uploaded shows a document or a face: it lies sealed, bound to its row. */
export const sealUpload = (vault: Vault, fileId: string, content: Uint8Array): string =>
  vault.sealBytes(content, sealedFor('picture', fileId));

/** For whoever has to look at it. */
export const openUpload = (vault: Vault, fileId: string, sealed: string): Uint8Array =>
  vault.openBytes(sealed, sealedFor('picture', fileId));

const BATCH = 10;

/** Seals pictures of a time when they lay in the clear. */
export async function sealPlainUploads(database: Database, vault: Vault): Promise<void> {
  for (let sealed = BATCH; sealed === BATCH;) {
    sealed = await database.transaction(async (tx) => {
      const rows = await tx.query<{ file_id: string; content: Uint8Array }>(
        `SELECT file_id, content FROM files WHERE content IS NOT NULL LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      for (const { file_id: fileId, content } of rows)
        await tx.query('UPDATE files SET content = NULL, content_sealed = $2 WHERE file_id = $1', [
          fileId,
          sealUpload(vault, fileId, content),
        ]);
      return rows.length;
    });
  }
}
