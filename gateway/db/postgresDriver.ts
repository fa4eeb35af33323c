import pg from 'pg';
import { asDatabaseAway, asNoConnection, DatabaseAway } from './databaseAway.ts';
import type { AttemptOptions, Driver } from './driver.ts';
import type { SqlValue, Transaction } from './transaction.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

const INT8 = 20;
const DATE = 1082;
const CONNECTIONS = 16;
/** How long anybody waits for a connection, and a connection for the answer to one statement; a call has its own budget. */
const WAIT_MS = 5_000;
/** How much later than a call the server gives up a statement of it. */
const AFTERWARDS_MS = 500;
/** Any fixed number: every process that makes a schema asks for the same lock. */
const SCHEMA_LOCK = 7_204_312;

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8) return (text: string) => BigInt(text);
  if (oid === DATE) return (text: string) => text;
  return pg.types.getTypeParser(oid, format as 'text');
}

/** `query_timeout` of one statement is read by `pg` and missing in its types. */
type TimedQuery = pg.QueryConfig & { readonly query_timeout?: number };

/** Asks with a limit in milliseconds, or with none. */
type Ask = <T>(ask: (limit?: number) => Promise<T>) => Promise<T>;

function over(client: pg.PoolClient, waiting: Ask): Transaction {
  const ask = (query: TimedQuery) =>
    waiting((limit) => client.query({ ...query, ...(limit === undefined ? {} : { query_timeout: limit }) }));
  return {
    query: async <Row>(sql: string, params: readonly SqlValue[] = []) =>
      (await ask({ text: sql, values: [...params] })).rows as Row[],
    script: async (sql) => void (await ask({ text: sql })),
  };
}

/** Opens a pool of connections to a PostgreSQL server (15 or later). */
export async function openPostgres(url: string, schema?: string): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: { getTypeParser: typeParser },
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: WAIT_MS,
    // The server's own, a little later: nothing is left running there for a call that was given up here.
    statement_timeout: 2 * WAIT_MS,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // A lost connection is replaced by the pool, and the next statement on it is refused; unheard, the event would end the
  // process. The pool listens to idle connections only, and one packet can say "ready" and "shutting down".
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (schema) {
    if (!/^(?!pg_)[a-z_][a-z0-9_]*$/.test(schema))
      throw new UnusableDatabase(
        `DATABASE_SCHEMA is "${schema}"; it is small letters, digits and underscores, without a digit or "pg_" at the front.`,
      );
    // IF NOT EXISTS is no protection against another process that makes it in the same moment: they take turns.
    await pool
      .query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK}); CREATE SCHEMA IF NOT EXISTS ${schema}`)
      .catch((error: unknown) => {
        throw asDatabaseAway(error);
      });
  }
  return {
    attempt: (work, options = {}) => attempt(pool, work, options),
    close: () => pool.end(),
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function askOf({ unlimited = false, budget }: AttemptOptions): Ask {
  if (budget) return (ask) => budget.wait(ask);
  return (ask) => (unlimited ? ask() : ask(WAIT_MS));
}

/** A connection of the pool; one that comes too late is given back. */
function connection(pool: pg.Pool, limit = WAIT_MS): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new DatabaseAway('NO_ANSWER'));
    }, limit);
    pool
      .connect()
      .then((client) => (isLate ? client.release() : resolve(client)), reject)
      .finally(() => clearTimeout(timer));
  });
}

/** No statement outlives the call that gave it up by more than the call could wait when the transaction began: it would hold its locks,
 * and the outcome of the call be open. */
function begin({ unlimited = false, budget }: AttemptOptions, limit?: number): string {
  if (budget && limit !== undefined) return `BEGIN; SET LOCAL statement_timeout = ${limit + AFTERWARDS_MS}`;
  return unlimited ? 'BEGIN; SET LOCAL statement_timeout = 0' : 'BEGIN';
}

async function attempt<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>, options: AttemptOptions): Promise<T> {
  const waiting = askOf(options);
  const client = await waiting((limit) => connection(pool, limit)).catch((error: unknown) => {
    throw asNoConnection(error);
  });
  let lost: Error | undefined;
  const tx = over(client, waiting);
  try {
    await waiting((limit) => over(client, (ask) => ask(limit)).script(begin(options, limit)));
    const result = await work(tx);
    await tx.script('COMMIT');
    return result;
  } catch (error) {
    const meant = asDatabaseAway(error);
    // A lost connection rolls back by itself.
    if (meant instanceof DatabaseAway) lost = meant;
    else
      await tx.script('ROLLBACK').catch((failed: Error) => {
        lost = failed;
      });
    throw meant;
  } finally {
    client.release(lost);
  }
}
