import { hongKongDate, hongKongInstant, isCalendarDate } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../people/constant.ts';
import { monthAfter } from './statementMonths.ts';

export interface Dormancy {
  readonly isSleeping: boolean;
  /** When the member last did something, or the first account was opened. */
  readonly lastActive: string;
  /** The account sleeps from then on, and the fee begins: the seventh month (R-CONST-78, R-CONST-79). */
  readonly since: string;
}

/** Whether a member's account is dormant now: nothing has moved on any of its accounts for six months, nor has it been
 * woken up since. What the house moves by itself, its fees, is no activity of the member. */
export async function dormancyOf(
  tx: Transaction,
  memberId: string,
  constants: JsonObject,
  now: string,
): Promise<Dormancy> {
  const [row] = await tx.query<{ last: Date }>(
    `SELECT greatest(
       (SELECT min(opened_at) FROM accounts WHERE member_id = $1),
       (SELECT max(at) FROM account_records JOIN accounts USING (account_id)
        WHERE member_id = $1 AND kind NOT IN ('serviceFee', 'ajustment') AND at <= $2),
       (SELECT max(made_at) FROM dormant_forms WHERE member_id = $1),
       (SELECT registered_at FROM members WHERE member_id = $1)) AS last`,
    [memberId, now],
  );
  const lastActive = row ? instant(row.last) : now;
  const since = monthsLater(lastActive, numberConstant(constants, 'account.dormant.months'));
  return { isSleeping: Date.parse(now) >= Date.parse(since), lastActive, since };
}

/** The beginning of the same day, months later; of the last day of a month that has no such day. */
function monthsLater(from: string, months: number): string {
  const date = hongKongDate(from);
  const month = monthAfter(date.slice(0, 7), months);
  for (let day = Number(date.slice(8)); ; day -= 1) {
    const there = `${month}-${String(day).padStart(2, '0')}`;
    if (isCalendarDate(there)) return hongKongInstant(there);
  }
}
