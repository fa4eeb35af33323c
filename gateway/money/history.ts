import { addDays, hongKongInstant } from '../../src/domain/calendarDate.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { SqlValue, Transaction } from '../db/transaction.ts';
import type { FeeKind, RecordKind, RecordStatus } from './accountRecord.ts';

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
  const { where, params } = conditions(query);
  const [counted] = await tx.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (SELECT 1 FROM account_records WHERE ${where} LIMIT ${query.most}) AS counted`,
    params,
  );
  const offset = (query.page - 1) * query.pageSize;
  const limit = Math.max(0, Math.min(query.pageSize, query.most - offset));
  const rows = await tx.query<Row>(
    `SELECT ref_no, kind, at, summary, amount, status, fee_kind FROM account_records WHERE ${where}
     ORDER BY at DESC, record_id DESC LIMIT ${limit} OFFSET ${Math.min(offset, query.most)}`,
    params,
  );
  return { total: Number(counted!.total), list: rows.map((row) => onWire(row, query.currency)) };
}

function conditions({ accountId, kind, from, to }: HistoryQuery): { where: string; params: SqlValue[] } {
  const params: SqlValue[] = [accountId];
  const parts = ['account_id = $1'];
  const add = (condition: string, value: SqlValue) => parts.push(`${condition} $${params.push(value)}`);
  if (kind !== undefined) add('kind =', kind);
  if (from !== undefined) add('at >=', hongKongInstant(from));
  if (to !== undefined) add('at <', hongKongInstant(addDays(to, 1)));
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
