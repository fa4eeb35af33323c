import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import type { Posting } from '../ledger/postTransaction.ts';
import { addRecord, type FeeKind } from './accountRecord.ts';
import { referenceNumber } from './referenceNumber.ts';

/** One service charge of an account. */
export interface Charge {
  readonly kind: FeeKind;
  /** Minor units. */
  readonly amount: bigint;
}

/** Service charges never take an account below nothing: of what is there they take what they can, the first ones first. */
export function affordable(charges: readonly Charge[], balance: bigint): Charge[] {
  let left = balance;
  return charges
    .map(({ kind, amount }) => {
      const taken = amount < left ? amount : left;
      left -= taken;
      return { kind, amount: taken };
    })
    .filter(({ amount }) => amount > 0n);
}

export const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0n);

/** What charges post besides the movement they belong to. */
export function chargePostings(accountId: string, currency: Currency, charges: readonly Charge[]): Posting[] {
  const sum = sumOf(charges);
  return [
    { account: accountId, currency, amount: -sum },
    { account: houseAccount('fees', currency), currency, amount: sum },
  ];
}

const SUMMARY: { readonly [kind in FeeKind]: string } = {
  transfer: 'Transfer fee',
  topupAbroad: 'Top-up fee',
  atm: 'ATM withdrawal fee',
  withdrawal: 'Cash withdrawal fee',
  smallPurchase: 'Small transaction fee',
  onlineAbroad: 'Online payment fee',
  authFailure: 'Authorisation failure fee',
  decline: 'Declined transaction fee',
  refund: 'Refund fee',
  dormant: 'Dormant account fee',
  expiredCard: 'Expired card fee',
};

/** The lines of charges in the history. */
export async function addChargeRecords(
  tx: Transaction,
  accountId: string,
  charges: readonly Charge[],
  now: string,
  originalRefNo?: string,
): Promise<void> {
  for (const { kind, amount } of charges)
    await addRecord(tx, {
      refNo: referenceNumber(now),
      accountId,
      kind: 'serviceFee',
      feeKind: kind,
      at: now,
      summary: SUMMARY[kind],
      amount: -amount,
      status: 'success',
      ...(originalRefNo === undefined ? {} : { originalRefNo }),
    });
}
