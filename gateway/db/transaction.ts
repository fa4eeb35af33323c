/** One SQL parameter. JSON goes as text with a cast (`$1::jsonb`), because `pg` turns a JavaScript array into an SQL array. */
export type SqlValue = string | number | bigint | boolean | Date | Uint8Array | null;

/** Work inside one database transaction, READ COMMITTED. `bigint` columns come as BigInt, `date` as `YYYY-MM-DD`,
 * `timestamptz` as Date, `jsonb` as the value. */
export interface Transaction {
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  /** Several statements in one text, without parameters: migrations only. */
  script(sql: string): Promise<void>;
}

/** Runs `work` in a transaction of its own. */
export type Work = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
