import { Hono } from 'hono';
import { portalLink } from '../content/portalLink.ts';
import type { Core } from '../call/core.ts';
import type { Lang } from '../shared/lang.ts';
import { DAY, later } from '../clock/instant.ts';
import { hashOf } from '../vault/secrets.ts';
import { readFields } from './readFields.ts';

/** How long the code of an approved review is good. */
const CODE_SECONDS = DAY;

interface ManualReset {
  readonly member_id: string | null;
  readonly email: string;
  readonly area_code: string;
  readonly mob_no: string;
  readonly lang: Lang;
  readonly state: 'approved' | 'declined';
}

/** The outside of a forgotten password: a text message from a phone, and the staff's review.
 *
 * | request | body | does |
 * |---|---|---|
 * | `POST /uplinkSms` | `{ area_code, mob_no, text }` | a text message that comes in from that phone |
 * | `POST /passwordReset` | `{ apply_no, approved }` | ends a review and mails what came of it; an approved one has the code to set a password with | */
export function passwordResets({ database, clock, services }: Pick<Core, 'database' | 'clock' | 'services'>): Hono {
  const app = new Hono();

  app.post('/uplinkSms', async (c) => {
    const { area_code: areaCode, mob_no: mobNo, text } = await readFields(c);
    if (typeof areaCode !== 'string' || typeof mobNo !== 'string' || typeof text !== 'string')
      return c.json({ error: 'area_code, mob_no, text' }, 400);
    const states = await database.transaction(async (tx) =>
      // A text from another phone proves nothing; for somebody unknown every phone is another.
      tx.query<{ uplink_state: string }>(
        `UPDATE password_resets SET uplink_state = CASE
           WHEN member_id IS NOT NULL AND area_code = $1 AND mob_no = $2 THEN 'RECEIVED' ELSE 'MISMATCH' END
         WHERE uplink_text = upper($3) AND uplink_state = 'WAITING' AND uplink_expires_at > $4 RETURNING uplink_state`,
        [areaCode, mobNo, text.trim(), await clock.now(tx)],
      ),
    );
    return states[0] ? c.json({ state: states[0].uplink_state }) : c.json({ error: 'Nobody waits for it.' }, 404);
  });

  app.post('/passwordReset', async (c) => {
    const { apply_no: applyNo, approved = true } = await readFields(c);
    if (typeof applyNo !== 'string') return c.json({ error: 'apply_no' }, 400);
    const state = await database.transaction(async (tx) => {
      const now = await clock.now(tx);
      const [row] = await tx.query<ManualReset>(
        `UPDATE manual_resets SET state = CASE WHEN $2 AND member_id IS NOT NULL THEN 'approved' ELSE 'declined' END
         WHERE apply_no = $1 AND state = 'submitted' RETURNING member_id, email, area_code, mob_no, lang, state`,
        [applyNo, approved === true],
      );
      if (!row) return undefined;
      const mail = async (name: string, values: { readonly [name: string]: string }, code?: string): Promise<void> => {
        const body = services.content.message(name, row.lang, values);
        const message = { channel: 'mail' as const, recipient: row.email, body, at: now };
        await services.messenger.send(tx, code === undefined ? message : { ...message, code });
      };
      if (row.state === 'declined') {
        await mail('mail.resetDeclined', { reference: applyNo });
        return row.state;
      }
      const [ticket, code] = [services.secrets.token(), services.secrets.token()];
      const until = later(now, CODE_SECONDS);
      await tx.query(
        `INSERT INTO password_resets (ticket_hash, member_id, identifier, area_code, mob_no, expires_at,
           verified_hash, verified_until) VALUES ($1, $2, '', $3, $4, $5, $6, $5)`,
        [hashOf(ticket), row.member_id, row.area_code, row.mob_no, until, hashOf(code)],
      );
      const link = portalLink(services, '/forgetPwd/mailed', { code });
      await mail('mail.resetApproved', { link }, code);
      return row.state;
    });
    return state ? c.json({ state }) : c.json({ error: 'No such review is open.' }, 404);
  });
  return app;
}
