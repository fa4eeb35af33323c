import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { fromMinor } from '../../src/domain/money.ts';
import type { Content } from '../content/content.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Lang } from '../shared/lang.ts';
import { giftcardsOf, giftcardsWire } from './giftcard.ts';

/** The kind of file an export's link opens. */
export const GIFTCARD_FILE = 'giftcards';

const COLUMNS = ['cardNo', 'currency', 'denomination', 'balance', 'expiry', 'status'] as const;

/** The cards of an order as CSV, for a spreadsheet: numbers masked, no code and no password; `undefined` when the order has
 * no cards. */
export async function giftcardFile(
  tx: Transaction,
  orderNo: string,
  { content, lang, now }: { readonly content: Content; readonly lang: Lang; readonly now: string },
): Promise<string | undefined> {
  const cards = await giftcardsOf(tx, orderNo);
  if (cards.length === 0) return undefined;
  const wire = await giftcardsWire(tx, cards, now);
  const word = (name: string) => content.message(`giftcard.file.${name}`, lang, {});
  const rows = cards.map(({ last4, currency, denomination, expiryDate }, index) => [
    maskToEnd(last4),
    currency,
    fromMinor(denomination, currency),
    wire[index]!.balance.amount,
    expiryDate,
    word(wire[index]!.status),
  ]);
  // Spreadsheets read a file without this mark in an old encoding.
  return `\uFEFF${[COLUMNS.map(word), ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
