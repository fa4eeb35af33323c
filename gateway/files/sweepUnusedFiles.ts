import type { JsonObject } from '../../src/domain/json.ts';
import { DAY, later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';

/** Deletes the files that no call has used. Visitors' go earlier: anybody can be many visitors, and a visitor's process lasts no longer
 * than the tab. */
export async function sweepUnusedFiles(tx: Transaction, now: string, constants: JsonObject): Promise<void> {
  const before = (constant: string) => later(now, -numberConstant(constants, constant) * DAY);
  await tx.query(
    `DELETE FROM files WHERE used_at IS NULL
       AND uploaded_at < CASE WHEN subject LIKE 'member:%' THEN $1::timestamptz ELSE $2::timestamptz END`,
    [before('access.file.unused'), before('access.file.unusedOfVisitor')],
  );
}
