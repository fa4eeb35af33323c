import { toMinor, type Currency } from '../../src/domain/money.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../people/constant.ts';
import { referenceNumber } from './referenceNumber.ts';
import type { WalletAccount } from './wallet.ts';

export type TopupState = 'WAITING' | 'CREDITED' | 'FROZEN' | 'EXPIRED';

export interface TopupOrder {
  readonly orderNo: string;
  /** What the payer writes on the bank transfer. */
  readonly reference: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: bigint;
  readonly state: TopupState;
  readonly credited?: bigint;
  readonly expiresAt: Date;
}

export interface TopupPayment {
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly paid_on: string;
  readonly remark?: string;
}

export interface TopupRequest {
  readonly memberId: string;
  readonly account: WalletAccount;
  readonly payments: readonly TopupPayment[];
  readonly receiptFileId?: string;
  readonly note?: string;
  readonly reference: string;
}

/** What the payments of an order come to, in minor units. */
export function totalOf(payments: readonly TopupPayment[], currency: Currency): bigint {
  return payments.reduce((sum, payment) => sum + toMinor(payment.amount, currency), 0n);
}

export async function createTopupOrder(
  tx: Transaction,
  { memberId, account, payments, receiptFileId, note, reference }: TopupRequest,
  constants: JsonObject,
  now: string,
): Promise<TopupOrder> {
  const { accountId, currency } = account;
  const orderNo = referenceNumber(now);
  const total = totalOf(payments, currency);
  const expiresAt = later(now, numberConstant(constants, 'topup.order.life'));
  await tx.query(
    `INSERT INTO topup_orders (order_no, reference, member_id, account_id, currency, total, payments, receipt_file_id, note,
       made_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)`,
    [
      orderNo,
      reference,
      memberId,
      accountId,
      currency,
      total,
      JSON.stringify(payments),
      receiptFileId ?? null,
      note ?? null,
      now,
      expiresAt,
    ],
  );
  const made = { orderNo, reference, memberId, accountId, currency, total };
  return { ...made, state: 'WAITING', expiresAt: new Date(expiresAt) };
}

interface Row {
  order_no: string;
  reference: string;
  member_id: string;
  account_id: string;
  currency: Currency;
  total: bigint;
  state: 'WAITING' | 'CREDITED' | 'FROZEN';
  credited: bigint | null;
  expires_at: Date;
}

/** An order by its number or by the reference on the bank transfer, as of now: one whose time has passed without money is
 * EXPIRED. `lock` keeps it until the transaction ends. */
export async function findTopupOrder(
  tx: Transaction,
  by: { readonly orderNo: string } | { readonly reference: string },
  now: string,
  lock = false,
): Promise<TopupOrder | undefined> {
  const [column, value] = 'orderNo' in by ? ['order_no', by.orderNo] : ['reference', by.reference];
  const [row] = await tx.query<Row>(
    `SELECT order_no, reference, member_id, account_id, currency, total, state, credited, expires_at
     FROM topup_orders WHERE ${column} = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [value],
  );
  return row && fromRow(row, Date.parse(now));
}

function fromRow(row: Row, nowMs: number): TopupOrder {
  return {
    orderNo: row.order_no,
    reference: row.reference,
    memberId: row.member_id,
    accountId: row.account_id,
    currency: row.currency,
    total: row.total,
    state: row.state === 'WAITING' && row.expires_at.getTime() <= nowMs ? 'EXPIRED' : row.state,
    ...(row.credited === null ? {} : { credited: row.credited }),
    expiresAt: row.expires_at,
  };
}
