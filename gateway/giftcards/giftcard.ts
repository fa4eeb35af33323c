import { maskToEnd } from '../../src/domain/maskDigits.ts';
import { addYears, hongKongDate } from '../../src/domain/calendarDate.ts';
import { money, toMinor, type Currency } from '../../src/domain/money.ts';
import { instant } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import { readBalances } from '../ledger/balance.ts';
import { houseAccount, openLedgerAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import type { Secrets } from '../vault/secrets.ts';
import { keepNumber, numberDigests, type KeptNumber } from '../vault/cardNumber.ts';
import { derivedTypedCode } from '../vault/typedCode.ts';
import type { Vault } from '../vault/vault.ts';
import type { GiftcardOrder } from './giftcardOrder.ts';

/** A gift card: a balance under a number, of no member. */
export interface Giftcard {
  readonly cardId: string;
  readonly orderNo: string;
  readonly last4: string;
  /** The number, sealed. */
  readonly sealed: string;
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
  last4: string;
  number_sealed: string;
  account_id: string;
  currency: Currency;
  denomination: bigint;
  expiry_day: string;
  activated_at: Date | null;
}

const COLUMNS = `card_id, order_no, last4, number_sealed, account_id, currency, denomination, activated_at,
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
    const number = await newNumber(tx, services, cardId);
    await openLedgerAccount(tx, { id: accountId, kind: 'customer', currency }, at);
    await tx.query(
      `INSERT INTO giftcards (card_id, order_no, place, number_digest, last4, number_sealed, account_id, currency,
         denomination, expiry_date, issued_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        cardId,
        orderNo,
        place,
        number.digest,
        number.last4,
        number.sealed,
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

async function newNumber(tx: Transaction, { secrets, vault }: Around['services'], cardId: string): Promise<KeptNumber> {
  for (;;) {
    const cardNo = `${PREFIX}${secrets.pick('0123456789', 10)}`;
    if (!(await findGiftcard(tx, { cardNo, vault }))) return keepNumber(vault, cardId, cardNo);
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
  by: { readonly cardId: string } | { readonly cardNo: string; readonly vault: Vault },
): Promise<Giftcard | undefined> {
  const [named, value] =
    'cardId' in by
      ? ['card_id = $1', by.cardId]
      : ['number_digest = ANY($1::text[])', numberDigests(by.vault, by.cardNo)];
  const [row] = await tx.query<Row>(`SELECT ${COLUMNS} FROM giftcards WHERE ${named} FOR UPDATE`, [value]);
  return row && fromRow(row);
}

function fromRow(row: Row): Giftcard {
  return {
    cardId: row.card_id,
    orderNo: row.order_no,
    last4: row.last4,
    sealed: row.number_sealed,
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
    card_no_mask: maskToEnd(card.last4),
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

/** The code in the letter of a card. */
export const activationCode = (secrets: Secrets, { cardId }: Pick<Giftcard, 'cardId'>): string =>
  derivedTypedCode(secrets, 'giftcard activation', cardId);
