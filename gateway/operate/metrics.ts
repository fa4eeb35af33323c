import type { Log } from '../shared/log.ts';

/** Upper ends of the buckets of a duration, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A value that is looked up when it is asked for. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Values with their labels; none when there is nothing to tell. */
  readonly read: () => Promise<readonly (readonly [labels: Labels, value: number])[]>;
}

export interface Metrics {
  /** A log that counts what passes through it: calls by operation and code, how long they took, faults. */
  readonly watch: (log: Log) => Log;
  /** A run of a job has ended. */
  readonly jobEnded: (job: string, seconds: number, outcome: 'done' | 'failed') => void;
  /** Everything, as Prometheus reads it (text format 0.0.4). */
  readonly text: (gauges: readonly Gauge[]) => Promise<string>;
}

export type Labels = { readonly [name: string]: string };

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

export function createMetrics(): Metrics {
  const calls = new Map<string, number>();
  const faults = new Map<string, number>();
  const callSeconds = new Map<string, Durations>();
  const jobs = new Map<string, number>();
  const jobSeconds = new Map<string, Durations>();
  return {
    watch: (log) => (record) => {
      log(record);
      const operation = record.operation ?? 'none';
      if (record.event === 'call') {
        add(calls, labelled({ operation, code: record.code ?? '' }));
        observe(callSeconds, { operation }, (record.ms ?? 0) / 1000);
      } else if (record.event === 'fault' || record.event === 'contractBroken') {
        add(faults, labelled({ event: record.event }));
      }
    },
    jobEnded: (job, seconds, outcome) => {
      add(jobs, labelled({ job, outcome }));
      observe(jobSeconds, { job }, seconds);
    },
    text: async (gauges) => {
      const read = await Promise.all(gauges.map(async (gauge) => ({ ...gauge, values: await gauge.read() })));
      return [
        ...counter('wallet_calls_total', 'Calls answered, by operation and return code.', calls),
        ...histogram('wallet_call_duration_seconds', 'Time from the request to its answer.', callSeconds),
        ...counter('wallet_faults_total', 'Errors that nobody expected.', faults),
        ...counter('wallet_job_runs_total', 'Runs of the jobs that the clock starts.', jobs),
        ...histogram('wallet_job_duration_seconds', 'Time a run of a job took.', jobSeconds),
        ...read.flatMap(({ name, help, values }) => [
          ...heading(name, help, 'gauge'),
          ...values.map(([labels, value]) => `${name}${labelled(labels)} ${value}`),
        ]),
        '',
      ].join('\n');
    },
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function observe(all: Map<string, Durations>, labels: Labels, seconds: number): void {
  const key = labelled(labels);
  const durations = all.get(key) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
  all.set(key, durations);
  BUCKETS.forEach((end, place) => {
    if (seconds <= end) durations.buckets[place]! += 1;
  });
  durations.sum += seconds;
  durations.count += 1;
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const heading = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function counter(name: string, help: string, counts: ReadonlyMap<string, number>): readonly string[] {
  return [...heading(name, help, 'counter'), ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`)];
}

function histogram(name: string, help: string, all: ReadonlyMap<string, Durations>): readonly string[] {
  const lines = [...all].flatMap(([labels, { buckets, sum, count }]) => {
    const upTo = (end: string) => `${name}_bucket${labels.slice(0, -1)},le="${end}"}`;
    return [
      ...BUCKETS.map((end, place) => `${upTo(String(end))} ${buckets[place]}`),
      `${upTo('+Inf')} ${count}`,
      `${name}_sum${labels} ${Number(sum.toFixed(6))}`,
      `${name}_count${labels} ${count}`,
    ];
  });
  return [...heading(name, help, 'histogram'), ...lines];
}
