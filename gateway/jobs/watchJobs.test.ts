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

it('a failure is one fault for each job until it has run again, which is told once, and a failed run each time', () => {
  const { watch, ended, told } = watched();
  for (let run = 0; run < 3; run += 1) watch('money', 1, new DatabaseAway('55000'));
  watch('people', 1, new DatabaseAway('28P01'));
  expect(ended).toEqual(['money failed', 'money failed', 'money failed', 'people failed']);
  for (let run = 0; run < 2; run += 1) watch('money', 1);
  watch('money', 1, new DatabaseAway('55000'));
  expect(told()).toEqual([
    ['fault', 'money', 'DatabaseAway', '55000'],
    ['fault', 'people', 'DatabaseAway', '28P01'],
    ['recovered', 'money', undefined, undefined],
    ['fault', 'money', 'DatabaseAway', '55000'],
  ]);
});

it('one that changes is another, by what the database says or by its place', () => {
  const { watch, told } = watched();
  const fault = new TypeError('x');
  const elsewhere = Object.assign(new TypeError('x'), { stack: 'TypeError: x\n    at elsewhere' });
  const missing = Object.assign(new Error('x'), { code: '42P01' });
  for (const error of [fault, fault, elsewhere, missing, missing, new DatabaseAway('25006'), fault])
    watch('money', 1, error);
  expect(told().map(([, , error, state]) => [error, state])).toEqual([
    ['TypeError', undefined],
    ['TypeError', undefined],
    ['Error', '42P01'],
    ['DatabaseAway', '25006'],
    ['TypeError', undefined],
  ]);
});
