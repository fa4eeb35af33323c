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
/** Those of section 4 (R-STATE-52 to R-STATE-62): unpaid is not yet billed, paid is there and not yet credited. */
export type RecordStatus =
  | 'success'
  | 'fail'
  | 'refunded'
  | 'unpaid'
  | 'pendingPayment'
  | 'processing'
  | 'paid'
  | 'submittedToBank'
  | 'closed'
  | 'unknown'
  | 'authorized';

/** Of a purchase whose money the shop has not billed yet: nobody may close what it comes from. */
const SET_ASIDE: readonly RecordStatus[] = ['authorized', 'unpaid', 'unknown'];

const statusIn = (statuses: readonly RecordStatus[]) =>
  `account_records.status IN (${statuses.map((status) => `'${status}'`).join(', ')})`;

/** Whether the money of a record is set aside, as a condition. */
export const IS_SET_ASIDE = statusIn(SET_ASIDE);

/** Whether it is, or is on its way: money that no balance shows (index `account_records_open`). */
export const IS_OPEN = statusIn(['processing', ...SET_ASIDE]);

/** Whether it was given up or refused: nothing was moved, or it was given back. */
export const cameToNothing = (status: RecordStatus): boolean => status === 'fail' || status === 'closed';

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
  /** What the status becomes by itself, and when. */
  readonly turns?: { readonly at: string; readonly into: 'success' | 'closed' };
  /** The record this one belongs to: a fee to its transfer. */
  readonly originalRefNo?: string;
  /** Of a service charge. */
  readonly feeKind?: FeeKind;
  readonly orderNo?: string;
  /** Minor units; what the order came to before its discount. */
  readonly orderAmount?: bigint;
  readonly discount?: bigint;
  /** Of the payment system. */
  readonly fpsRefNo?: string;
  /** Whom the money came from, as far as its receiver may know. */
  readonly payer?: string;
}

export async function addRecord(tx: Transaction, record: AccountRecord): Promise<void> {
  await tx.query(
    `INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status, original_ref_no, fee_kind, turns_at,
       turns_into, order_no, order_amount, discount, fps_ref_no, payer)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
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
      record.turns?.at ?? null,
      record.turns?.into ?? null,
      record.orderNo ?? null,
      record.orderAmount ?? null,
      record.discount === 0n ? null : (record.discount ?? null),
      record.fpsRefNo ?? null,
      record.payer ?? null,
    ],
  );
}

/** Gives a record its next status, and the records that belong to it; what came to nothing has cost nothing, and its charges
 * go. */
export async function endRecord(tx: Transaction, refNo: string, status: RecordStatus): Promise<void> {
  if (cameToNothing(status))
    await tx.query(`DELETE FROM account_records WHERE original_ref_no = $1 AND kind = 'serviceFee'`, [refNo]);
  await tx.query('UPDATE account_records SET status = $2 WHERE ref_no = $1 OR original_ref_no = $1', [refNo, status]);
}

/** The column `status` as it is at the time in the parameter. */
export const statusAt = (parameter: string) =>
  `CASE WHEN turns_at <= ${parameter} THEN turns_into ELSE account_records.status END AS status`;

/** Whether the summary is ours, as a condition. A transfer and its fee are called by their payee, who is named by the member; what comes from
 * another member by its payer; what a card does by its shop. Each is looked up by its key: `EXISTS` may read the whole table first. */
export const BY_NOTE = `(CASE account_records.kind
  WHEN 'transferIn' THEN account_records.payer
  WHEN 'transferOut' THEN (SELECT ref_no FROM transfers sent WHERE sent.ref_no = account_records.ref_no)
  WHEN 'serviceFee' THEN (SELECT ref_no FROM transfers sent WHERE sent.ref_no = account_records.original_ref_no)
  ELSE (SELECT ref_no FROM card_transactions made WHERE made.ref_no = account_records.ref_no) END IS NULL)`;

/** The same as the column `is_note`. */
export const IS_NOTE = `${BY_NOTE} AS is_note`;

/** The latest records of an account, newest first; the wire has them in the member's words. */
export async function recentRecords(
  tx: Transaction,
  { accountId, currency }: { readonly accountId: string; readonly currency: Currency },
  count: number,
  now: string,
) {
  const rows = await tx.query<{
    ref_no: string;
    kind: RecordKind;
    at: Date;
    summary: string;
    is_note: boolean;
    amount: bigint;
    status: RecordStatus;
  }>(
    `SELECT ref_no, kind, at, summary, ${IS_NOTE}, amount, ${statusAt('$3')} FROM account_records
     WHERE account_id = $1 ORDER BY at DESC, record_id DESC LIMIT $2`,
    [accountId, count, now],
  );
  return rows.map((row) => ({
    ref_no: row.ref_no,
    kind: row.kind,
    time: instant(row.at),
    summary: row.summary,
    isNote: row.is_note,
    amount: money(row.amount, currency),
    status: row.status,
  }));
}
