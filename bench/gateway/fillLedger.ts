import type { Database } from '../../gateway/db/database.ts';

const BANK = 'house:bank:HKD';
/** What each member has besides: enough for every transfer of the measurement. */
const EACH = 100_000_000n;

const UNLIMITED = { unlimited: true };

/** Fills the ledger with years of history, postings and records alike, spread over the accounts. In bulk: the triggers that
 * watch each posting are off while it is written, and what they would have kept is written beside it. It takes longer than a
 * call of the gateway may. */
export async function fillLedger(database: Database, accounts: readonly string[], postings: number): Promise<void> {
  const transactions = Math.floor(postings / 2);
  const list = accounts.map((id) => `'${id}'`).join(', ');
  await database.transaction(async (tx) => {
    await tx.script(`
      ALTER TABLE ledger_transactions DISABLE TRIGGER USER;
      ALTER TABLE ledger_postings DISABLE TRIGGER USER;
      ALTER TABLE ledger_balances DISABLE TRIGGER USER;
      CREATE TEMP TABLE filling ON COMMIT DROP AS
        SELECT n, (ARRAY[${list}])[1 + n % ${accounts.length}] AS account_id,
          timestamptz '2024-06-01T10:05:00+08:00' + n * interval '300 days' / ${transactions} AS at
        FROM generate_series(1, ${transactions}) AS n;
      INSERT INTO ledger_transactions (id, kind, reference, at) OVERRIDING SYSTEM VALUE
        SELECT n, 'expense', '2024' || lpad(n::text, 16, '0'), at FROM filling;
      INSERT INTO ledger_postings (transaction_id, line, account_id, currency, amount)
        SELECT n, 0, account_id, 'HKD', ${EACH} FROM filling WHERE n <= ${accounts.length}
        UNION ALL SELECT n, 0, account_id, 'HKD', 1 FROM filling WHERE n > ${accounts.length};
      INSERT INTO ledger_postings (transaction_id, line, account_id, currency, amount)
        SELECT transaction_id, 1, '${BANK}', 'HKD', -amount FROM ledger_postings WHERE line = 0;
      INSERT INTO account_records (ref_no, account_id, kind, at, summary, amount, status)
        SELECT '2024' || lpad(n::text, 16, '0'), account_id, 'topup', at, 'Bank top-up', p.amount, 'success'
        FROM filling JOIN ledger_postings p USING (account_id) WHERE p.transaction_id = n AND p.line = 0 ORDER BY n;
      UPDATE ledger_balances b SET balance = p.sum FROM
        (SELECT account_id, sum(amount) AS sum FROM ledger_postings WHERE line = 0 GROUP BY account_id) p
        WHERE p.account_id = b.account_id;
      SELECT setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${transactions});
      ALTER TABLE ledger_transactions ENABLE TRIGGER USER;
      ALTER TABLE ledger_postings ENABLE TRIGGER USER;
      ALTER TABLE ledger_balances ENABLE TRIGGER USER;`);
  }, UNLIMITED);
  await database.transaction((tx) => tx.script('ANALYZE'), UNLIMITED);
}
