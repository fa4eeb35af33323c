import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import type { AccountStatus, CardOrgan, CardStatus, CardType } from '../money/wallet.ts';

/** A card as the gateway keeps it. */
export interface CardRecord {
  readonly cardNo: string;
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
  card_no: string;
  account_id: string;
  member_id: string;
  expiry: string;
  card_organ: CardOrgan;
  card_type: CardType;
  currency: Currency;
  status: CardStatus;
  account_status: AccountStatus;
}

const SELECT = `SELECT c.card_no, c.account_id, a.member_id, to_char(c.expiry_date, 'MMYY') AS expiry, c.card_organ,
    c.card_type, a.currency, c.status, a.status AS account_status
  FROM cards c JOIN accounts a USING (account_id)`;

/** A card by its number; with an owner, only a card of that member. */
export async function findCardByNumber(
  tx: Transaction,
  cardNo: string,
  owner?: string,
): Promise<CardRecord | undefined> {
  const [row] = await tx.query<Row>(`${SELECT} WHERE c.card_no = $1 AND a.member_id = coalesce($2, a.member_id)`, [
    cardNo,
    owner ?? null,
  ]);
  return row && fromRow(row);
}

/** Cards with these last four digits, gift cards aside; with an owner, only that member's. */
export async function findCardsByLast4(tx: Transaction, last4: string, owner?: string): Promise<CardRecord[]> {
  const rows = await tx.query<Row>(
    `${SELECT} WHERE right(c.card_no, 4) = $1 AND a.member_id = coalesce($2, a.member_id) AND c.card_type <> 'gift'
     ORDER BY c.card_no`,
    [last4, owner ?? null],
  );
  return rows.map(fromRow);
}

function fromRow(row: Row): CardRecord {
  return {
    cardNo: row.card_no,
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
