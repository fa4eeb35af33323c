import type { Currency } from '../../src/domain/money.ts';
import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { DeliveryRegion } from '../money/postage.ts';
import { numberConstant } from '../shared/constant.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { GiftcardKind, GiftcardLine, GiftcardPrice, PricedCards } from './giftcardPrice.ts';

/** The figures of one order, bound to who asked for them. */
export interface GiftcardQuote extends PricedCards, GiftcardPrice {
  readonly quoteId: string;
  readonly expiresAt: string;
}

export async function insertGiftcardQuote(
  tx: Transaction,
  quote: Omit<GiftcardQuote, 'expiresAt'>,
  around: { readonly subject: string; readonly now: string; readonly constants: JsonObject },
): Promise<string> {
  const expiresAt = later(around.now, numberConstant(around.constants, 'giftcard.quote.life'));
  await tx.query(
    `INSERT INTO giftcard_quotes (quote_id, subject, kind, currency, lines, count, amount, card_fee, waivable, postage,
       delivery_region, made_at, expires_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      quote.quoteId,
      around.subject,
      quote.kind,
      quote.currency,
      JSON.stringify(quote.lines),
      quote.count,
      quote.amount,
      quote.cardFee,
      quote.waivable,
      quote.postage,
      quote.region ?? null,
      around.now,
      expiresAt,
    ],
  );
  return expiresAt;
}

interface Row {
  kind: GiftcardKind;
  currency: Currency;
  lines: GiftcardLine[];
  count: number;
  amount: bigint;
  card_fee: bigint;
  waivable: bigint;
  postage: bigint;
  delivery_region: DeliveryRegion | null;
  expires_at: Date;
}

/** Reads a quote that can be ordered by now, and keeps it locked until the transaction ends.
 * @throws Failure QUOTE_EXPIRED, for another's quote as for none */
export async function readGiftcardQuote(
  tx: Transaction,
  quoteId: string,
  { subject, now }: { readonly subject: string; readonly now: string },
): Promise<GiftcardQuote> {
  const [row] = await tx.query<Row>(
    `SELECT * FROM giftcard_quotes
     WHERE quote_id = $1 AND subject = $2 AND spent_at IS NULL AND expires_at > $3 FOR UPDATE`,
    [quoteId, subject, now],
  );
  if (!row) throw new Failure('QUOTE_EXPIRED');
  return {
    quoteId,
    kind: row.kind,
    currency: row.currency,
    lines: row.lines,
    count: row.count,
    amount: row.amount,
    cardFee: row.card_fee,
    waivable: row.waivable,
    postage: row.postage,
    ...(row.delivery_region === null ? {} : { region: row.delivery_region }),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** Spends a quote on its one order. */
export async function spendGiftcardQuote(tx: Transaction, quoteId: string, now: string): Promise<void> {
  await tx.query('UPDATE giftcard_quotes SET spent_at = $2 WHERE quote_id = $1', [quoteId, now]);
}
