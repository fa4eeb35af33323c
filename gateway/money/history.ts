import { hongKongInstant } from '../../src/domain/calendarDate.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { SqlValue, Transaction } from '../db/transaction.ts';
import { statusAt, type FeeKind, type RecordKind, type RecordStatus } from './accountRecord.ts';

export interface HistoryQuery {
  readonly accountId: string;
  readonly currency: Currency;
  readonly kind?: RecordKind;
  /** Hong Kong days, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  readonly pageSize: number;
  /** Records beyond this many are neither counted nor shown, so that a page costs the same in any history. */
  readonly most: number;
  readonly now: string;
}

interface Row {
  ref_no: string;
  kind: RecordKind;
  at: Date;
  summary: string;
  amount: bigint;
  status: RecordStatus;
  fee_kind: FeeKind | null;
}

/** A page of an account's records, newest first, and how many there are. */
export async function readHistory(tx: Transaction, query: HistoryQuery) {
  const total = Math.min(await countRecords(tx, query), query.most);
  const offset = (query.page - 1) * query.pageSize;
  const limit = Math.min(query.pageSize, total - offset);
  const rows = limit > 0 ? await readPage(tx, query, limit, offset) : [];
  return { total, list: rows.map((row) => onWire(row, query.currency)) };
}

/** Summed from the counts of each day: counting the records themselves took longer the more there were, most of all on the
 * embedded database, which looks at every row to know that it is there. */
async function countRecords(tx: Transaction, { accountId, kind, from, to }: HistoryQuery): Promise<number> {
  const { where, params } = conditions(accountId, { 'kind =': kind, 'day >=': from, 'day <=': to });
  const [counted] = await tx.query<{ total: bigint }>(
    `SELECT coalesce(sum(records), 0)::bigint AS total FROM account_record_days WHERE ${where}`,
    params,
  );
  return Number(counted!.total);
}

function readPage(tx: Transaction, query: HistoryQuery, limit: number, offset: number): Promise<Row[]> {
  const { accountId, kind, from, to, now } = query;
  const { where, params } = conditions(accountId, {
    'kind =': kind,
    'at >=': from && hongKongInstant(from),
    // The last day of the calendar has no next one.
    'at <=': to && hongKongInstant(to, '23:59:59.999999'),
  });
  return tx.query<Row>(
    `SELECT ref_no, kind, at, summary, amount, ${statusAt(`$${params.push(now)}`)}, fee_kind FROM account_records WHERE ${where}
     ORDER BY at DESC, record_id DESC LIMIT ${limit} OFFSET ${offset}`,
    params,
  );
}

/** `undefined` asks for nothing. */
function conditions(accountId: string, wanted: Readonly<Record<string, SqlValue | undefined>>) {
  const params: SqlValue[] = [accountId];
  const parts = ['account_id = $1'];
  for (const [condition, value] of Object.entries(wanted))
    if (value !== undefined) parts.push(`${condition} $${params.push(value)}`);
  return { where: parts.join(' AND '), params };
}

export function onWire(row: Row, currency: Currency) {
  return {
    ref_no: row.ref_no,
    kind: row.kind,
    time: instant(row.at),
    summary: row.summary,
    amount: money(row.amount, currency),
    status: row.status,
    ...(row.fee_kind === null ? {} : { fee_kind: row.fee_kind }),
  };
}
