import { Hono } from 'hono';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import type { IdentityCheck, IdentityFaults, IdentityProvider } from '../services/identityProvider.ts';
import { readFields } from './readFields.ts';

/** What each check can be told to find. */
const FAULTS: { readonly [Check in IdentityCheck]: readonly IdentityFaults[Check][] } = {
  document: ['DOC_INVALID', 'DOC_UNCLEAR', 'ID_NET_TIMEOUT'],
  face: ['FACE_FAIL', 'FACE_NOT_MATCH_DOC', 'ID_NET_TIMEOUT'],
  person: ['ID_COMPARE_FAIL', 'VERIFY_FAIL', 'ID_NET_TIMEOUT'],
};

/** The identity check of the sandbox: everybody passes, but for whoever it was told something else of. A verdict counts once. */
export const sandboxIdentity: IdentityProvider = {
  check: async (tx, check, { memberId }) => {
    const [planned] = await tx.query<{ verdict: IdentityFaults[typeof check] }>(
      'DELETE FROM sandbox_identity WHERE member_id = $1 AND check_name = $2 RETURNING verdict',
      [memberId, check],
    );
    return planned?.verdict ?? 'passed';
  },
};

/** | request | body | does |
 * |---|---|---|
 * | `POST /identity` | `{ area_code, mob_no, check, verdict }` | the next check of that member finds this: `document`, `face` or `person`, with a code |  */
export function sandboxIdentityApp({ database }: Pick<Core, 'database'>): Hono {
  const app = new Hono();
  app.post('/identity', async (c) => {
    const { area_code: areaCode, mob_no: mobNo, check, verdict } = await readFields(c);
    if (typeof areaCode !== 'string' || typeof mobNo !== 'string') return c.text('Whose? `area_code`, `mob_no`.', 400);
    const faults = typeof check === 'string' && Object.hasOwn(FAULTS, check) ? FAULTS[check as IdentityCheck] : [];
    const known = (faults as readonly string[]).find((one) => one === verdict);
    if (known === undefined) return c.text('`check` is document, face or person; `verdict` is one of its codes.', 400);
    const plan = (tx: Transaction) =>
      tx.query(
        `INSERT INTO sandbox_identity (member_id, check_name, verdict)
         SELECT member_id, $3, $4 FROM members WHERE area_code = $1 AND mob_no = $2
         ON CONFLICT (member_id, check_name) DO UPDATE SET verdict = excluded.verdict RETURNING 1`,
        [areaCode, mobNo, check as string, known],
      );
    const found = (await database.transaction(plan)).length > 0;
    return found ? c.json({ check, verdict }) : c.text('Nobody has that mobile number.', 404);
  });
  return app;
}
