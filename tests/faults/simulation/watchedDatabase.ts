import type { Database } from '../../../gateway/db/database.ts';
import type { Transaction } from '../../../gateway/db/transaction.ts';

/** A database that knows whether certain tables may have changed. */
export interface WatchedDatabase extends Database {
  /** Says whether something was written to them since it was last asked. */
  readonly hasChanged: () => boolean;
}

const WRITES = /\b(insert|update|delete|merge|truncate)\b/i;
const LOCKS = /\bfor\s+(no\s+key\s+)?update\b/gi;

/** @param tables by name; whatever is written in a statement that names one counts */
export function watchedDatabase(database: Database, tables: readonly string[]): WatchedDatabase {
  let isChanged = true;
  const named = new RegExp(`\\b(${tables.join('|')})\\b`);
  /** Of statements, which are few and come again and again. */
  const known = new Map<string, boolean>();
  const see = (sql: string): void => {
    const writes = known.get(sql) ?? (named.test(sql) && WRITES.test(sql.replace(LOCKS, '')));
    known.set(sql, writes);
    isChanged ||= writes;
  };
  const over = (tx: Transaction): Transaction => ({
    query: (sql, params) => {
      see(sql);
      return tx.query(sql, params);
    },
    script: (sql) => {
      see(sql);
      return tx.script(sql);
    },
  });
  return {
    ...database,
    transaction: (work, options) => database.transaction((tx) => work(over(tx)), options),
    hasChanged: () => {
      const was = isChanged;
      isChanged = false;
      return was;
    },
  };
}
