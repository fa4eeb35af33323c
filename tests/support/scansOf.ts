import type { Database } from '../../gateway/db/database.ts';
import type { Transaction } from '../../gateway/db/transaction.ts';

/** The tables that statements of a work read from beginning to end although the planner would rather do anything else: no index serves
 * them. */
export function scansOf(database: Database, work: (tx: Transaction) => Promise<unknown>): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    const scanned = new Set<string>();
    await tx.query('SET LOCAL enable_seqscan = off');
    await work({
      ...tx,
      query: async <Row>(sql: string, params?: Parameters<Transaction['query']>[1]) => {
        const plan = await tx.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
        for (const { 'QUERY PLAN': line } of plan) {
          const [, table] = /Seq Scan on (\w+)/.exec(line) ?? [];
          if (table !== undefined) scanned.add(table);
        }
        return tx.query<Row>(sql, params);
      },
    });
    return [...scanned].sort();
  });
}
