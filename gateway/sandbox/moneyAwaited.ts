import { money, type Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';

interface Row {
  readonly name: string;
  readonly user_name: string;
  readonly currency: Currency;
  readonly amount: bigint;
}

/** What a bank may pay in by its reference, and what support may release by its order number; the latest first. */
export async function moneyAwaited(tx: Transaction, now: string) {
  const topups = await tx.query<Row>(
    `SELECT reference AS name, user_name, currency, total AS amount FROM topup_orders JOIN members USING (member_id)
     WHERE state = 'WAITING' AND expires_at > $1 ORDER BY made_at DESC LIMIT 50`,
    [now],
  );
  const checks = await tx.query<Row>(
    `SELECT reference AS name, user_name, currency, check_amount AS amount FROM bank_bindings JOIN members USING (member_id)
     WHERE state = 'WAITING' AND expires_at > $1 ORDER BY made_at DESC LIMIT 50`,
    [now],
  );
  const frozen = await tx.query<Row>(
    `SELECT order_no AS name, user_name, currency, frozen_amount AS amount FROM topup_orders JOIN members USING (member_id)
     WHERE state = 'FROZEN' ORDER BY frozen_at DESC LIMIT 50`,
  );
  return {
    topups: topups.map((row) => ({ reference: row.name, ...shown(row) })),
    checks: checks.map((row) => ({ reference: row.name, ...shown(row) })),
    frozen: frozen.map((row) => ({ order_no: row.name, ...shown(row) })),
  };
}

const shown = ({ user_name, currency, amount }: Row) => ({ user_name, total: money(amount, currency) });
