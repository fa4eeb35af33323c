import { Hono } from 'hono';
import type { Core } from '../call/core.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import { readFields } from './readFields.ts';

const CARD_STATUSES = ['active', 'paused', 'suspended'] as const;
const ACCOUNT_STATUSES = ['normal', 'stopped'] as const;

/** The sandbox's part that plays the house where it stops a card or an account, and lets it go again.
 *
 * | request | body | does |
 * |---|---|---|
 * | `POST /cardStatus` | `{ card_no, status, until? }` | paused: stopped by the issuer; suspended: for a time, `until` an instant; active: free again |
 * | `POST /accountStatus` | `{ account_id, status }` | stopped: nothing is paid from it; normal: free again | */
export function sandboxStatuses({ database, services }: Pick<Core, 'database' | 'services'>): Hono {
  const app = new Hono();

  app.post('/cardStatus', async (c) => {
    const { card_no: cardNo, status: asked, until } = await readFields(c);
    const status = CARD_STATUSES.find((one) => one === asked);
    const hasEnd = typeof until === 'string' && !Number.isNaN(Date.parse(until));
    if (typeof cardNo !== 'string' || !status || (status === 'suspended') !== hasEnd)
      return c.json({ error: `card_no, status: ${CARD_STATUSES.join(', ')}; of suspended, until` }, 400);
    const set = await database.transaction((tx) =>
      tx.query(
        `UPDATE cards SET status = $2, suspended_until = $3
         WHERE number_digest = ANY($1::text[]) AND status IN ('active', 'locked', 'paused', 'suspended') RETURNING 1`,
        [numberDigests(services.vault, cardNo), status, hasEnd ? until : null],
      ),
    );
    return set.length > 0 ? c.json({ status }) : c.json({ error: 'No such card is in use.' }, 404);
  });

  app.post('/accountStatus', async (c) => {
    const { account_id: accountId, status: asked } = await readFields(c);
    const status = ACCOUNT_STATUSES.find((one) => one === asked);
    if (typeof accountId !== 'string' || !status)
      return c.json({ error: `account_id, status: ${ACCOUNT_STATUSES.join(', ')}` }, 400);
    const set = await database.transaction((tx) =>
      tx.query(`UPDATE accounts SET status = $2 WHERE account_id = $1 AND status <> 'cancelled' RETURNING 1`, [
        accountId,
        status,
      ]),
    );
    return set.length > 0 ? c.json({ status }) : c.json({ error: 'There is no such account.' }, 404);
  });
  return app;
}
