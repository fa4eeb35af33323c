import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { BY_NOTE, type RecordKind } from './accountRecord.ts';
import { monthAfter, monthBounds } from './statementMonths.ts';

/** Kinds of record by which a member spends; an adjustment is not the member's doing, and a check of an account comes back. */
const SPENT: readonly RecordKind[] = ['expense', 'transferOut', 'atm', 'offlineDraw', 'serviceFee'];

/** What a record says of a member's own balance, paid back as its card ends: nothing is spent by that. */
export const BALANCE_PAID_BACK = 'Card cancellation refund';

interface SpendingQuery {
  readonly accountId: string;
  readonly currency: Currency;
  /** Of months, this one the last. */
  readonly count: number;
  readonly now: string;
}

/** What has left an account in each month and has not come back since, by kind; read from the index of its records, from the first of
 * the months on. */
export async function readSpending(tx: Transaction, { accountId, currency, count, now }: SpendingQuery) {
  const last = hongKongDate(now).slice(0, 7);
  const months = Array.from({ length: count }, (_, index) => monthAfter(last, index + 1 - count));
  const rows = await tx.query<{ month: string; kind: RecordKind; sum: bigint }>(
    `WITH refunds AS (
       SELECT original_ref_no AS ref_no, sum(amount) AS amount FROM account_records
       WHERE account_id = $1 AND kind = 'refund' AND at >= $2 AND at <= $3 AND is_booked GROUP BY 1)
     SELECT to_char(at AT TIME ZONE 'Asia/Hong_Kong', 'YYYY-MM') AS month, kind, -sum(account_records.amount + coalesce(f.amount, 0))::bigint AS sum
     FROM account_records LEFT JOIN refunds f USING (ref_no)
     WHERE account_id = $1 AND at >= $2 AND at <= $3 AND account_records.amount < 0 AND is_booked AND NOT (summary = $4 AND ${BY_NOTE})
       AND kind IN (${SPENT.map((kind) => `'${kind}'`).join(', ')})
     GROUP BY 1, 2 HAVING sum(account_records.amount + coalesce(f.amount, 0)) < 0 ORDER BY 3 DESC, 2`,
    [accountId, monthBounds(months[0] ?? last).from, now, BALANCE_PAID_BACK],
  );
  return months.map((month) => {
    const own = rows.filter((row) => row.month === month);
    return {
      month,
      total: money(
        own.reduce((all, { sum }) => all + sum, 0n),
        currency,
      ),
      kinds: own.map(({ kind, sum }) => ({ kind, amount: money(sum, currency) })),
    };
  });
}
