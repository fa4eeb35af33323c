import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Transaction } from '../db/transaction.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, type Intent } from '../ledger/postTransaction.ts';
import { addRecord } from '../money/accountRecord.ts';
import { endWaitingBindings } from '../money/bankBinding.ts';
import { endIdentitiesOfAccount } from '../money/fpsRegistration.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import { BALANCE_PAID_BACK } from '../money/spending.ts';
import { endWaitingTopups } from '../money/topupOrder.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';
import type { CancelTerms } from './cancelTerms.ts';
import { setCardStatus, type OwnCard } from './ownCards.ts';
import type { RefundAccount } from './refundAccount.ts';

export interface CardCancellation {
  readonly memberId: string;
  readonly card: OwnCard;
  readonly terms: CancelTerms;
  /** None where there is nothing to pay back. */
  readonly to?: RefundAccount;
  /** `YYYY-MM-DD` */
  readonly refundBy: string;
  readonly intent: Intent;
}

/** Takes the fee, sends the rest to the bank, and ends card and account; the balance must be locked. Returns the number of
 * the cancellation. */
export async function cancelCard(
  tx: Transaction,
  vault: Vault,
  cancellation: CardCancellation,
  now: string,
): Promise<string> {
  const { memberId, card, terms, to, refundBy } = cancellation;
  const cancelNo = referenceNumber(now);
  await pay(tx, cancelNo, cancellation, now);
  await tx.query(
    `INSERT INTO card_cancellations (cancel_no, member_id, card_id, currency, fee, refund, refund_bank,
       bank_card_mask, bank_card_sealed, cancelled_at, refund_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      cancelNo,
      memberId,
      card.cardId,
      card.currency,
      terms.fee,
      terms.refund,
      to?.bankCode ?? null,
      to ? maskDigits(to.cardNo) : null,
      to ? vault.seal(to.cardNo, sealedFor('refund', cancelNo)) : null,
      now,
      refundBy,
    ],
  );
  await end(tx, card, now);
  return cancelNo;
}

async function pay(
  tx: Transaction,
  cancelNo: string,
  { card: { accountId, currency }, terms: { balance, fee, refund }, intent }: CardCancellation,
  now: string,
): Promise<void> {
  await postTransaction(tx, {
    kind: 'cardCancel',
    reference: cancelNo,
    at: new Date(now),
    intent,
    postings: [
      { account: accountId, currency, amount: -balance },
      { account: houseAccount('fees', currency), currency, amount: fee },
      { account: houseAccount('bank', currency), currency, amount: refund },
    ],
  });
  const record = { accountId, at: now, status: 'success' } as const;
  const originalRefNo = referenceNumber(now);
  if (refund > 0n)
    await addRecord(tx, {
      ...record,
      refNo: originalRefNo,
      kind: 'transferOut',
      summary: BALANCE_PAID_BACK,
      amount: -refund,
    });
  await addRecord(tx, {
    ...record,
    refNo: referenceNumber(now),
    kind: 'serviceFee',
    summary: 'Card cancellation fee',
    amount: -fee,
    ...(refund > 0n ? { originalRefNo } : {}),
  });
}

/** The account ends with its last card; money that is paid in later goes back to the payer. */
async function end(tx: Transaction, card: OwnCard, now: string): Promise<void> {
  await setCardStatus(tx, card, 'cancelled');
  const { accountId } = card;
  await tx.query(`UPDATE cards SET status = 'cancelled' WHERE account_id = $1 AND status <> 'cancelled'`, [accountId]);
  await tx.query(`UPDATE accounts SET status = 'cancelled' WHERE account_id = $1`, [accountId]);
  await endIdentitiesOfAccount(tx, accountId);
  await endWaitingTopups(tx, { accountId }, now);
  await endWaitingBindings(tx, { accountId });
}
