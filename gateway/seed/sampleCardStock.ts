import { hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { cardExpiry } from '../money/cardExpiry.ts';
import type { CardOrgan } from '../money/wallet.ts';
import { keepNumber, newCardId } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';

interface SampleStockCard {
  readonly cardNo: string;
  readonly barcode: string;
  readonly currency: Currency;
  readonly organ: CardOrgan;
}

/** Cards on a shelf: whoever has one in hand can add it. */
export const sampleCardStock: readonly SampleStockCard[] = [
  { cardNo: '4000010000009014', barcode: '489200000901', currency: 'HKD', organ: 'Visa' },
  { cardNo: '6200010000009025', barcode: '489200000902', currency: 'CNY', organ: 'UnionPay' },
  { cardNo: '5100010000009036', barcode: '489200000903', currency: 'USD', organ: 'Mastercard' },
];

export async function addSampleCardStock(tx: Transaction, vault: Vault, now: string): Promise<void> {
  const validTo = cardExpiry(hongKongDate(now), 3);
  for (const { cardNo, barcode, currency, organ } of sampleCardStock) {
    const { cardId, digest, last4, sealed } = keepNumber(vault, newCardId(), cardNo);
    await tx.query(
      `INSERT INTO card_stock (card_id, number_digest, last4, number_sealed, barcode, currency, card_organ, expiry_date)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [cardId, digest, last4, sealed, barcode, currency, organ, validTo],
    );
  }
}
