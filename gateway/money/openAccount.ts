import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { openLedgerAccount } from '../ledger/ledgerAccount.ts';
import type { KeptNumber } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';
import { cardExpiry } from './cardExpiry.ts';
import { insertCard } from './insertCard.ts';
import { digits, newCardNumber } from './newCardNumber.ts';
import type { CardOrgan, CardStatus, CardType } from './wallet.ts';

export interface NewAccount {
  readonly accountId: string;
  readonly memberId: string;
  readonly currency: Currency;
  readonly cardOrgan: CardOrgan;
  readonly cardType: Exclude<CardType, 'gift'>;
  readonly cardStatus: CardStatus;
  readonly isForShopping?: boolean;
  /** Years from today to the card's last day. */
  readonly years: number;
  /** A card that was made before; without it, it gets a number of its own. */
  readonly made?: { readonly number: KeptNumber; readonly validTo: string };
}

/** Opens an account with its first card, as the last in the member's list. Numbers are random: none gives away how many there
 * are. The member's row must be locked or new. */
export async function openAccount(tx: Transaction, vault: Vault, account: NewAccount, now: string) {
  const { accountId, memberId, currency } = account;
  await openLedgerAccount(tx, { id: accountId, kind: 'customer', currency }, new Date(now));
  const accountNo = await newAccountNo(tx);
  await tx.query(
    `INSERT INTO accounts (account_id, member_id, account_no, currency, place, opened_at)
     VALUES ($1, $2, $3, $4, (SELECT coalesce(max(place) + 1, 0) FROM accounts WHERE member_id = $2), $5)`,
    [accountId, memberId, accountNo, currency, now],
  );
  const number = account.made?.number ?? (await newCardNumber(tx, vault, account.cardOrgan));
  await insertCard(tx, {
    number,
    accountId,
    organ: account.cardOrgan,
    type: account.cardType,
    status: account.cardStatus,
    validTo: account.made?.validTo ?? cardExpiry(hongKongDate(now), account.years),
    issuedAt: now,
    isForShopping: account.isForShopping ?? false,
  });
  return { cardId: number.cardId, accountNoMask: maskDigits(accountNo) };
}

async function newAccountNo(tx: Transaction): Promise<string> {
  for (;;) {
    const accountNo = `88${digits(8)}`;
    if ((await tx.query('SELECT 1 FROM accounts WHERE account_no = $1', [accountNo])).length === 0) return accountNo;
  }
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
