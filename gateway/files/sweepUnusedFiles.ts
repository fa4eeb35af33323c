import type { JsonObject } from '../../src/domain/json.ts';
import { DAY, later } from '../clock/instant.ts';
import { deleteSome } from '../db/deleteSome.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';

/** Deletes the files that no call has used. Visitors' go earlier: anybody can be many visitors, and a visitor's process lasts no longer
 * than the tab.
 * @returns how many there were, `MOST_DELETED` at the most */
export function sweepUnusedFiles(tx: Transaction, now: string, constants: JsonObject): Promise<number> {
  const before = (constant: string) => later(now, -numberConstant(constants, constant) * DAY);
  return deleteSome(
    tx,
    'files',
    // Said once for all as well: the index knows no subjects.
    `used_at IS NULL AND uploaded_at < greatest($1::timestamptz, $2::timestamptz)
       AND uploaded_at < CASE WHEN subject LIKE 'member:%' THEN $1::timestamptz ELSE $2::timestamptz END`,
    [before('access.file.unused'), before('access.file.unusedOfVisitor')],
  );
}
