import type { Transaction } from '../db/transaction.ts';

export interface Hold {
  account: string;
  amount: bigint;
  reason: string;
  until: Date;
}

/** Holds a sum back; the account must be locked. The hold ends by itself at `until`, no job is needed. */
export async function placeHold(tx: Transaction, hold: Hold, now: Date): Promise<void> {
  await tx.query(
    'INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until) VALUES ($1, $2, $3, $4, $5)',
    [hold.account, hold.amount, hold.reason, now, hold.until],
  );
}

/** The holds that run now, the one that ends first at the head. */
export async function runningHolds(tx: Transaction, account: string, now: Date): Promise<Hold[]> {
  const rows = await tx.query<{ amount: bigint; reason: string; held_until: Date }>(
    'SELECT amount, reason, held_until FROM ledger_holds WHERE account_id = $1 AND held_until > $2 ORDER BY held_until, id',
    [account, now],
  );
  return rows.map((row) => ({ account, amount: row.amount, reason: row.reason, until: row.held_until }));
}
