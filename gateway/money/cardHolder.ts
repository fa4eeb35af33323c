import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { lockBalances } from '../ledger/balance.ts';
import type { MemberStatus } from '../people/member.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import type { AccountStatus, CardStatus, CardType } from './wallet.ts';

/** A card with its account and its member, as of now and until the transaction ends. */
export interface CardHolder {
  readonly cardId: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly cardType: CardType;
  readonly cardStatus: CardStatus;
  readonly isExpired: boolean;
  /** A dedicated online-shopping card: its refunds cost more (R-CONST-73 to R-CONST-75). */
  readonly isForShopping: boolean;
  readonly accountStatus: AccountStatus;
  readonly memberStatus: MemberStatus;
  readonly realnameStatus: '0' | '1' | '3';
  readonly frozenUntil?: Date;
  readonly balance: bigint;
  /** The balance without what is held back. */
  readonly available: bigint;
}

interface Row {
  account_id: string;
  currency: Currency;
  card_type: CardType;
  card_status: CardStatus;
  expiry_date: string;
  shopping_only: boolean;
  account_status: AccountStatus;
  member_status: MemberStatus;
  realname_status: '0' | '1' | '3';
  frozen_until: Date | null;
}

/** Locks the account of a card, then reads who has it; `undefined` for no such card. */
export async function lockCardHolder(
  tx: Transaction,
  vault: Vault,
  cardNo: string,
  now: string,
): Promise<CardHolder | undefined> {
  const [card] = await tx.query<{ card_id: string; account_id: string }>(
    'SELECT card_id, account_id FROM cards WHERE number_digest = ANY($1::text[])',
    [numberDigests(vault, cardNo)],
  );
  if (!card) return undefined;
  const balance = (await lockBalances(tx, [card.account_id], new Date(now))).get(card.account_id)!;
  const [row] = await tx.query<Row>(
    `SELECT account_id, a.currency, c.card_type, c.status AS card_status, c.expiry_date, c.shopping_only,
       a.status AS account_status, m.status AS member_status, m.realname_status, m.frozen_until
     FROM cards c JOIN accounts a USING (account_id) JOIN members m USING (member_id) WHERE card_id = $1`,
    [card.card_id],
  );
  return {
    cardId: card.card_id,
    accountId: row!.account_id,
    currency: row!.currency,
    cardType: row!.card_type,
    cardStatus: row!.card_status,
    isExpired: row!.expiry_date < hongKongDate(now),
    isForShopping: row!.shopping_only,
    accountStatus: row!.account_status,
    memberStatus: row!.member_status,
    realnameStatus: row!.realname_status,
    ...(row!.frozen_until === null ? {} : { frozenUntil: row!.frozen_until }),
    balance: balance.balance,
    available: balance.available,
  };
}

export type DeclineReason =
  'ACCOUNT_STATUS' | 'CARD_STATUS' | 'CARD_EXPIRED' | 'FUNDS_FROZEN' | 'REALNAME' | 'CARD_TYPE' | 'BALANCE';

/** Why a card may not take `sum`; `undefined` when it may. Cash is for certified members (R-ROLE-07, R-ROLE-14), and not from
 * what is held back (R-CONST-11, R-CONST-13); spending is. */
export function declineReason(
  holder: CardHolder,
  { sum, isCash }: { readonly sum: bigint; readonly isCash: boolean },
  now: string,
): DeclineReason | undefined {
  if (holder.memberStatus !== 'normal' || holder.accountStatus !== 'normal') return 'ACCOUNT_STATUS';
  if (holder.cardStatus !== 'active') return 'CARD_STATUS';
  if (holder.isExpired) return 'CARD_EXPIRED';
  if (holder.frozenUntil !== undefined && holder.frozenUntil.getTime() > Date.parse(now)) return 'FUNDS_FROZEN';
  if (isCash && holder.realnameStatus !== '3') return 'REALNAME';
  // No machine takes a card that is not there.
  if (isCash && holder.cardType !== 'physical') return 'CARD_TYPE';
  return sum > (isCash ? holder.available : holder.balance) ? 'BALANCE' : undefined;
}
