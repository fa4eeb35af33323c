import { randomInt } from 'node:crypto';
import type { Database } from '../../gateway/db/database.ts';
import type { SqlValue } from '../../gateway/db/transaction.ts';
import type { Statement } from './recorder.ts';

/** Reference numbers are made by the gateway, so a replay makes its own. */
const REFERENCE = /^\d{20}$/;

/** Asks the statements of one transaction again of the database itself: the same SQL, without a gateway. What had been asked
 * with a value that the call was given, with a reference number, or with an id that an earlier statement answered, is asked
 * with the value of this time.
 * @param given values of the recorded call, and what stands in their place */
export async function replay(
  database: Database,
  statements: readonly Statement[],
  given: ReadonlyMap<string, SqlValue>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const known = new Map<SqlValue, SqlValue>(given);
    for (const { sql, params, rows } of statements) {
      const fresh = await tx.query<Record<string, SqlValue>>(
        sql,
        params.map((param) => renewed(param, known)),
      );
      learn(rows, fresh, known);
    }
  });
}

function renewed(param: SqlValue, known: Map<SqlValue, SqlValue>): SqlValue {
  const value = known.get(param);
  if (value !== undefined) return value;
  if (typeof param !== 'string' || !REFERENCE.test(param)) return param;
  const made =
    param.slice(0, 8) + String(randomInt(1_000_000)).padStart(6, '0') + String(randomInt(1_000_000)).padStart(6, '0');
  known.set(param, made);
  return made;
}

/** Ids that the database gave out then, and now. */
function learn(
  then: readonly unknown[],
  now: readonly Record<string, SqlValue>[],
  known: Map<SqlValue, SqlValue>,
): void {
  const [before, after] = [then[0] as Record<string, SqlValue> | undefined, now[0]];
  if (typeof before?.id === 'bigint' && typeof after?.id === 'bigint') known.set(before.id, after.id);
}
