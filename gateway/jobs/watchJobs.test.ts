import { expect, it } from 'vitest';
import { DatabaseAway } from '../db/databaseAway.ts';
import type { LogRecord } from '../shared/log.ts';
import { watchJobs } from './watchJobs.ts';

function watched() {
  const [ended, logged]: [string[], LogRecord[]] = [[], []];
  const watch = watchJobs(
    { jobEnded: (job, _seconds, outcome) => void ended.push(`${job} ${outcome}`) },
    (record) => void logged.push(record),
  );
  return { watch, ended, told: () => logged.map(({ event, job, error, state }) => [event, job, error, state]) };
}

it('a database that is away is one fault for each job until it has run again, and a failed run each time', () => {
  const { watch, ended, told } = watched();
  for (let run = 0; run < 3; run += 1) watch('money', 1, new DatabaseAway('55000'));
  watch('people', 1, new DatabaseAway('28P01'));
  expect(ended).toEqual(['money failed', 'money failed', 'money failed', 'people failed']);
  watch('money', 1);
  watch('money', 1, new DatabaseAway('25006'));
  expect(told()).toEqual([
    ['fault', 'money', 'DatabaseAway', '55000'],
    ['fault', 'people', 'DatabaseAway', '28P01'],
    ['fault', 'money', 'DatabaseAway', '25006'],
  ]);
});

it('any other error is a fault each time', () => {
  const { watch, told } = watched();
  for (let run = 0; run < 2; run += 1) watch('money', 1, new TypeError('x'));
  expect(told()).toHaveLength(2);
});
