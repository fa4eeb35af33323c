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
}

export async function insertCard(tx: Transaction, card: NewCard): Promise<void> {
  const { number } = card;
  await tx.query(
    `INSERT INTO cards (card_id, number_digest, last4, number_sealed, account_id, card_organ, card_type, status,
       expiry_date, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
}
