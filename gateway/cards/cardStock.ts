import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { CardOrgan } from '../money/wallet.ts';
import { numberDigests, type KeptNumber } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';

/** A card that nobody owns yet (R-STATE-29). */
export interface StockCard {
  /** The card keeps id and number when it finds an owner. */
  readonly number: KeptNumber;
  readonly currency: Currency;
  readonly cardOrgan: CardOrgan;
  /** `YYYY-MM-DD` */
  readonly validTo: string;
  /** MMYY, as printed. */
  readonly expiry: string;
}

interface Row {
  card_id: string;
  number_digest: string;
  last4: string;
  number_sealed: string;
  currency: Currency;
  card_organ: CardOrgan;
  valid_to: string;
  expiry: string;
}

/** The card on which a number or a barcode stands, and who takes it takes it alone: of two at once, the second finds none. */
export async function findStockCard(
  tx: Transaction,
  by: { readonly cardNo: string; readonly vault: Vault } | { readonly barcode: string },
): Promise<StockCard | undefined> {
  const [named, value] =
    'cardNo' in by
      ? ['number_digest = ANY($1::text[])', numberDigests(by.vault, by.cardNo)]
      : ['barcode = $1', by.barcode];
  const [row] = await tx.query<Row>(
    `SELECT card_id, number_digest, last4, number_sealed, currency, card_organ,
       to_char(expiry_date, 'YYYY-MM-DD') AS valid_to, to_char(expiry_date, 'MMYY') AS expiry
     FROM card_stock WHERE ${named} FOR UPDATE`,
    [value],
  );
  return (
    row && {
      number: { cardId: row.card_id, digest: row.number_digest, last4: row.last4, sealed: row.number_sealed },
      currency: row.currency,
      cardOrgan: row.card_organ,
      validTo: row.valid_to,
      expiry: row.expiry,
    }
  );
}
