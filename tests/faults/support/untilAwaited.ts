import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../gateway/db/database.ts';

/** Waits until a transaction waits for the lock of another. */
export async function untilAwaited(database: Database): Promise<void> {
  const waiting = () =>
    database.transaction((tx) =>
      tx.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
    );
  while ((await waiting()).length === 0) await sleep(5);
}
