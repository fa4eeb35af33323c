import { toMinor, type Currency } from '../../src/domain/money.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import { numberConstant } from '../shared/constant.ts';
import { addRecord } from './accountRecord.ts';
import { referenceNumber } from './referenceNumber.ts';
import type { PaidFrom } from './topupFee.ts';
import type { WalletAccount } from './wallet.ts';

export type TopupState = 'WAITING' | 'CREDITED' | 'FROZEN' | 'EXPIRED';

export type TopupKind = 'bank' | 'fps';
/** Whose money a payment is, and in which form. */
export type PaymentSource = 'own' | 'cash' | 'thirdParty';

export interface TopupOrder {
  readonly orderNo: string;
  readonly kind: TopupKind;
  /** What the payer writes on the bank transfer, or what the QR code says. */
  readonly reference: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly total: bigint;
  readonly state: TopupState;
  readonly credited?: bigint;
  /** Of what was credited. */
  readonly fee?: bigint;
  /** Whether the member has said who pays. */
  readonly isPayerDeclared: boolean;
  /** Keyed hash of the card that the member says pays. */
  readonly payerCardHash?: string;
  readonly paidFrom?: PaidFrom;
  /** What came, when it was not what had been declared. */
  readonly frozen?: { readonly amount: bigint; readonly source: PaymentSource; readonly cardHash?: string };
  readonly expiresAt: Date;
  readonly creditedAt?: Date;
  readonly source?: PaymentSource;
  /** Until when the credited money can neither be sent on nor withdrawn. */
  readonly heldUntil?: Date;
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
  const made = { orderNo, kind: 'bank', reference, memberId, accountId, currency, total } as const;
  return waiting(tx, made, { now, expiresAt });
}

export interface FpsTopupRequest {
  readonly memberId: string;
  readonly account: WalletAccount;
  /** Minor units. */
  readonly amount: bigint;
  readonly reference: string;
}

export async function createFpsOrder(
  tx: Transaction,
  { memberId, account, amount, reference }: FpsTopupRequest,
  constants: JsonObject,
  now: string,
): Promise<TopupOrder> {
  const { accountId, currency } = account;
  const orderNo = referenceNumber(now);
  const expiresAt = later(now, numberConstant(constants, 'topup.fps.life'));
  await tx.query(
    `INSERT INTO topup_orders (order_no, kind, reference, member_id, account_id, currency, total, payments, made_at,
       expires_at) VALUES ($1, 'fps', $2, $3, $4, $5, $6, '[]'::jsonb, $7, $8)`,
    [orderNo, reference, memberId, accountId, currency, amount, now, expiresAt],
  );
  const made = { orderNo, kind: 'fps', reference, memberId, accountId, currency, total: amount } as const;
  return waiting(tx, made, { now, expiresAt });
}

const TOPUP_SUMMARY = { bank: 'Bank top-up', fps: 'FPS top-up' } as const;

/** An order is in the history from the start: payment is awaited until its time has passed (R-STATE-56, R-STATE-60). */
async function waiting(
  tx: Transaction,
  made: Omit<TopupOrder, 'state' | 'expiresAt' | 'isPayerDeclared'>,
  { now, expiresAt }: { readonly now: string; readonly expiresAt: string },
): Promise<TopupOrder> {
  const { orderNo, kind, accountId, total } = made;
  await addRecord(tx, {
    refNo: orderNo,
    accountId,
    kind: 'topup',
    at: now,
    summary: TOPUP_SUMMARY[kind],
    amount: total,
    status: 'pendingPayment',
    turns: { at: expiresAt, into: 'closed' },
    orderNo,
    orderAmount: total,
  });
  return { ...made, isPayerDeclared: false, state: 'WAITING', expiresAt: new Date(expiresAt) };
}

/** What is paid in later finds no order that waits for it, and goes back to the payer. */
export async function endWaitingTopups(
  tx: Transaction,
  of: { readonly memberId: string } | { readonly accountId: string },
  now: string,
): Promise<void> {
  const [column, value] = 'memberId' in of ? ['member_id', of.memberId] : ['account_id', of.accountId];
  await tx.query(
    `WITH ended AS (
       UPDATE topup_orders SET expires_at = $2 WHERE ${column} = $1 AND state = 'WAITING' AND expires_at > $2 RETURNING order_no)
     UPDATE account_records SET turns_at = $2 WHERE ref_no IN (SELECT order_no FROM ended)`,
    [value, now],
  );
}

/** Who pays a bank top-up, as the member says. */
export interface DeclaredPayer {
  readonly paidBy: 'card' | 'cash';
  readonly cardHash?: string;
  readonly cardMask?: string;
  readonly paidFrom: PaidFrom;
}

