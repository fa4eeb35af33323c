import { addDays, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Member } from '../people/member.ts';
import { hongKongMonth } from './hongKongMonth.ts';
import { moneyConstant } from './moneyConstant.ts';

/** What a member has sent since Hong Kong's midnight from the accounts of a currency, minor units, fees aside. Transfers
 * in processing count, failed ones do not. */
async function sentToday(tx: Transaction, memberId: string, currency: Currency, now: string): Promise<bigint> {
  const today = hongKongDate(now);
  const [row] = await tx.query<{ sent: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sent FROM transfers
     WHERE member_id = $1 AND currency = $2 AND status <> 'fail' AND made_at >= $3 AND made_at < $4`,
    [memberId, currency, hongKongInstant(today), hongKongInstant(addDays(today, 1))],
  );
  return row!.sent;
}

/** The daily limit of a member's level in a currency, and what of it is used and left; minor units. */
export interface DailyUse {
  readonly limit: bigint;
  readonly used: bigint;
  readonly left: bigint;
}

export async function dailyUse(
  tx: Transaction,
  { memberId, realnameStatus }: Pick<Member, 'memberId' | 'realnameStatus'>,
  currency: Currency,
  { constants, now }: { readonly constants: JsonObject; readonly now: string },
): Promise<DailyUse> {
  const limit = moneyConstant(constants, `limit.transfer.daily.${realnameStatus}`, currency);
  const used = await sentToday(tx, memberId, currency, now);
  return { limit, used, left: used < limit ? limit - used : 0n };
}

/** How many FPS transfers out a member has made since the first of the month in Hong Kong. */
export async function fpsThisMonth(tx: Transaction, memberId: string, now: string): Promise<number> {
  const { from, to } = hongKongMonth(now);
  const [row] = await tx.query<{ made: bigint }>(
    `SELECT count(*) AS made FROM transfers
     WHERE member_id = $1 AND method = 'FPS' AND status <> 'fail' AND made_at >= $2 AND made_at < $3`,
    [memberId, from, to],
  );
  return Number(row!.made);
}
