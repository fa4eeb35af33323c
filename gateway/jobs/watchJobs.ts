import type { Metrics } from '../operate/metrics.ts';
import { describeError, type Log } from '../shared/log.ts';
import type { JobWatch } from './repeat.ts';

/** Counts each run of a job, and logs what went wrong in one: the same once and not every two seconds, until something else goes wrong
 * or the job has run again, which is told too. */
export function watchJobs({ jobEnded }: Pick<Metrics, 'jobEnded'>, log: Log): JobWatch {
  const failing = new Map<string, string>();
  return (job, seconds, error) => {
    jobEnded(job, seconds, error === undefined ? 'done' : 'failed');
    if (error === undefined) {
      if (failing.delete(job)) log({ event: 'recovered', job });
      return;
    }
    const told = describeError(error);
    const failure = failureOf(told);
    if (failing.get(job) === failure) return;
    failing.set(job, failure);
    log({ event: 'fault', job, ...told });
  };
}

/** What tells failures apart: the state of the database, which many places meet in turn, and else the place. */
const failureOf = ({ error, state, at }: ReturnType<typeof describeError>): string =>
  `${error} ${state ?? at?.[0] ?? ''}`;
