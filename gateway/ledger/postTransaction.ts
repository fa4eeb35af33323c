import type { Currency } from '../../src/domain/money.ts';
import type { SqlValue, Transaction } from '../db/transaction.ts';

export interface Posting {
  account: string;
  currency: Currency;
  /** Minor units; positive comes to the account, negative leaves it. */
  amount: bigint;
}

/** One wish of a member to act. The database lets it have one effect. */
export interface Intent {
  member: string;
  operation: string;
  key: string;
}

export interface LedgerEntry {
  kind: string;
  reference: string;
  at: Date;
  postings: readonly Posting[];
  intent?: Intent;
  /** Id of the ledger transaction that this one puts back. */
  reverses?: bigint;
}

/** Writes a ledger transaction and moves the balances with it; returns its id. Postings of nothing are left out.
 * Lock the customer accounts first (`lockBalances`): this neither waits in a fixed order nor explains itself when money
 * is short, the database then refuses the whole transaction.
 * @throws database error 23514 when the postings do not sum to zero (on commit) or a balance would be negative, 23505
 *   when the intent or the reversal has had its effect */
export async function postTransaction(tx: Transaction, entry: LedgerEntry): Promise<bigint> {
  const { intent } = entry;
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO ledger_transactions (kind, reference, at, member_id, operation, intent_key, reverses)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [
      entry.kind,
      entry.reference,
      entry.at,
      intent?.member ?? null,
      intent?.operation ?? null,
      intent?.key ?? null,
      entry.reverses ?? null,
    ],
  );
  const id = row!.id;
  await insertPostings(
    tx,
    id,
    entry.postings.filter((posting) => posting.amount !== 0n),
  );
  return id;
}

async function insertPostings(tx: Transaction, id: bigint, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  const params: SqlValue[] = [id];
  const rows = postings.map(({ account, currency, amount }, line) => {
    params.push(account, currency, amount);
    const first = params.length - 2;
    return `($1::bigint, ${line}, $${first}::text, $${first + 1}::text, $${first + 2}::bigint)`;
  });
  await tx.query(
    `INSERT INTO ledger_postings (transaction_id, line, account_id, currency, amount) VALUES ${rows.join(', ')}`,
    params,
  );
}

/** Puts a ledger transaction back: the same postings with the other sign. */
export async function reverseTransaction(
  tx: Transaction,
  reversed: bigint,
  entry: Omit<LedgerEntry, 'postings' | 'reverses'>,
): Promise<bigint> {
  const rows = await tx.query<{ account_id: string; currency: Currency; amount: bigint }>(
    'SELECT account_id, currency, amount FROM ledger_postings WHERE transaction_id = $1 ORDER BY line',
    [reversed],
  );
  const postings = rows.map((row) => ({ account: row.account_id, currency: row.currency, amount: -row.amount }));
  return postTransaction(tx, { ...entry, postings, reverses: reversed });
}
