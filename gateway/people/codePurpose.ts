import { money, type Currency } from '../../src/domain/money.ts';
import { maskName } from '../../src/domain/maskName.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { Content } from '../content/content.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Lang } from '../lang.ts';

/** What a code is asked for, as its message says it: the words at `code.for.<use>` and what stands in them. */
export interface CodePurpose {
  /** A scene, or the operation that the code will authorise. */
  readonly use: string;
  readonly values?: { readonly [name: string]: string };
}

/** Says it, so that nobody can be talked out of a code for something else. */
export function purposeText({ words, message }: Content, lang: Lang, { use, values = {} }: CodePurpose): string {
  const name = words(`code.for.${use}`, lang) === undefined ? 'code.for.other' : `code.for.${use}`;
  return message(name, lang, values);
}

/** What a member's code for an operation is for; of a transfer, how much goes to whom. */
export async function purposeOfOperation(
  tx: Transaction,
  memberId: string,
  operation: string,
  quoteId: string | undefined,
): Promise<CodePurpose> {
  const [quote] = quoteId === undefined ? [] : await readQuote(tx, memberId, quoteId);
  if (!quote) return { use: operation };
  const amount = moneyText(money(quote.amount, quote.currency));
  return { use: 'transfer', values: { amount, payee: maskName(quote.payee.name_en) } };
}

function readQuote(tx: Transaction, memberId: string, quoteId: string) {
  return tx.query<{ amount: bigint; currency: Currency; payee: { readonly name_en: string } }>(
    'SELECT amount, currency, payee FROM transfer_quotes WHERE quote_id = $1 AND member_id = $2',
    [quoteId, memberId],
  );
}

/** What a visitor's code for an order of gift cards is for; with the amount where the quote is the caller's. */
export async function purposeOfGiftcards(tx: Transaction, subject: string, quoteId: string): Promise<CodePurpose> {
  const [quote] = await tx.query<{ amount: bigint; currency: Currency }>(
    'SELECT amount, currency FROM giftcard_quotes WHERE quote_id = $1 AND subject = $2',
    [quoteId, subject],
  );
  const use = quote ? 'giftcardsOf' : 'GIFTORDER';
  return quote ? { use, values: { amount: moneyText(money(quote.amount, quote.currency)) } } : { use };
}
