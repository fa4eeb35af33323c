import pg from 'pg';
import type { Driver } from './driver.ts';
import type { SqlValue, Transaction } from './transaction.ts';

const INT8 = 20;
const DATE = 1082;
const CONNECTIONS = 16;
/** Any fixed number: every process that makes a schema asks for the same lock. */
const SCHEMA_LOCK = 7_204_312;

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return (text: string) => BigInt(text);
  if (oid === DATE) return (text: string) => text;
  return pg.types.getTypeParser(oid, format as 'text');
}

function over(client: pg.PoolClient): Transaction {
  return {
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      (await client.query({ text: sql, values: [...params] })).rows as Row[],
    script: async (sql) => void (await client.query(sql)),
  };
}

/** Opens a pool of connections to a PostgreSQL server (15 or later). */
export async function openPostgres(url: string, schema?: string): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser: typeParser },
    idle_in_transaction_session_timeout: 30_000,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // A connection lost while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  if (schema) {
    if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`"${schema}" is not a plain schema name.`);
    // IF NOT EXISTS is no protection against another process that makes it in the same moment: they take turns.
    await pool.query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK}); CREATE SCHEMA IF NOT EXISTS ${schema}`);
  }
  return {
    attempt: (work) => attempt(pool, work),
    close: () => pool.end(),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

async function attempt<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(over(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}
