import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import type { Vault } from '../vault/vault.ts';
import { addRecord, type RecordKind } from './accountRecord.ts';
import { cashCharge, chargeAfterFree, isSmall, purchaseCharges } from './cardFees.ts';
import type { CardTransactionKind } from './cardTransactionKind.ts';
import { declineReason, lockCardHolder, type CardHolder, type DeclineReason } from './cardHolder.ts';
import { referenceNumber } from './referenceNumber.ts';
import { addChargeRecords, affordable, chargePostings, sumOf, type Charge } from './serviceCharge.ts';

/** What the card's organisation reports of a card. */
export interface CardTransaction {
  readonly kind: CardTransactionKind;
  /** As the organisation knows the card; kept nowhere. */
  readonly cardNo: string;
  /** Minor units of the account's currency: what is paid. */
  readonly amount: bigint;
  /** Of a purchase: what the shop took off before. */
  readonly discount?: bigint;
  /** Of a purchase: the shop's number of the order. */
  readonly orderNo?: string;
  /** The shop has the money promised, and takes it later (R-STATE-62). */
  readonly isAuthorization?: boolean;
  readonly merchant: string;
  readonly isOnline?: boolean;
  /** Outside Hong Kong. */
  readonly isAbroad?: boolean;
  /** Of a refund: the purchase it gives back, wholly or in part. */
  readonly originalRefNo?: string;
}

export interface CardAnswer {
  readonly refNo: string;
  readonly status: 'success' | 'failed' | 'declined';
  readonly reason?: DeclineReason;
  /** Minor units. */
  readonly fee: bigint;
}

interface Setting {
  readonly tx: Transaction;
  readonly holder: CardHolder;
  readonly constants: JsonObject;
  readonly now: string;
}

const RECORD_KIND: { readonly [kind in CardTransactionKind]: RecordKind } = {
  purchase: 'expense',
  atm: 'atm',
  withdrawal: 'offlineDraw',
  refund: 'refund',
  authFailure: 'expense',
};

/** Takes what a card has done into the ledger and the history; `undefined` when nobody has the card, or a refund is of no
 * purchase of it or of more than is left of one. All of it in the caller's one transaction. */
export async function takeCardTransaction(
  tx: Transaction,
  vault: Vault,
  request: CardTransaction,
  constants: JsonObject,
  now: string,
): Promise<CardAnswer | undefined> {
  const holder = await lockCardHolder(tx, vault, request.cardNo, now);
  if (!holder || request.amount <= 0n) return undefined;
  const setting = { tx, holder, constants, now };
  if (request.kind === 'refund') return refund(setting, request);
  if (request.kind === 'authFailure') return cameToNothing(setting, request, 'failed');
  const charges = await chargesOf(setting, request);
  const isCash = request.kind !== 'purchase';
  const reason = declineReason(holder, { sum: request.amount + sumOf(charges), isCash }, now);
  return reason ? cameToNothing(setting, request, 'declined', reason) : spend(setting, request, charges);
}

function chargesOf({ tx, holder, constants, now }: Setting, request: CardTransaction): Promise<Charge[]> | Charge[] {
  const { kind, amount, isOnline = false, isAbroad = false } = request;
  if (kind === 'atm' || kind === 'withdrawal') return [cashCharge(kind, amount, holder, constants)];
  return purchaseCharges(tx, holder, { amount, isOnline, isAbroad }, constants, now);
}

async function spend(setting: Setting, request: CardTransaction, charges: readonly Charge[]): Promise<CardAnswer> {
  const { tx, holder, now } = setting;
  const { accountId, currency } = holder;
  const { amount } = request;
  const refNo = referenceNumber(now);
  const isPending = request.isAuthorization === true;
  const shops = isPending ? 'purchasesAuthorized' : 'merchants';
  const to = houseAccount(request.kind === 'purchase' ? shops : 'bank', currency);
  await postTransaction(tx, {
    kind: request.kind,
    reference: refNo,
    at: new Date(now),
    postings: [
      { account: accountId, currency, amount: -amount },
      { account: to, currency, amount },
      ...chargePostings(accountId, currency, charges),
    ],
  });
  const status = isPending ? 'authorized' : 'success';
  await write(setting, request, { refNo, kind: request.kind, amount: -amount, status });
  await addChargeRecords(tx, accountId, charges, now, refNo);
  return { refNo, status: 'success', fee: sumOf(charges) };
}

