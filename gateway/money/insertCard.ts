import type { Transaction } from '../db/transaction.ts';
import type { KeptNumber } from '../vault/cardNumber.ts';
import type { CardOrgan, CardStatus, CardType } from './wallet.ts';

export interface NewCard {
  readonly number: KeptNumber;
  readonly accountId: string;
  readonly organ: CardOrgan;
  readonly type: CardType;
  readonly status: CardStatus;
  /** The last valid day, `YYYY-MM-DD`. */
  readonly validTo: string;
  readonly issuedAt: string;
  /** Personal by default. */
  readonly heldBy?: 'personal' | 'business';
  /** A physical card has a chip by default. */
  readonly hasChip?: boolean;
  readonly isForShopping?: boolean;
}

export async function insertCard(tx: Transaction, card: NewCard): Promise<void> {
  const { number } = card;
  await tx.query(
    `INSERT INTO cards (card_id, number_digest, last4, number_sealed, account_id, card_organ, card_type, status,
       expiry_date, issued_at, held_by, has_chip, shopping_only)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      number.cardId,
      number.digest,
      number.last4,
      number.sealed,
      card.accountId,
      card.organ,
      card.type,
      card.status,
      card.validTo,
      card.issuedAt,
      card.heldBy ?? 'personal',
      card.hasChip ?? true,
      card.isForShopping ?? false,
    ],
  );
}
