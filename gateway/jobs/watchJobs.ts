import { DatabaseAway } from '../db/databaseAway.ts';
import type { Metrics } from '../operate/metrics.ts';
import { describeError, type Log } from '../shared/log.ts';
import type { JobWatch } from './repeat.ts';

/** Counts each run of a job, and logs what went wrong in one. A database that is away is told once and not every two seconds, until the
 * job has run again. */
export function watchJobs({ jobEnded }: Pick<Metrics, 'jobEnded'>, log: Log): JobWatch {
  const without = new Set<string>();
  return (job, seconds, error) => {
    jobEnded(job, seconds, error === undefined ? 'done' : 'failed');
    if (error === undefined) return void without.delete(job);
    if (error instanceof DatabaseAway && without.has(job)) return;
    if (error instanceof DatabaseAway) without.add(job);
    log({ event: 'fault', job, ...describeError(error) });
  };
}
