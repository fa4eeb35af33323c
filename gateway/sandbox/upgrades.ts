import { Hono } from 'hono';
import type { Core } from '../call/core.ts';
import { beginUpgrade, endUpgrade, isUpgrading } from '../operate/upgrades.ts';
import { readFields } from './readFields.ts';

/** The operator who takes a part out of service for an upgrade and brings it back.
 *
 * | request | body | does |
 * |---|---|---|
 * | `GET /upgrades` | | whether closing accounts is out of service |
 * | `POST /upgrades` | `{ area: "accountClosure", upgrading }` | takes it out, or brings it back | */
export function sandboxUpgrades({ database, clock }: Pick<Core, 'database' | 'clock'>): Hono {
  const app = new Hono();
  const area = 'accountClosure';

  app.get('/upgrades', async (c) =>
    c.json({ area, upgrading: await database.transaction((tx) => isUpgrading(tx, area)) }),
  );
  app.post('/upgrades', async (c) => {
    const fields = await readFields(c);
    if (fields.area !== area || typeof fields.upgrading !== 'boolean') {
      return c.text('`area` is accountClosure, `upgrading` true or false.', 400);
    }
    const { upgrading } = fields;
    await database.transaction(async (tx) => {
      if (upgrading) await beginUpgrade(tx, area, await clock.now(tx));
      else await endUpgrade(tx, area);
    });
    return c.json({ area, upgrading });
  });
  return app;
}
