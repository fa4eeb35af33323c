import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, reverseTransaction } from '../ledger/postTransaction.ts';
import { endRecord, IS_SET_ASIDE, type RecordStatus } from './accountRecord.ts';

/** Where a purchase can go whose money is set aside, authorized for a shop that bills it later: handed in but not billed yet
 * (unpaid), out of the card organisation's sight (unknown), billed, or given up and given back. */
export const PURCHASE_STEPS = ['unpaid', 'unknown', 'success', 'closed'] as const satisfies readonly RecordStatus[];
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

interface Row {
  account_id: string;
  currency: Currency;
  amount: bigint;
  status: RecordStatus;
}

/** Moves a purchase whose money is set aside; false when there is none of that number. */
export async function movePurchase(tx: Transaction, refNo: string, step: PurchaseStep, now: string): Promise<boolean> {
  const before = await findPurchase(tx, refNo);
  if (!before) return false;
  const at = new Date(now);
  await lockBalances(tx, [before.account_id], at);
  const purchase = await findPurchase(tx, refNo, true);
  if (!purchase || purchase.status === step) return false;
  if (step === 'success') await bill(tx, refNo, purchase, at);
  if (step === 'closed') await giveBack(tx, refNo, at);
  if (step === 'success' || step === 'closed') await endRecord(tx, refNo, step);
  else await tx.query('UPDATE account_records SET status = $2 WHERE ref_no = $1', [refNo, step]);
  return true;
}

async function findPurchase(tx: Transaction, refNo: string, lock = false): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT account_id, a.currency, amount, account_records.status FROM account_records JOIN accounts a USING (account_id)
     WHERE ref_no = $1 AND account_records.kind = 'expense' AND ${IS_SET_ASIDE} ${lock ? 'FOR UPDATE OF account_records' : ''}`,
    [refNo],
  );
  return row;
}

async function bill(tx: Transaction, refNo: string, { currency, amount }: Row, at: Date): Promise<void> {
  await postTransaction(tx, {
    kind: 'purchaseBilled',
    reference: refNo,
    at,
    postings: [
      { account: houseAccount('purchasesAuthorized', currency), currency, amount },
      { account: houseAccount('merchants', currency), currency, amount: -amount },
    ],
  });
}

/** With what it cost besides. */
async function giveBack(tx: Transaction, refNo: string, at: Date): Promise<void> {
  const [made] = await tx.query<{ id: bigint }>(
    `SELECT id FROM ledger_transactions WHERE reference = $1 AND kind = 'purchase'`,
    [refNo],
  );
  await reverseTransaction(tx, made!.id, { kind: 'purchaseReleased', reference: refNo, at });
}
