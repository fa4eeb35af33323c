import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { singleFlight } from '../shared/singleFlight.ts';

/** How long the database may take to answer before calls should go elsewhere. */
const PATIENCE_MS = 2000;
/** A database whose disk is full still reads, so that it is written to now and then, and not at every look. */
const WRITE_EVERY_MS = 3000;

/** Asks whether the database serves calls: it reads, and did write at most three seconds ago.
 * @param now milliseconds that only go forward */
export function databaseProbe(database: Database, now: () => number = () => performance.now()): () => Promise<boolean> {
  let writtenAt = -Infinity;
  const write = () =>
    database.transaction((tx) =>
      tx.query(
        'INSERT INTO readiness (written_at) VALUES (now()) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at',
      ),
    );
  const read = () => database.transaction((tx) => tx.query('SELECT 1'));
  // A crowd that asks has one connection to the database at the most.
  const ask = singleFlight(async (): Promise<boolean> => {
    const asked = now();
    if (asked - writtenAt < WRITE_EVERY_MS) await read();
    else {
      await write();
      writtenAt = asked;
    }
    return true;
  });
  return () => Promise.race([ask().catch(() => false), sleep(PATIENCE_MS, false, { ref: false })]);
}
