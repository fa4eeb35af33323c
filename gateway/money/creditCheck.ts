import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { addRecord } from './accountRecord.ts';
import { findBinding, type BankBinding, type BindingState } from './bankBinding.ts';
import { referenceNumber } from './referenceNumber.ts';

/** Money that has come with the reference of a binding. */
export interface CheckPayment {
  readonly reference: string;
  /** Minor units. */
  readonly amount: bigint;
  /** Keyed hash of the paying card. */
  readonly cardHash: string;
}

/** Binds the card that the check top-up came from and credits the sum, without a fee (R-CONST-35). Another sum or another
 * card goes back to who paid and binds nothing. The answer is the state found, `undefined` for no such binding. */
export async function creditCheck(
  tx: Transaction,
  payment: CheckPayment,
  now: string,
): Promise<BindingState | undefined> {
  const by = { reference: payment.reference };
  // The account before the binding, as whoever closes it.
  const named = await findBinding(tx, by, now);
  if (named) await lockBalances(tx, [named.accountId], new Date(now));
  const binding = await findBinding(tx, by, now, true);
  if (binding?.state !== 'WAITING') return binding?.state;
  if (payment.amount !== binding.checkAmount || payment.cardHash !== binding.cardHash) return 'WAITING';
  await bind(tx, binding, now);
  return 'BOUND';
}

async function bind(tx: Transaction, binding: BankBinding, now: string): Promise<void> {
  const { accountId, currency, checkAmount: amount } = binding;
  const at = new Date(now);
  const refNo = referenceNumber(now);
  const id = await postTransaction(tx, {
    kind: 'accVer',
    reference: refNo,
    at,
    postings: [
      { account: houseAccount('bank', currency), currency, amount: -amount },
      { account: accountId, currency, amount },
    ],
  });
  await addRecord(tx, {
    refNo,
    accountId,
    kind: 'accVer',
    at: now,
    summary: 'Bank account check',
    amount,
    status: 'success',
  });
  await tx.query(`UPDATE bank_bindings SET state = 'BOUND', bound_at = $2, transaction_id = $3 WHERE bind_id = $1`, [
    binding.bindId,
    now,
    id,
  ]);
}
