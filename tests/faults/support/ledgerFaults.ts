import type { Transaction } from '../../../gateway/db/transaction.ts';

/** What must never be found, each a query that gives the rows that break it. */
const invariants: { readonly [name: string]: string } = {
  'a transaction whose postings do not sum to zero': `
    SELECT transaction_id AS row, currency FROM ledger_postings GROUP BY transaction_id, currency HAVING sum(amount) <> 0`,
  'a transaction without postings': `
    SELECT id AS row FROM ledger_transactions t WHERE NOT EXISTS
      (SELECT FROM ledger_postings p WHERE p.transaction_id = t.id)`,
  'a currency that does not sum to zero': `
    SELECT currency AS row FROM ledger_postings GROUP BY currency HAVING sum(amount) <> 0`,
  'a balance that is not the sum of its postings': `
    SELECT b.account_id AS row FROM ledger_balances b LEFT JOIN ledger_postings p USING (account_id)
    GROUP BY b.account_id, b.balance HAVING b.balance <> coalesce(sum(p.amount), 0)`,
  'a negative balance of a customer': 'SELECT account_id AS row FROM ledger_balances WHERE balance < 0',
  'a balance that is not what the history tells': `
    SELECT b.account_id AS row FROM ledger_balances b JOIN accounts USING (account_id)
    LEFT JOIN account_records r ON r.account_id = b.account_id AND r.is_booked
    GROUP BY b.account_id, b.balance HAVING b.balance <> coalesce(sum(r.amount), 0)`,
  'a transfer without its ledger transaction, or the other way round': `
    SELECT coalesce(f.ref_no, t.reference) AS row FROM transfers f
    FULL JOIN (SELECT * FROM ledger_transactions WHERE kind = 'transferOut' AND operation IS NOT NULL) t
      ON t.id = f.transaction_id WHERE f.ref_no IS NULL OR t.id IS NULL`,
  'money in transit that no transfer in processing explains': `
    SELECT s.currency AS row FROM
      (SELECT currency, sum(amount) AS there FROM ledger_postings WHERE account_id LIKE 'house:transfersInTransit:%'
       GROUP BY currency) s
    LEFT JOIN (SELECT currency, sum(amount) AS due FROM transfers WHERE status = 'processing' GROUP BY currency) f
      USING (currency) WHERE s.there <> coalesce(f.due, 0)`,
  'money set aside that no purchase explains, or the other way round': `
    SELECT coalesce(s.currency, f.currency) AS row FROM
      (SELECT currency, sum(amount) AS there FROM ledger_postings WHERE account_id LIKE 'house:purchasesAuthorized:%'
       GROUP BY currency) s
    FULL JOIN (SELECT currency, -sum(amount) AS due FROM account_records r JOIN accounts USING (account_id)
       WHERE r.status IN ('authorized', 'unpaid', 'unknown') GROUP BY currency) f
      USING (currency) WHERE coalesce(s.there, 0) <> coalesce(f.due, 0)`,
  'frozen top-up money that no frozen order explains, or the other way round': `
    SELECT coalesce(s.currency, f.currency) AS row FROM
      (SELECT currency, sum(amount) AS there FROM ledger_postings WHERE account_id LIKE 'house:topupsFrozen:%'
       GROUP BY currency) s
    FULL JOIN (SELECT currency, sum(frozen_amount) AS due FROM topup_orders WHERE state = 'FROZEN' GROUP BY currency) f
      USING (currency) WHERE coalesce(s.there, 0) <> coalesce(f.due, 0)`,
};

/** Where all of it lies: what is written elsewhere breaks none of them. */
export const LEDGER_TABLES = [
  'ledger_transactions',
  'ledger_postings',
  'ledger_balances',
  'accounts',
  'account_records',
  'transfers',
  'topup_orders',
] as const;

/** Looks at everything the ledger promises; the names of the promises that are broken, with the rows. */
export async function ledgerFaults(tx: Transaction): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(invariants)) {
    const rows = await tx.query<{ row: unknown }>(sql);
    if (rows.length > 0) faults.push(`${name}: ${rows.map(({ row }) => String(row)).join(', ')}`);
  }
  return faults;
}
