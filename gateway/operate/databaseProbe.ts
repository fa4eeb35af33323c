import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { singleFlight } from '../shared/singleFlight.ts';

/** How long the database may take to answer before calls should go elsewhere. */
const WAIT_MS = 2000;
/** A database whose disk is full still reads, so that it is written to now and then, and not at every look. */
const WRITE_EVERY_MS = 3000;

/** More than the file of some blocks takes. */
const BLOCKS_BYTES = 512 * 1024;

/** Writes a row, which a full disk still takes where there is a place for one; and, in too little memory, a file of some blocks,
 * which is gone with the statement. A table would leave dead rows of the catalogue each time.
 * @throws what the database says, also that its disk has no room (53100) */
async function write(tx: Transaction): Promise<void> {
  await tx.query(
    'INSERT INTO readiness (written_at) VALUES (now()) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at',
  );
  await tx.query("SELECT set_config('work_mem', '64kB', true), set_config('temp_tablespaces', '', true)");
  // A role that may write no such file, and cannot change that, has not found out that the disk is full.
  await tx.query(
    `SELECT count(*) FROM generate_series(1, CASE WHEN pg_size_bytes(current_setting('temp_file_limit'))
       BETWEEN 0 AND ${BLOCKS_BYTES - 1} THEN 1 ELSE 10000 END)`,
  );
}

/** What a look at the database came to. With `no key` it serves, and holds something that this process cannot open. */
export type Found = 'ready' | 'no database' | 'no key';

/** Asks whether the database serves calls: it reads, and had room to write at most three seconds ago; and whether this process can open
 * what is sealed in it.
 * @param holdsKeys reads the database
 * @param now milliseconds that only go forward */
export function databaseProbe(
  database: Database,
  holdsKeys: (tx: Transaction) => Promise<boolean>,
  now: () => number = () => performance.now(),
): () => Promise<Found> {
  let writtenAt = -Infinity;
  // A crowd that asks has one connection to the database at the most.
  const ask = singleFlight(async (): Promise<Found> => {
    const asked = now();
    const isWritten = asked - writtenAt < WRITE_EVERY_MS;
    const holds = await database.transaction(async (tx) => {
      if (!isWritten) await write(tx);
      return holdsKeys(tx);
    });
    if (!isWritten) writtenAt = asked;
    return holds ? 'ready' : 'no key';
  });
  const none: Found = 'no database';
  return () => Promise.race([ask().catch(() => none), sleep<Found>(WAIT_MS, none, { ref: false })]);
}
