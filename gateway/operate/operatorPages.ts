import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Log } from '../shared/log.ts';
import { databaseProbe, type Found } from './databaseProbe.ts';
import { gauges } from './gauges.ts';
import type { Metrics } from './metrics.ts';

export interface OperatorPages {
  /** Whether the process lives, and whether calls are wanted: for whoever sends it calls. */
  readonly health: Hono;
  /** The same and the metrics: for operators only, on a port of their own. */
  readonly all: Hono;
}

interface Process {
  /** True once it has been asked to stop. */
  readonly isDraining: () => boolean;
  /** Whether it can open all that is sealed in the database. */
  readonly holdsKeys: (tx: Transaction) => Promise<boolean>;
  readonly log: Log;
}

export function operatorPages(
  database: Database,
  metrics: Metrics,
  { isDraining, holdsKeys, log }: Process,
): OperatorPages {
  const health = new Hono();
  const probe = databaseProbe(database, holdsKeys);
  let last: Found = 'ready';
  /** Without a key its calls would take right numbers of cards for wrong ones, and count them. */
  const readiness = async (): Promise<Found | 'draining'> => {
    if (isDraining()) return 'draining';
    const found = await probe();
    if (found !== last) log({ event: 'readiness', state: found });
    last = found;
    return found;
  };
  health.get('/health', (context) => context.json({ status: 'alive' }));
  health.get('/ready', async (context) => {
    const status = await readiness();
    return context.json({ status }, status === 'ready' ? 200 : 503);
  });
  const all = new Hono().route('/', health);
  all.get('/metrics', async (context) => {
    const text = await metrics.text(gauges(database, async () => (await readiness()) === 'ready'));
    return context.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return { health, all };
}
