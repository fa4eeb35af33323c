import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { singleFlight } from '../shared/singleFlight.ts';
import { databaseProbe } from './databaseProbe.ts';
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
}

export function operatorPages(database: Database, metrics: Metrics, { isDraining, holdsKeys }: Process): OperatorPages {
  const health = new Hono();
  const serves = databaseProbe(database);
  const opens = singleFlight(() => database.transaction(holdsKeys));
  health.get('/health', (context) => context.json({ status: 'alive' }));
  health.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'draining' }, 503);
    if (!(await serves())) return context.json({ status: 'no database' }, 503);
    // Its calls would take right numbers of cards for wrong ones, and count them.
    if (!(await opens().catch(() => false))) return context.json({ status: 'no key' }, 503);
    return context.json({ status: 'ready' });
  });
  const all = new Hono().route('/', health);
  all.get('/metrics', async (context) => {
    const text = await metrics.text(gauges(database, () => !isDraining()));
    return context.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return { health, all };
}
