import { addDays, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { hongKongMonth } from './hongKongMonth.ts';

/** What a member has sent since Hong Kong's midnight from the accounts of a currency, minor units, fees aside. Transfers
 * in processing count, failed ones do not. */
export async function sentToday(tx: Transaction, memberId: string, currency: Currency, now: string): Promise<bigint> {
  const today = hongKongDate(now);
  const [row] = await tx.query<{ sent: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS sent FROM transfers
     WHERE member_id = $1 AND currency = $2 AND status <> 'fail' AND made_at >= $3 AND made_at < $4`,
    [memberId, currency, hongKongInstant(today), hongKongInstant(addDays(today, 1))],
  );
  return row!.sent;
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
