import { addDays } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { maskDigits, maskToEnd } from '../../src/domain/maskDigits.ts';
import { money, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { paramError } from '../shared/failure.ts';
import type { AccountStatus, CardOrgan, CardStatus, CardType } from '../money/wallet.ts';
import { numberConstant } from '../shared/constant.ts';
import { cardKinds, type CardKind } from './cardKinds.ts';

/** A card of a member, gift cards aside (AMB-15). */
export interface OwnCard {
  readonly cardId: string;
  readonly last4: string;
  readonly accountId: string;
  readonly accountNoMask: string;
  readonly accountStatus: AccountStatus;
  readonly cardOrgan: CardOrgan;
  readonly cardType: Exclude<CardType, 'gift'>;
  readonly kinds: CardKind[];
  /** A dedicated online-shopping card. */
  readonly isForShopping: boolean;
  readonly currency: Currency;
  readonly status: CardStatus;
  /** Of a card that is suspended for a time. */
  readonly suspendedUntil?: Date;
  /** The last valid day, `YYYY-MM-DD`. */
  readonly validTo: string;
  /** The same as printed, MMYY. */
  readonly expiry: string;
  readonly issuedAt: Date;
  readonly activatedAt?: Date;
  /** Of its account, in minor units. */
  readonly balance: bigint;
}

interface Row {
  card_id: string;
  last4: string;
  account_id: string;
  account_no: string;
  account_status: AccountStatus;
  card_organ: CardOrgan;
  card_type: Exclude<CardType, 'gift'>;
  held_by: 'personal' | 'business';
  has_chip: boolean;
  has_wallet: boolean;
  shopping_only: boolean;
  suspended_until: Date | null;
  currency: Currency;
  status: CardStatus;
  valid_to: string;
  expiry: string;
  issued_at: Date;
  activated_at: Date | null;
  balance: bigint;
}

/** A member's cards by account, those that are cancelled last. */
export async function ownCards(tx: Transaction, memberId: string): Promise<OwnCard[]> {
  const rows = await tx.query<Row>(
    `SELECT c.card_id, c.last4, c.account_id, a.account_no, a.status AS account_status, c.card_organ, c.card_type,
       a.currency, c.status, to_char(c.expiry_date, 'YYYY-MM-DD') AS valid_to, to_char(c.expiry_date, 'MMYY') AS expiry,
       c.issued_at, c.activated_at, b.balance, c.held_by, c.has_chip, c.shopping_only, c.suspended_until,
       EXISTS (SELECT FROM card_wallets w WHERE w.card_id = c.card_id) AS has_wallet
     FROM cards c JOIN accounts a USING (account_id) JOIN ledger_balances b ON b.account_id = a.account_id
     WHERE a.member_id = $1 AND c.card_type <> 'gift'
     ORDER BY (c.status = 'cancelled'), a.place, c.issued_at, c.card_id`,
    [memberId],
  );
  return rows.map((row) => ({
    cardId: row.card_id,
    last4: row.last4,
    accountId: row.account_id,
    accountNoMask: maskDigits(row.account_no),
    accountStatus: row.account_status,
    cardOrgan: row.card_organ,
    cardType: row.card_type,
    kinds: cardKinds({
      cardType: row.card_type,
      heldBy: row.held_by,
      hasChip: row.has_chip,
      hasWallet: row.has_wallet,
    }),
    isForShopping: row.shopping_only,
    currency: row.currency,
    status: row.status,
    ...(row.status === 'suspended' && row.suspended_until ? { suspendedUntil: row.suspended_until } : {}),
    validTo: row.valid_to,
    expiry: row.expiry,
    issuedAt: row.issued_at,
    ...(row.activated_at ? { activatedAt: row.activated_at } : {}),
    balance: row.balance,
  }));
}

/** One of the member's own cards; a foreign id and an unknown one are refused alike.
 * @throws Failure PARAM_ERROR */
export async function ownCard(tx: Transaction, memberId: string, cardId: string): Promise<OwnCard> {
  const card = (await ownCards(tx, memberId)).find((one) => one.cardId === cardId);
  if (!card) throw paramError('/card_id', 'unknown');
  return card;
}

/** One of the member's own cards, and nobody else changes the card until the transaction ends. */
export async function lockOwnCard(tx: Transaction, memberId: string, cardId: string): Promise<OwnCard> {
  await ownCard(tx, memberId, cardId);
  await tx.query('SELECT 1 FROM cards WHERE card_id = $1 FOR UPDATE', [cardId]);
  // Read again: what it was before the lock may be old.
  return ownCard(tx, memberId, cardId);
}

export async function setCardStatus(tx: Transaction, { cardId }: OwnCard, status: CardStatus): Promise<void> {
  await tx.query('UPDATE cards SET status = $2 WHERE card_id = $1', [cardId, status]);
}

/** Cards that count towards the most a customer can hold: those being made do, cancelled ones do not (AMB-48). */
export const countingCards = (cards: readonly OwnCard[]) => cards.filter(({ status }) => status !== 'cancelled').length;

/** The first day on which a card can be renewed (R-CONST-16). */
export function renewFrom({ validTo }: OwnCard, constants: JsonObject): string {
  return addDays(validTo, -numberConstant(constants, 'card.renewal.opens'));
}

/** A card as the wire has it. */
export function cardRow(card: OwnCard) {
  return {
    card_id: card.cardId,
    account_id: card.accountId,
    card_no_mask: maskToEnd(card.last4),
    card_organ: card.cardOrgan,
    card_type: card.cardType,
    card_kinds: card.kinds,
    shopping_only: card.isForShopping,
    currency: card.currency,
    status: card.status,
    ...(card.suspendedUntil ? { suspended_until: instant(card.suspendedUntil) } : {}),
    valid_to: card.validTo,
    balance: money(card.balance, card.currency),
  };
}
