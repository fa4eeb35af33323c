import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { CardOrgan } from '../money/wallet.ts';

/** A card that nobody owns yet (R-STATE-29). */
export interface StockCard {
  readonly cardNo: string;
  readonly currency: Currency;
  readonly cardOrgan: CardOrgan;
  /** `YYYY-MM-DD` */
  readonly validTo: string;
  /** MMYY, as printed. */
  readonly expiry: string;
}

interface Row {
  card_no: string;
  currency: Currency;
  card_organ: CardOrgan;
  valid_to: string;
  expiry: string;
}

/** The card on which a number or a barcode stands, and who takes it takes it alone: of two at once, the second finds none. */
export async function findStockCard(
  tx: Transaction,
  by: 'card_no' | 'barcode',
  value: string,
): Promise<StockCard | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT card_no, currency, card_organ, to_char(expiry_date, 'YYYY-MM-DD') AS valid_to,
       to_char(expiry_date, 'MMYY') AS expiry
     FROM card_stock WHERE ${by} = $1 FOR UPDATE`,
    [value],
  );
  return (
    row && {
      cardNo: row.card_no,
      currency: row.currency,
      cardOrgan: row.card_organ,
      validTo: row.valid_to,
      expiry: row.expiry,
    }
  );
}
