import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, reverseTransaction } from '../ledger/postTransaction.ts';
import { endRecord } from './accountRecord.ts';

/** A transfer whose bank has answered late. */
export interface EndedTransfer {
  readonly refNo: string;
  readonly memberId: string;
  readonly currency: Currency;
  /** Minor units, the fee aside. */
  readonly amount: bigint;
  readonly status: 'success' | 'fail';
  readonly payeeName: string;
}

interface Row {
  ref_no: string;
  member_id: string;
  account_id: string;
  currency: Currency;
  amount: bigint;
  transaction_id: bigint;
  payee: { readonly name_en: string };
}

/** The bank has the money: a transfer in processing becomes a success. Nothing when it is not in processing. */
export async function settleTransfer(tx: Transaction, refNo: string, now: string): Promise<EndedTransfer | undefined> {
  const transfer = await lockTransfer(tx, refNo);
  if (!transfer) return undefined;
  const { currency, amount } = transfer;
  await postTransaction(tx, {
    kind: 'transferSettled',
    reference: refNo,
    at: new Date(now),
    postings: [
      { account: houseAccount('transfersInTransit', currency), currency, amount: -amount },
      { account: houseAccount('bank', currency), currency, amount },
    ],
  });
  return end(tx, transfer, 'success', now);
}

/** The bank does not take the money: it comes back to the account with its fee. Nothing when it is not in processing. */
export async function returnTransfer(tx: Transaction, refNo: string, now: string): Promise<EndedTransfer | undefined> {
  const transfer = await lockTransfer(tx, refNo);
  if (!transfer) return undefined;
  await lockBalances(tx, [transfer.account_id], new Date(now));
  await reverseTransaction(tx, transfer.transaction_id, {
    kind: 'transferReturned',
    reference: refNo,
    at: new Date(now),
  });
  return end(tx, transfer, 'fail', now);
}

async function lockTransfer(tx: Transaction, refNo: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT ref_no, member_id, account_id, currency, amount, transaction_id, payee FROM transfers
     WHERE ref_no = $1 AND status = 'processing' FOR UPDATE`,
    [refNo],
  );
  return row;
}

async function end(tx: Transaction, row: Row, status: 'success' | 'fail', now: string): Promise<EndedTransfer> {
  const { ref_no: refNo, member_id: memberId, currency, amount } = row;
  await tx.query('UPDATE transfers SET status = $2, ended_at = $3 WHERE ref_no = $1', [refNo, status, now]);
  await endRecord(tx, refNo, status);
  return { refNo, memberId, currency, amount, status, payeeName: row.payee.name_en };
}

/** Transfers ended in one go: few enough that their locks are short. */
const BATCH = 20;

/** Settles transfers whose time has come. Several processes may do it together: each takes
 * what no other holds. */
export async function settleDueTransfers(tx: Transaction, now: string): Promise<EndedTransfer[]> {
  const due = await tx.query<{ ref_no: string }>(
    `SELECT ref_no FROM transfers WHERE status = 'processing' AND settles_at <= $1
     ORDER BY settles_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [now],
  );
  const ended: EndedTransfer[] = [];
  for (const { ref_no } of due) {
    const transfer = await settleTransfer(tx, ref_no, now);
    if (transfer) ended.push(transfer);
  }
  return ended;
}
