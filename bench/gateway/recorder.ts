import type { Database } from '../../gateway/db/database.ts';
import type { SqlValue, Transaction } from '../../gateway/db/transaction.ts';

/** One statement as it was sent, with what came back. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  readonly rows: readonly unknown[];
}

export interface Recorder {
  readonly database: Database;
  /** Runs `work` and gives the statements of each transaction in it. */
  readonly record: (work: () => Promise<unknown>) => Promise<Statement[][]>;
}

/** A database that can write down what is asked of it; while it does not, it costs one test of a variable. */
export function recorded(database: Database): Recorder {
  let transactions: Statement[][] | undefined;
  const over = (tx: Transaction, statements: Statement[]): Transaction => ({
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) => {
      const rows = await tx.query<Row>(sql, params);
      statements.push({ sql, params, rows });
      return rows;
    },
    script: (sql) => tx.script(sql),
  });
  return {
    database: {
      ...database,
      transaction: (work) => {
        if (!transactions) return database.transaction(work);
        const statements: Statement[] = [];
        transactions.push(statements);
        return database.transaction((tx) => work(over(tx, statements)));
      },
    },
    record: async (work) => {
      const mine: Statement[][] = (transactions = []);
      await work();
      transactions = undefined;
      return mine;
    },
  };
}
