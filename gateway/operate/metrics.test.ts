import { describe, expect, it } from 'vitest';
import { noLog, type LogRecord } from '../shared/log.ts';
import { createMetrics } from './metrics.ts';

const lines = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.text([])).split('\n');

describe('metrics', () => {
  it('count calls by operation and code, and pass the log on', async () => {
    const metrics = createMetrics();
    const passed: LogRecord[] = [];
    const log = metrics.watch((record) => passed.push(record));
    log({ event: 'call', operation: 'bankList', code: 'SUCCESS', ms: 4 });
    log({ event: 'call', operation: 'bankList', code: 'SUCCESS', ms: 40 });
    log({ event: 'call', code: 'PARAM_ERROR', ms: 1 });
    expect(passed).toHaveLength(3);
    expect(await lines(metrics)).toEqual(
      expect.arrayContaining([
        'wallet_calls_total{operation="bankList",code="SUCCESS"} 2',
        'wallet_calls_total{operation="none",code="PARAM_ERROR"} 1',
        'wallet_call_duration_seconds_bucket{operation="bankList",le="0.005"} 1',
        'wallet_call_duration_seconds_bucket{operation="bankList",le="0.05"} 2',
        'wallet_call_duration_seconds_bucket{operation="bankList",le="+Inf"} 2',
        'wallet_call_duration_seconds_sum{operation="bankList"} 0.044',
        'wallet_call_duration_seconds_count{operation="bankList"} 2',
      ]),
    );
  });

  it('count faults and runs of jobs', async () => {
    const metrics = createMetrics();
    metrics.watch(noLog)({ event: 'fault', error: 'TypeError' });
    metrics.jobEnded('money', 0.2, 'done');
    metrics.jobEnded('money', 0.2, 'failed');
    expect(await lines(metrics)).toEqual(
      expect.arrayContaining([
        'wallet_faults_total{event="fault"} 1',
        'wallet_job_runs_total{job="money",outcome="done"} 1',
        'wallet_job_runs_total{job="money",outcome="failed"} 1',
        'wallet_job_duration_seconds_count{job="money"} 2',
      ]),
    );
  });

  it('look gauges up when they are asked for, and say the type of everything', async () => {
    const text = await createMetrics().text([
      { name: 'wallet_sessions', help: 'Sessions.', read: () => Promise.resolve([[{}, 3]]) },
    ]);
    expect(text).toContain('# TYPE wallet_sessions gauge\nwallet_sessions 3\n');
    expect(text.match(/^# TYPE \w+ (counter|gauge|histogram)$/gm)).toHaveLength(6);
  });
});
