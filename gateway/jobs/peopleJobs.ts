import type { Core } from '../call/core.ts';
import { DatabaseAway } from '../db/databaseAway.ts';
import { MOST_DELETED } from '../db/deleteSome.ts';
import type { Transaction } from '../db/transaction.ts';
import { repeat, type JobWatch } from './repeat.ts';
import { SWEEPS, type Sweep } from './sweeps.ts';
import { tellUntold } from '../people/tellUntold.ts';

export type PeopleJobs = Pick<Core, 'database' | 'clock' | 'services'>;

const EVERY_MS = 60_000;
/** Of one table in one run: a process that stops waits for the run to end, and what is left goes in the next. */
const MOST_BATCHES = 50;

/** Starts the sweeping; returns what stops it. */
export const startPeopleJobs = (jobs: PeopleJobs, watch: JobWatch) =>
  repeat('people', () => sweepPeople(jobs), EVERY_MS, watch);

/** Sweeps out sessions, keys, codes, tickets and counters that have been over for long, captchas and request numbers that are good for
 * nothing, devices that are trusted no longer, wizards that nobody has gone on with, pictures that nobody has used, and payees of members
 * who have gone. Then tells members of locks that nobody told them of. Each table is swept by itself: one that cannot be keeps no
 * other from it.
 * @throws what went wrong first, after the rest */
export async function sweepPeople(jobs: PeopleJobs): Promise<void> {
  const failures: unknown[] = [];
  // Last the telling: it waits for nothing that is swept.
  for (const work of [...SWEEPS.map((sweep) => () => sweepOut(jobs, sweep)), () => tell(jobs)])
    await work().catch((error: unknown) => {
      // The next would wait for it as long.
      if (error instanceof DatabaseAway) throw error;
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
}

async function sweepOut({ database, clock, services }: PeopleJobs, sweep: Sweep): Promise<void> {
  const sweepBatch = () =>
    database.transaction(async (tx) => {
      if (!(await isAlone(tx))) return 0;
      const now = await clock.now(tx);
      return sweep(tx, { now, constants: services.content.constantsAt(now) });
    });
  for (let batches = 0; batches < MOST_BATCHES; batches += 1) if ((await sweepBatch()) < MOST_DELETED) return;
}

/** Whether no other process of this database is sweeping now; until the transaction ends none begins. */
async function isAlone(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('sweep ' || current_schema())) AS taken`,
  );
  return row?.taken === true;
}

const tell = ({ database, clock, services }: PeopleJobs) =>
  database.transaction(async (tx) => tellUntold(tx, { services, now: await clock.now(tx) }));
