import { addMonths, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';

export interface Dormancy {
  readonly isSleeping: boolean;
  /** Which account that is; `undefined` of who has none. */
  readonly accountId: string | undefined;
  /** When something last happened on the account that has been still for longest, or it was opened. */
  readonly lastActive: string;
  /** It sleeps from then on, and the fee begins: the seventh month (R-CONST-78, R-CONST-79). */
  readonly since: string;
}

/** Whether one of a member's accounts is dormant now: each by itself, for each is charged by itself. */
export async function dormancyOf(
  tx: Transaction,
  memberId: string,
  constants: JsonObject,
  now: string,
): Promise<Dormancy> {
  const [row] = await tx.query<{ account_id: string; last: Date }>(
    `${LAST_ACTIVE} WHERE a.member_id = $2 AND a.status <> 'cancelled'
       AND NOT EXISTS (SELECT FROM cards c WHERE c.account_id = a.account_id AND c.card_type = 'gift')
     ORDER BY last, a.place LIMIT 1`,
    [now, memberId],
  );
  const lastActive = row ? instant(row.last) : now;
  const months = numberConstant(constants, 'account.dormant.months');
  const since = hongKongInstant(addMonths(hongKongDate(lastActive), months));
  return { isSleeping: Date.parse(now) >= Date.parse(since), accountId: row?.account_id, lastActive, since };
}

/** When something last happened on an account. */
export async function lastActiveOn(tx: Transaction, accountId: string, now: string): Promise<string> {
  const [row] = await tx.query<{ last: Date }>(`${LAST_ACTIVE} WHERE a.account_id = $2`, [now, accountId]);
  return instant(row!.last);
}

/** SQL for: the account has a card that was activated, if only one that is over. */
export const IS_ACTIVATED = `EXISTS (SELECT FROM cards c WHERE c.account_id = a.account_id
  AND c.status NOT IN ('unactivated', 'lockedActivation', 'printing'))`;

/** What the house moves by itself, its fees, is no activity of the member; nor is anything while no card of the account was
 * ever activated. To activate one is, and so is the form that wakes the member's accounts. */
const LAST_ACTIVE = `SELECT a.account_id, greatest(a.opened_at,
    (SELECT max(made_at) FROM dormant_forms f WHERE f.member_id = a.member_id),
    (SELECT max(activated_at) FROM cards c WHERE c.account_id = a.account_id),
    CASE WHEN ${IS_ACTIVATED} THEN (SELECT max(at) FROM account_records r WHERE r.account_id = a.account_id
      AND r.kind NOT IN ('serviceFee', 'ajustment') AND r.is_booked AND r.at <= $1) END) AS last
  FROM accounts a`;
