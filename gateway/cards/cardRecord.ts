import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { AccountStatus, CardOrgan, CardStatus, CardType } from '../money/wallet.ts';
import { numberDigests } from '../vault/cardNumber.ts';
import type { Vault } from '../vault/vault.ts';

/** A card as the gateway keeps it. */
export interface CardRecord {
  readonly cardId: string;
  readonly last4: string;
  /** The number, sealed. */
  readonly sealed: string;
  readonly accountId: string;
  readonly memberId: string;
  /** MMYY, as printed. */
  readonly expiry: string;
  readonly cardOrgan: CardOrgan;
  readonly cardType: CardType;
  readonly currency: Currency;
  readonly status: CardStatus;
  readonly accountStatus: AccountStatus;
  readonly cancelled: boolean;
}

interface Row {
  card_id: string;
  last4: string;
  number_sealed: string;
  account_id: string;
  member_id: string;
  expiry: string;
  card_organ: CardOrgan;
  card_type: CardType;
  currency: Currency;
  status: CardStatus;
  account_status: AccountStatus;
}

const SELECT = `SELECT c.card_id, c.last4, c.number_sealed, c.account_id, a.member_id,
    to_char(c.expiry_date, 'MMYY') AS expiry, c.card_organ, c.card_type, a.currency, c.status, a.status AS account_status
  FROM cards c JOIN accounts a USING (account_id)`;

/** A card by its number; with an owner, only a card of that member. */
export async function findCardByNumber(
  tx: Transaction,
  vault: Vault,
  cardNo: string,
  owner?: string,
): Promise<CardRecord | undefined> {
  const [row] = await tx.query<Row>(
    `${SELECT} WHERE c.number_digest = ANY($1::text[]) AND a.member_id = coalesce($2, a.member_id)`,
    [numberDigests(vault, cardNo), owner ?? null],
  );
  return row && fromRow(row);
}

export async function findCardById(tx: Transaction, cardId: string): Promise<CardRecord | undefined> {
  const [row] = await tx.query<Row>(`${SELECT} WHERE c.card_id = $1`, [cardId]);
  return row && fromRow(row);
}

/** Cards with these last four digits, gift cards aside; with an owner, only that member's. */
export async function findCardsByLast4(tx: Transaction, last4: string, owner?: string): Promise<CardRecord[]> {
  const rows = await tx.query<Row>(
    `${SELECT} WHERE c.last4 = $1 AND a.member_id = coalesce($2, a.member_id) AND c.card_type <> 'gift'
     ORDER BY c.card_id`,
    [last4, owner ?? null],
  );
  return rows.map(fromRow);
}

function fromRow(row: Row): CardRecord {
  return {
    cardId: row.card_id,
    last4: row.last4,
    sealed: row.number_sealed,
    accountId: row.account_id,
    memberId: row.member_id,
    expiry: row.expiry,
    cardOrgan: row.card_organ,
    cardType: row.card_type,
    currency: row.currency,
    status: row.status,
    accountStatus: row.account_status,
    cancelled: row.status === 'cancelled',
  };
}
