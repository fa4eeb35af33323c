import type { Transaction } from '../db/transaction.ts';
import { houseAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction, type Intent } from '../ledger/postTransaction.ts';
import type { Member } from '../people/member.ts';
import { blockNumber } from '../people/mobileNumbers.ts';
import { addRecord } from './accountRecord.ts';
import type { ClosingAccount } from './closure.ts';
import { endMember } from './endMember.ts';
import { referenceNumber } from './referenceNumber.ts';

export interface AccountClosure {
  readonly member: Member;
  readonly accounts: readonly ClosingAccount[];
  readonly intent: Intent;
  readonly reason?: string;
}

/** Closes everything a member has; the balances must be locked. Nothing brings it back (R-STATE-65). Returns the number of
 * the closure. */
export async function closeAccounts(
  tx: Transaction,
  { member, accounts, intent, reason }: AccountClosure,
  now: string,
): Promise<string> {
  const closeNo = referenceNumber(now);
  await forfeit(tx, closeNo, accounts, intent, now);
  await tx.query('INSERT INTO account_closures (close_no, member_id, reason, closed_at) VALUES ($1, $2, $3, $4)', [
    closeNo,
    member.memberId,
    reason ?? null,
    now,
  ]);
  await cancelAll(tx, member.memberId, now);
  if (member.mobNo !== '') await blockNumber(tx, member, 'closure', now);
  return closeNo;
}

/** The whole balance goes to the house as the fee, each currency by itself (R-CONST-39). */
async function forfeit(
  tx: Transaction,
  closeNo: string,
  accounts: readonly ClosingAccount[],
  intent: Intent,
  now: string,
): Promise<void> {
  const withMoney = accounts.filter(({ balance }) => balance > 0n);
  if (withMoney.length === 0) return;
  await postTransaction(tx, {
    kind: 'accountClosure',
    reference: closeNo,
    at: new Date(now),
    intent,
    postings: withMoney.flatMap(({ accountId, currency, balance }) => [
      { account: accountId, currency, amount: -balance },
      { account: houseAccount('fees', currency), currency, amount: balance },
    ]),
  });
  for (const { accountId, balance } of withMoney) {
    await addRecord(tx, {
      refNo: referenceNumber(now),
      accountId,
      kind: 'serviceFee',
      at: now,
      summary: 'Account closure',
      amount: -balance,
      status: 'success',
    });
  }
}

/** Gift cards are not the member area's: they stay good (AMB-15). */
async function cancelAll(tx: Transaction, memberId: string, now: string): Promise<void> {
  const own = `SELECT a.account_id FROM accounts a WHERE a.member_id = $1
    AND NOT EXISTS (SELECT FROM cards c WHERE c.account_id = a.account_id AND c.card_type = 'gift')`;
  await tx.query(`UPDATE cards SET status = 'cancelled' WHERE account_id IN (${own})`, [memberId]);
  await tx.query(`UPDATE accounts SET status = 'cancelled' WHERE account_id IN (${own})`, [memberId]);
  await endMember(tx, memberId, now);
}
