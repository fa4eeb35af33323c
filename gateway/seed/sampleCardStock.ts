import { addYears, hongKongDate } from '../../src/domain/calendarDate.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { CardOrgan } from '../money/wallet.ts';

interface SampleStockCard {
  readonly cardNo: string;
  readonly barcode: string;
  readonly currency: Currency;
  readonly organ: CardOrgan;
}

/** Cards on a shelf: whoever has one in hand can add it. */
const sampleCardStock: readonly SampleStockCard[] = [
  { cardNo: '4000010000009014', barcode: '489200000901', currency: 'HKD', organ: 'Visa' },
  { cardNo: '6200010000009025', barcode: '489200000902', currency: 'CNY', organ: 'UnionPay' },
  { cardNo: '5100010000009036', barcode: '489200000903', currency: 'USD', organ: 'Mastercard' },
];

export async function addSampleCardStock(tx: Transaction, now: string): Promise<void> {
  const validTo = addYears(hongKongDate(now), 3);
  for (const { cardNo, barcode, currency, organ } of sampleCardStock)
    await tx.query(
      'INSERT INTO card_stock (card_no, barcode, currency, card_organ, expiry_date) VALUES ($1, $2, $3, $4, $5)',
      [cardNo, barcode, currency, organ, validTo],
    );
}
