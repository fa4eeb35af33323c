import { maskDigits, maskToEnd } from '../../src/domain/maskDigits.ts';
import { money, type Currency, type Money } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { paramError } from '../shared/failure.ts';
import { readBalances } from '../ledger/balance.ts';
import { frozenUntil } from '../people/frozenUntil.ts';
import type { Member } from '../people/member.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';

export type AccountStatus = 'normal' | 'stopped' | 'cancelled';
export type CardOrgan = 'Mastercard' | 'UnionPay' | 'Visa';
export type CardType = 'virtual' | 'physical' | 'gift';
export type CardStatus =
  | 'active'
  | 'locked'
  | 'paused'
  | 'suspended'
  | 'cancelled'
  | 'unactivated'
  | 'unused'
  | 'printing'
  | 'lockedActivation';

/** An account of a member and its card: the newest one that is not cancelled. */
export interface WalletAccount {
  readonly accountId: string;
  readonly accountNoMask: string;
  readonly currency: Currency;
  readonly accountStatus: AccountStatus;
  readonly cardNoMask: string;
  readonly cardOrgan: CardOrgan;
  readonly cardType: CardType;
  readonly cardStatus: CardStatus;
}

interface Row {
  account_id: string;
  account_no: string;
  currency: Currency;
  account_status: AccountStatus;
  last4: string;
  card_organ: CardOrgan;
  card_type: CardType;
  card_status: CardStatus;
}

/** A member's accounts in their order, gift cards too; balances are not read. */
export async function walletOf(tx: Transaction, memberId: string): Promise<WalletAccount[]> {
  const rows = await tx.query<Row>(
    `SELECT a.account_id, a.account_no, a.currency, a.status AS account_status,
       c.last4, c.card_organ, c.card_type, c.status AS card_status
     FROM accounts a CROSS JOIN LATERAL (
       SELECT * FROM cards WHERE cards.account_id = a.account_id
       ORDER BY (status = 'cancelled'), issued_at DESC, card_id LIMIT 1) c
     WHERE a.member_id = $1 ORDER BY a.place`,
    [memberId],
  );
  return rows.map((row) => ({
    accountId: row.account_id,
    accountNoMask: maskDigits(row.account_no),
    currency: row.currency,
    accountStatus: row.account_status,
    cardNoMask: maskToEnd(row.last4),
    cardOrgan: row.card_organ,
    cardType: row.card_type,
    cardStatus: row.card_status,
  }));
}

/** The account of a member's own that a request names; gift cards have no place here (AMB-15).
 * @throws Failure PARAM_ERROR when it is none of them */
export async function ownAccount(tx: Transaction, memberId: string, accountId: string): Promise<WalletAccount> {
  const account = (await walletOf(tx, memberId)).find((known) => known.accountId === accountId);
  if (!account || account.cardType === 'gift') throw paramError('/account_id', 'unknown');
  return account;
}

/** The same, for what will wait for money of the account or name it: until the transaction ends nobody cancels it, and whoever
 * cancels it then finds what was made. */
export async function keptAccount(tx: Transaction, memberId: string, accountId: string): Promise<WalletAccount> {
  await tx.query('SELECT 1 FROM accounts WHERE account_id = $1 AND member_id = $2 FOR SHARE', [accountId, memberId]);
  return ownAccount(tx, memberId, accountId);
}

/** Whose card a 16-digit number is: to sign in by card number (AMB-36). */
export async function ownerOfCard(
  tx: Transaction,
  vault: Vault,
  cardNo: string,
): Promise<{ memberId: string; accountId: string } | undefined> {
  const [row] = await tx.query<{ member_id: string; account_id: string }>(
    'SELECT member_id, account_id FROM accounts JOIN cards USING (account_id) WHERE number_digest = ANY($1::text[])',
    [numberDigests(vault, cardNo)],
  );
  return row && { memberId: row.member_id, accountId: row.account_id };
}

/** One row of `account_list` of the user info. */
export interface AccountInfo {
  readonly account_id: string;
  readonly account_no_mask: string;
  readonly card_no_mask: string;
  readonly card_organ: CardOrgan;
  readonly currency: Currency;
  /** Of the card. */
  readonly status: CardStatus;
  readonly account_status: AccountStatus;
  readonly balance: Money;
  readonly available: Money;
  readonly held: Money;
}

/** One row of `closed_account_list`. */
export type ClosedAccount = Pick<AccountInfo, 'account_id' | 'card_no_mask' | 'card_organ' | 'currency'>;

const closedAccount = (account: WalletAccount): ClosedAccount => ({
  account_id: account.accountId,
  card_no_mask: account.cardNoMask,
  card_organ: account.cardOrgan,
  currency: account.currency,
});

interface MemberAccounts {
  readonly open: AccountInfo[];
  /** Those that ended with their card: their records can be read as long as they are kept. */
  readonly closed: ClosedAccount[];
}

/** The member area's accounts, open ones with their balances; gift cards are managed elsewhere (AMB-15). Frozen funds are all on hold:
 * nothing can be used, whatever is there (R-CONST-09). */
export async function accountsOf(
  tx: Transaction,
  member: Pick<Member, 'memberId' | 'frozenUntil'>,
  now: string,
): Promise<MemberAccounts> {
  const isFrozen = frozenUntil(member, now) !== undefined;
  const all = (await walletOf(tx, member.memberId)).filter(({ cardType }) => cardType !== 'gift');
  const isClosed = ({ accountStatus }: WalletAccount) => accountStatus === 'cancelled';
  const wallet = all.filter((account) => !isClosed(account));
  const balances = await readBalances(
    tx,
    wallet.map((account) => account.accountId),
    new Date(now),
  );
  const open = wallet.map((account): AccountInfo => {
    const { balance, available, held } = balances.get(account.accountId)!;
    return {
      account_id: account.accountId,
      account_no_mask: account.accountNoMask,
      card_no_mask: account.cardNoMask,
      card_organ: account.cardOrgan,
      currency: account.currency,
      status: account.cardStatus,
      account_status: account.accountStatus,
      balance: money(balance, account.currency),
      available: money(isFrozen ? 0n : available, account.currency),
      held: money(isFrozen ? balance : held, account.currency),
    };
  });
  return { open, closed: all.filter(isClosed).map(closedAccount) };
}

/** When one of a member's accounts was opened; gift cards have no place here (AMB-15). */
export async function openedAt(tx: Transaction, memberId: string, accountId: string): Promise<string | undefined> {
  const account = (await walletOf(tx, memberId)).find((known) => known.accountId === accountId);
  if (!account || account.cardType === 'gift') return undefined;
  const [row] = await tx.query<{ opened_at: Date }>('SELECT opened_at FROM accounts WHERE account_id = $1', [
    accountId,
  ]);
  return row && instant(row.opened_at);
}