/** Notes who pays an order; said again, the last word counts until the money comes. Where that came from is known better then. */
export async function declarePayer(
  tx: Transaction,
  orderNo: string,
  { paidBy, cardHash, cardMask, paidFrom }: DeclaredPayer,
): Promise<void> {
  await tx.query(
    `UPDATE topup_orders SET paid_by = $2, payer_card_hash = $3, payer_card_mask = $4,
       paid_from = CASE WHEN state = 'FROZEN' THEN coalesce(paid_from, $5) ELSE $5 END WHERE order_no = $1`,
    [orderNo, paidBy, cardHash ?? null, cardMask ?? null, paidFrom],
  );
}

/** Notes that an order has been paid. */
export async function confirmTopupOrder(
  tx: Transaction,
  orderNo: string,
  receiptFileId: string | undefined,
  now: string,
): Promise<void> {
  await tx.query(
    `UPDATE topup_orders SET confirmed_at = $2, receipt_file_id = coalesce($3, receipt_file_id) WHERE order_no = $1`,
    [orderNo, now, receiptFileId ?? null],
  );
  await tx.query(`UPDATE account_records SET status = 'paid' WHERE ref_no = $1`, [orderNo]);
}

interface Row {
  order_no: string;
  kind: TopupKind;
  reference: string;
  member_id: string;
  account_id: string;
  currency: Currency;
  total: bigint;
  state: 'WAITING' | 'CREDITED' | 'FROZEN';
  credited: bigint | null;
  fee: bigint | null;
  paid_by: string | null;
  payer_card_hash: string | null;
  paid_from: PaidFrom | null;
  frozen_amount: bigint | null;
  frozen_source: PaymentSource | null;
  frozen_card_hash: string | null;
  expires_at: Date;
  is_account_ended: boolean;
  credited_at: Date | null;
  source: PaymentSource | null;
  held_until: Date | null;
}

type Named = { readonly orderNo: string } | { readonly reference: string };

/** An order by its number or by the reference on the bank transfer, as of now: one that waits is EXPIRED once its time has passed,
 * and once its account has ended, whichever instant counts as now. */
export const findTopupOrder = (tx: Transaction, by: Named, now: string) => readOrder(tx, by, now, '');

/** The same, kept until the transaction ends, and its account's balance before it, as by whoever closes the account: that one finds
 * the money, or this one no order that waits. */
export async function lockTopupOrder(tx: Transaction, by: Named, now: string): Promise<TopupOrder | undefined> {
  const named = await findTopupOrder(tx, by, now);
  if (!named) return undefined;
  await lockBalances(tx, [named.accountId], new Date(now));
  return readOrder(tx, by, now, 'FOR UPDATE OF o');
}

async function readOrder(
  tx: Transaction,
  by: Named,
  now: string,
  lock: '' | 'FOR UPDATE OF o',
): Promise<TopupOrder | undefined> {
  const [column, value] = 'orderNo' in by ? ['order_no', by.orderNo] : ['reference', by.reference];
  const [row] = await tx.query<Row>(
    `SELECT o.order_no, o.kind, o.reference, o.member_id, o.account_id, o.currency, o.total, o.state, o.credited, o.fee,
       o.paid_by, o.payer_card_hash, o.paid_from, o.frozen_amount, o.frozen_source, o.frozen_card_hash, o.expires_at,
       a.status = 'cancelled' AS is_account_ended, o.credited_at, o.source, o.held_until
     FROM topup_orders o JOIN accounts a USING (account_id) WHERE o.${column} = $1 ${lock}`,
    [value],
  );
  return row && fromRow(row, Date.parse(now));
}

function fromRow(row: Row, nowMs: number): TopupOrder {
  const isOver = row.is_account_ended || row.expires_at.getTime() <= nowMs;
  return {
    orderNo: row.order_no,
    kind: row.kind,
    reference: row.reference,
    memberId: row.member_id,
    accountId: row.account_id,
    currency: row.currency,
    total: row.total,
    state: row.state === 'WAITING' && isOver ? 'EXPIRED' : row.state,
    ...(row.credited === null ? {} : { credited: row.credited }),
    ...(row.fee === null ? {} : { fee: row.fee }),
    isPayerDeclared: row.paid_by !== null,
    ...(row.payer_card_hash === null ? {} : { payerCardHash: row.payer_card_hash }),
    ...(row.paid_from === null ? {} : { paidFrom: row.paid_from }),
    ...frozenOf(row),
    expiresAt: row.expires_at,
    ...(row.credited_at === null ? {} : { creditedAt: row.credited_at }),
    ...(row.source === null ? {} : { source: row.source }),
    ...(row.held_until === null ? {} : { heldUntil: row.held_until }),
  };
}

function frozenOf({ frozen_amount: amount, frozen_source: source, frozen_card_hash: cardHash }: Row) {
  if (amount === null || source === null) return {};
  return { frozen: { amount, source, ...(cardHash === null ? {} : { cardHash }) } };
}
