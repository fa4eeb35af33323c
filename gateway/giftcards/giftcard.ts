import { addYears, hongKongDate } from '../../src/domain/calendarDate.ts';
import { maskCardNumber } from '../../src/domain/maskDigits.ts';
import { money, toMinor, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { readBalances } from '../ledger/balance.ts';
import { houseAccount, openLedgerAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import type { Call, OperationId } from '../operation.ts';
import { numberConstant } from '../people/constant.ts';
import type { Secrets } from '../people/secrets.ts';
import type { GiftcardOrder } from './giftcardOrder.ts';

/** A gift card: a balance under a number, of no member. */
export interface Giftcard {
  readonly cardId: string;
  readonly orderNo: string;
  readonly cardNo: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly denomination: bigint;
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expiryDate: string;
  readonly active: boolean;
}

interface Row {
  card_id: string;
  order_no: string;
  card_no: string;
  account_id: string;
  currency: Currency;
  denomination: bigint;
  expiry_day: string;
  activated_at: Date | null;
}

const COLUMNS = `card_id, order_no, card_no, account_id, currency, denomination, activated_at,
  to_char(expiry_date, 'YYYY-MM-DD') AS expiry_day`;
const PREFIX = '880001';

type Around = Pick<Call<OperationId>, 'services' | 'constants' | 'now'>;

/** Makes the cards of a paid order, each with its denomination in the ledger. */
export async function makeGiftcards(tx: Transaction, order: GiftcardOrder, around: Around): Promise<Giftcard[]> {
  const { services, constants, now } = around;
  const { currency, orderNo } = order;
  const at = new Date(now);
  const expiry = addYears(hongKongDate(now), numberConstant(constants, 'giftcard.card.years'));
  const denominations = order.lines.flatMap(({ denomination, quantity }) =>
    Array.from({ length: quantity }, () => toMinor(denomination, currency)),
  );
  for (const [place, denomination] of denominations.entries()) {
    const cardId = services.secrets.id();
    const accountId = `giftcard:${cardId}`;
    await openLedgerAccount(tx, { id: accountId, kind: 'customer', currency }, at);
    await tx.query(
      `INSERT INTO giftcards (card_id, order_no, place, card_no, account_id, currency, denomination, expiry_date, issued_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        cardId,
        orderNo,
        place,
        await unusedNumber(tx, services.secrets),
        accountId,
        currency,
        denomination,
        expiry,
        now,
      ],
    );
    await postTransaction(tx, {
      kind: 'giftcardLoad',
      reference: orderNo,
      at,
      postings: [
        { account: houseAccount('giftCards', currency), currency, amount: -denomination },
        { account: accountId, currency, amount: denomination },
      ],
    });
  }
  return giftcardsOf(tx, orderNo);
}

async function unusedNumber(tx: Transaction, secrets: Secrets): Promise<string> {
  for (;;) {
    const cardNo = `${PREFIX}${secrets.pick('0123456789', 10)}`;
    if ((await tx.query('SELECT 1 FROM giftcards WHERE card_no = $1', [cardNo])).length === 0) return cardNo;
  }
}

/** The cards of an order, in the order of its lines. */
export async function giftcardsOf(tx: Transaction, orderNo: string): Promise<Giftcard[]> {
  const rows = await tx.query<Row>(`SELECT ${COLUMNS} FROM giftcards WHERE order_no = $1 ORDER BY place`, [orderNo]);
  return rows.map(fromRow);
}

/** A card by its id, or by the number on it; locked until the transaction ends. */
export async function findGiftcard(
  tx: Transaction,
  by: { readonly cardId: string } | { readonly cardNo: string },
): Promise<Giftcard | undefined> {
  const [column, value] = 'cardId' in by ? ['card_id', by.cardId] : ['card_no', by.cardNo];
  const [row] = await tx.query<Row>(`SELECT ${COLUMNS} FROM giftcards WHERE ${column} = $1 FOR UPDATE`, [value]);
  return row && fromRow(row);
}

function fromRow(row: Row): Giftcard {
  return {
    cardId: row.card_id,
    orderNo: row.order_no,
    cardNo: row.card_no,
    accountId: row.account_id,
    currency: row.currency,
    denomination: row.denomination,
    expiryDate: row.expiry_day,
    active: row.activated_at !== null,
  };
}

export const hasExpired = ({ expiryDate }: Giftcard, now: string) => expiryDate < hongKongDate(now);

function statusOf(card: Giftcard, now: string): 'unactivated' | 'active' | 'expired' {
  if (hasExpired(card, now)) return 'expired';
  return card.active ? 'active' : 'unactivated';
}

/** Cards as the wire has them, with their balances and never with a whole number. */
export async function giftcardsWire(tx: Transaction, cards: readonly Giftcard[], now: string) {
  const balances = await readBalances(
    tx,
    cards.map(({ accountId }) => accountId),
    new Date(now),
  );
  return cards.map((card) => ({
    card_id: card.cardId,
    card_no_mask: maskCardNumber(card.cardNo),
    denomination: money(card.denomination, card.currency),
    balance: money(balances.get(card.accountId)!.balance, card.currency),
    expiry_date: card.expiryDate,
    status: statusOf(card, now),
  }));
}

const KINDS: { readonly [kind: string]: 'load' | 'expense' | 'refund' } = {
  giftcardLoad: 'load',
  expense: 'expense',
  refund: 'refund',
};

/** What has happened on a card, newest first: its postings in the ledger. */
export async function giftcardTransactions(tx: Transaction, { accountId, currency }: Giftcard) {
  const rows = await tx.query<{ kind: string; at: Date; amount: bigint }>(
    `SELECT t.kind, t.at, p.amount FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
     WHERE p.account_id = $1 ORDER BY p.transaction_id DESC LIMIT 100`,
    [accountId],
  );
  return rows.map(({ kind, at, amount }) => ({
    kind: KINDS[kind] ?? (amount < 0n ? 'expense' : 'refund'),
    time: instant(at),
    amount: money(amount, currency),
  }));
}

const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** The code in the letter of a card. It follows from the card and the gateway's key, so that it is kept nowhere. */
export function activationCode(secrets: Secrets, { cardId }: Pick<Giftcard, 'cardId'>): string {
  const bytes = Buffer.from(secrets.keyed('giftcard activation', cardId), 'base64url');
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('');
}
