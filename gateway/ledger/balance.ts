import type { Transaction } from '../db/transaction.ts';

export interface Balance {
  account: string;
  /** Minor units; the sum of the account's postings. */
  balance: bigint;
  /** Held back for a time: there, and not to be used. */
  held: bigint;
  /** What may be used now; never below zero. */
  available: bigint;
}

/** Balances of customer accounts, by account. One row is read for each, however long its history. */
export async function readBalances(
  tx: Transaction,
  accounts: readonly string[],
  now: Date,
): Promise<Map<string, Balance>> {
  const rows = await tx.query<{ account_id: string; balance: bigint; held: bigint }>(
    `SELECT b.account_id, b.balance, coalesce((SELECT sum(h.amount) FROM ledger_holds h
       WHERE h.account_id = b.account_id AND h.held_until > $2), 0)::bigint AS held
     FROM ledger_balances b WHERE b.account_id IN (SELECT jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(accounts), now],
  );
  return new Map(rows.map((row) => [row.account_id, toBalance(row)]));
}

function toBalance({ account_id, balance, held }: { account_id: string; balance: bigint; held: bigint }): Balance {
  return { account: account_id, balance, held, available: balance > held ? balance - held : 0n };
}

/** The balance of a customer account before an instant, in minor units: what it is now without the postings since, which are fewer
 * than those before. Both are of one statement, so of one snapshot.
 * @throws Error when there is no such account */
export async function balanceBefore(tx: Transaction, account: string, instant: string): Promise<bigint> {
  const [row] = await tx.query<{ balance: bigint }>(
    `SELECT (b.balance - coalesce((SELECT sum(p.amount) FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
       WHERE p.account_id = b.account_id AND t.at >= $2), 0))::bigint AS balance
     FROM ledger_balances b WHERE b.account_id = $1`,
    [account, instant],
  );
  if (!row) throw new Error('There is no such account in the ledger.');
  return row.balance;
}

/** Locks balances until the transaction ends, always in the order of their ids, so that two transactions never wait for
 * each other; then reads them. What is decided on them afterwards holds until the commit.
 * Every change of an account's money or holds begins here. */
export async function lockBalances(
  tx: Transaction,
  accounts: readonly string[],
  now: Date,
): Promise<Map<string, Balance>> {
  await tx.query(
    `SELECT 1 FROM ledger_balances WHERE account_id IN (SELECT jsonb_array_elements_text($1::jsonb))
     ORDER BY account_id FOR UPDATE`,
    [JSON.stringify(accounts)],
  );
  // A statement of its own: its snapshot is taken after the locks were got, so it sees what the last holder committed.
  return readBalances(tx, accounts, now);
}
