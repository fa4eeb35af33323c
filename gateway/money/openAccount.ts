import { randomInt } from 'node:crypto';
import { addYears, hongKongDate } from '../../src/domain/calendarDate.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { openLedgerAccount } from '../ledger/ledgerAccount.ts';
import type { CardOrgan, CardStatus, CardType } from './wallet.ts';

/** First digits of card numbers, by organisation. */
const PREFIX: { readonly [organ in CardOrgan]: string } = {
  Visa: '400001',
  UnionPay: '620001',
  Mastercard: '510001',
};

export interface NewAccount {
  readonly accountId: string;
  readonly memberId: string;
  readonly currency: Currency;
  readonly cardOrgan: CardOrgan;
  readonly cardType: Exclude<CardType, 'gift'>;
  readonly cardStatus: CardStatus;
  /** Years from today to the card's last day. */
  readonly years: number;
  /** A card that was made before; without it, it gets a number of its own. */
  readonly made?: { readonly cardNo: string; readonly validTo: string };
}

/** Opens an account with its first card, as the last in the member's list. Numbers are random: none tells how many there
 * are. The member's row must be locked or new. */
export async function openAccount(tx: Transaction, account: NewAccount, now: string) {
  const { accountId, memberId, currency } = account;
  await openLedgerAccount(tx, { id: accountId, kind: 'customer', currency }, new Date(now));
  const accountNo = await unused(tx, 'SELECT 1 FROM accounts WHERE account_no = $1', () => `88${digits(8)}`);
  await tx.query(
    `INSERT INTO accounts (account_id, member_id, account_no, currency, place, opened_at)
     VALUES ($1, $2, $3, $4, (SELECT coalesce(max(place) + 1, 0) FROM accounts WHERE member_id = $2), $5)`,
    [accountId, memberId, accountNo, currency, now],
  );
  const cardNo = account.made?.cardNo ?? (await cardNumberOf(tx, account.cardOrgan));
  await tx.query(
    `INSERT INTO cards (card_no, account_id, card_organ, card_type, status, expiry_date, issued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      cardNo,
      accountId,
      account.cardOrgan,
      account.cardType,
      account.cardStatus,
      account.made?.validTo ?? addYears(hongKongDate(now), account.years),
      now,
    ],
  );
  return { cardNo, accountNoMask: maskDigits(accountNo) };
}

/** A card number of an organisation that no card has. */
export function cardNumberOf(tx: Transaction, organ: CardOrgan): Promise<string> {
  return unused(tx, 'SELECT 1 FROM cards WHERE card_no = $1', () => `${PREFIX[organ]}${digits(10)}`);
}

/** Cards of a mobile number that count: not cancelled, no gift cards, those being made included (AMB-48). */
export async function cardsOfNumber(tx: Transaction, areaCode: string, mobNo: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM cards c JOIN accounts USING (account_id) JOIN members USING (member_id)
     WHERE area_code = $1 AND mob_no = $2 AND c.status <> 'cancelled' AND c.card_type <> 'gift'`,
    [areaCode, mobNo],
  );
  return row?.count ?? 0;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

async function unused(tx: Transaction, query: string, make: () => string): Promise<string> {
  for (;;) {
    const made = make();
    if ((await tx.query(query, [made])).length === 0) return made;
  }
}
