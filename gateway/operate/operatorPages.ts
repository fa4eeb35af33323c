import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { databaseProbe } from './databaseProbe.ts';
import { gauges } from './gauges.ts';
import type { Metrics } from './metrics.ts';

export interface OperatorPages {
  /** Whether the process lives, and whether calls are wanted: for whoever sends it calls. */
  readonly health: Hono;
  /** The same and the metrics: for operators only, on a port of their own. */
  readonly all: Hono;
}

/** @param isDraining true once the process has been asked to stop */
export function operatorPages(database: Database, metrics: Metrics, isDraining: () => boolean): OperatorPages {
  const health = new Hono();
  const serves = databaseProbe(database);
  health.get('/health', (context) => context.json({ status: 'alive' }));
  health.get('/ready', async (context) => {
    if (isDraining()) return context.json({ status: 'draining' }, 503);
    return (await serves()) ? context.json({ status: 'ready' }) : context.json({ status: 'no database' }, 503);
  });
  const all = new Hono().route('/', health);
  all.get('/metrics', async (context) => {
    const text = await metrics.text(gauges(database, () => !isDraining()));
    return context.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return { health, all };
}
