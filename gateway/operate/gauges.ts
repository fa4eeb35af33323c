import type { Database } from '../db/database.ts';
import type { Gauge, Labels } from './metrics.ts';

/** What is looked up for each scrape. */
export function gauges(database: Database, isReady: () => Promise<boolean>): readonly Gauge[] {
  return [
    // Before the others, which take connections themselves.
    {
      name: 'wallet_database_connections',
      help: 'Connections to PostgreSQL by what they do; waiting are calls without one.',
      read: () => Promise.resolve(poolOf(database)),
    },
    {
      name: 'wallet_ready',
      help: '1 while calls are wanted, 0 while /ready says no.',
      read: async () => [[{}, (await isReady()) ? 1 : 0]],
    },
    { name: 'wallet_sessions', help: 'Sessions that have not ended.', read: () => countSessions(database) },
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory of the process.',
      read: () => Promise.resolve([[{}, process.memoryUsage().rss]]),
    },
    {
      name: 'process_start_time_seconds',
      help: 'When the process began, in seconds since 1970.',
      read: () => Promise.resolve([[{}, Math.round(Date.now() / 1000 - process.uptime())]]),
    },
  ];
}

/** None when the database does not answer: the rest is worth knowing then. */
async function countSessions(database: Database): Promise<readonly (readonly [Labels, number])[]> {
  const count = () =>
    database.transaction((tx) =>
      tx.query<{ count: bigint }>('SELECT count(*) AS count FROM sessions WHERE ended_at IS NULL'),
    );
  const rows = await count().catch(() => []);
  return rows.map((row) => [{}, Number(row.count)]);
}

function poolOf(database: Database): readonly (readonly [Labels, number])[] {
  const pool = database.pool?.();
  if (!pool) return [];
  return [
    [{ state: 'busy' }, pool.busy],
    [{ state: 'idle' }, pool.idle],
    [{ state: 'waiting' }, pool.waiting],
  ];
}