/** A transaction that moves nothing, and what it costs after the free ones of the month. */
async function cameToNothing(
  setting: Setting,
  request: CardTransaction,
  status: 'failed' | 'declined',
  reason?: DeclineReason,
): Promise<CardAnswer> {
  const { tx, holder, constants, now } = setting;
  const { accountId, currency, balance } = holder;
  const kind = status === 'declined' ? 'decline' : 'authFailure';
  // A card that no machine takes was never tried: it neither costs nor counts.
  const isTry = reason !== 'CARD_TYPE';
  const asked = isTry ? await chargeAfterFree(tx, kind, holder, constants, now) : [];
  const charges = holder.accountStatus === 'cancelled' ? [] : affordable(asked, balance);
  const refNo = referenceNumber(now);
  await write(setting, request, { refNo, kind, amount: -request.amount, status: 'fail', counts: isTry });
  if (charges.length > 0) {
    const postings = chargePostings(accountId, currency, charges);
    await postTransaction(tx, { kind: `${kind}Fee`, reference: refNo, at: new Date(now), postings });
    await addChargeRecords(tx, accountId, charges, now, refNo);
  }
  return { refNo, status, ...(reason ? { reason } : {}), fee: sumOf(charges) };
}

async function refund(setting: Setting, request: CardTransaction): Promise<CardAnswer | undefined> {
  const { tx, holder, constants, now } = setting;
  const { accountId, currency, balance } = holder;
  const { amount } = request;
  if (holder.accountStatus === 'cancelled' || !(await canBeRefunded(tx, holder, request))) return undefined;
  const charges = affordable(await chargeAfterFree(tx, 'refund', holder, constants, now), balance + amount);
  const refNo = referenceNumber(now);
  await postTransaction(tx, {
    kind: 'refund',
    reference: refNo,
    at: new Date(now),
    postings: [
      { account: houseAccount('merchants', currency), currency, amount: -amount },
      { account: accountId, currency, amount },
      ...chargePostings(accountId, currency, charges),
    ],
  });
  await write(setting, request, { refNo, kind: 'refund', amount, status: 'success' });
  if (request.originalRefNo !== undefined) await markRefunded(tx, request.originalRefNo);
  await addChargeRecords(tx, accountId, charges, now, refNo);
  return { refNo, status: 'success', fee: sumOf(charges) };
}

/** No more is given back than was paid. */
async function canBeRefunded(
  tx: Transaction,
  { cardId }: CardHolder,
  { originalRefNo, amount }: CardTransaction,
): Promise<boolean> {
  if (originalRefNo === undefined) return true;
  const [row] = await tx.query<{ amount: bigint; refunded: bigint }>(
    `SELECT amount, (SELECT coalesce(sum(r.amount), 0)::bigint FROM account_records r
       WHERE r.original_ref_no = $1 AND r.kind = 'refund') AS refunded
     FROM card_transactions c WHERE ref_no = $1 AND card_id = $2 AND kind = 'purchase'
       AND EXISTS (SELECT FROM account_records p WHERE p.ref_no = c.ref_no AND p.status = 'success')`,
    [originalRefNo, cardId],
  );
  return row !== undefined && row.refunded + amount <= row.amount;
}

/** A purchase that has come back whole is refunded, no success any more (R-STATE-54). */
async function markRefunded(tx: Transaction, refNo: string): Promise<void> {
  await tx.query(
    `UPDATE account_records SET status = 'refunded' WHERE ref_no = $1 AND -amount =
       (SELECT sum(r.amount) FROM account_records r WHERE r.original_ref_no = $1 AND r.kind = 'refund')`,
    [refNo],
  );
}

interface Written {
  readonly refNo: string;
  readonly kind: CardTransactionKind | 'decline';
  readonly amount: bigint;
  readonly status: 'success' | 'authorized' | 'fail';
  /** Whether it is one of those that are free for the first times of a month; it is by default. */
  readonly counts?: boolean;
}

async function write(
  { tx, holder, constants, now }: Setting,
  request: CardTransaction,
  { refNo, kind, amount, status, counts = true }: Written,
): Promise<void> {
  const { originalRefNo, orderNo, discount = 0n, merchant: summary } = request;
  const shared = { refNo, accountId: holder.accountId, at: now, summary, amount, status };
  await addRecord(tx, {
    ...shared,
    kind: RECORD_KIND[request.kind],
    ...(originalRefNo === undefined ? {} : { originalRefNo }),
    ...(orderNo === undefined ? {} : { orderNo }),
    ...(kind === 'purchase' ? { orderAmount: request.amount + discount, discount } : {}),
  });
  if (!counts) return;
  await tx.query(
    `INSERT INTO card_transactions (ref_no, card_id, kind, amount, merchant, is_small, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [refNo, holder.cardId, kind, request.amount, summary, isSmall(request.amount, holder, constants), now],
  );
}
