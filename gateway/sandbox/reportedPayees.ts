import { Hono } from 'hono';
import type { Core } from '../call/core.ts';
import { reportPayee } from '../money/checkReported.ts';
import { readFields } from './readFields.ts';

const TYPES = ['mobile', 'email', 'fpsId', 'account', 'card'] as const;

/** The sandbox's part that plays whoever reports fraud.
 *
 * | request | body | does |
 * |---|---|---|
 * | `POST /reportedPayees` | `{ type, id, bank_code? }` | nothing is sent to this FPS identity, bank account (`account`, with its `bank_code`) or account of the house (`card`, by its `account_id`) from now on | */
export function sandboxReportedPayees({ database, clock, services }: Core): Hono {
  const app = new Hono();
  app.post('/reportedPayees', async (c) => {
    const { type, id, bank_code } = await readFields(c);
    const known = TYPES.find((one) => one === type);
    if (!known) return c.json({ error: 'type' }, 400);
    if (typeof id !== 'string') return c.json({ error: 'id' }, 400);
    if (known === 'account' && typeof bank_code !== 'string') return c.json({ error: 'bank_code' }, 400);
    const payee = { type: known, id, ...(typeof bank_code === 'string' ? { bank_code } : {}) };
    await database.transaction(async (tx) => reportPayee(tx, services.vault, payee, await clock.now(tx)));
    return c.json({ reported: id });
  });
  return app;
}
