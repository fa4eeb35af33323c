import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';

/** The ten kinds of AMB-46. */
export type RecordKind =
  | 'topup'
  | 'transferOut'
  | 'transferIn'
  | 'atm'
  | 'expense'
  | 'refund'
  | 'offlineDraw'
  | 'ajustment'
  | 'serviceFee'
  | 'accVer';
/** What a service charge was for. */
export type FeeKind =
  | 'transfer'
  | 'topupAbroad'
  | 'atm'
  | 'withdrawal'
  | 'smallPurchase'
  | 'onlineAbroad'
  | 'authFailure'
  | 'decline'
  | 'refund'
  | 'dormant'
  | 'expiredCard';
export type RecordStatus = 'success' | 'processing' | 'fail';

/** One line of an account's history. */
export interface AccountRecord {
  readonly refNo: string;
  readonly accountId: string;
  readonly kind: RecordKind;
  readonly at: string;
  /** Whom or what it was with; no number that is a secret. */
  readonly summary: string;
  /** Minor units, negative when it has left the account. */
  readonly amount: bigint;
  readonly status: RecordStatus;
  /** The record this one belongs to: a fee to its transfer. */
  readonly originalRefNo?: string;
  /** Of a service charge. */
  readonly feeKind?: FeeKind;
}

export async function addRecord(tx: Transaction, record: AccountRecord): Promise<void> {
  await tx.query(
    `INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status, original_ref_no, fee_kind)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      record.refNo,
      record.accountId,
      record.kind,
      record.at,
      record.summary,
      record.amount,
      record.status,
      record.originalRefNo ?? null,
      record.feeKind ?? null,
    ],
  );
}

/** Ends a record that was in processing, and the records that belong to it. */
export async function endRecord(tx: Transaction, refNo: string, status: 'success' | 'fail'): Promise<void> {
  await tx.query('UPDATE account_records SET status = $2 WHERE ref_no = $1 OR original_ref_no = $1', [refNo, status]);
}

/** The latest records of an account as the wire has them, newest first. */
export async function recentRecords(tx: Transaction, accountId: string, currency: Currency, count: number) {
  const rows = await tx.query<{
    ref_no: string;
    kind: RecordKind;
    at: Date;
    summary: string;
    amount: bigint;
    status: RecordStatus;
  }>(
    `SELECT ref_no, kind, at, summary, amount, status FROM account_records
     WHERE account_id = $1 ORDER BY at DESC, record_id DESC LIMIT $2`,
    [accountId, count],
  );
  return rows.map((row) => ({
    ref_no: row.ref_no,
    kind: row.kind,
    time: instant(row.at),
    summary: row.summary,
    amount: money(row.amount, currency),
    status: row.status,
  }));
}
