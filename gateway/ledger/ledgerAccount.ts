import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';

/** Accounts of the house: where money comes from and goes to. */
export type HousePurpose =
  'bank' | 'merchants' | 'purchasesAuthorized' | 'transfersInTransit' | 'topupsFrozen' | 'fees' | 'giftCards';

/** The id of a house account: one for each purpose and currency. */
export function houseAccount(purpose: HousePurpose, currency: Currency): string {
  return `house:${purpose}:${currency}`;
}

export interface LedgerAccount {
  id: string;
  kind: 'customer' | 'house';
  currency: Currency;
}

/** Opens an account; one that is there stays as it is. */
export async function openLedgerAccount(tx: Transaction, account: LedgerAccount, at: Date): Promise<void> {
  await tx.query(
    'INSERT INTO ledger_accounts (id, kind, currency, opened_at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
    [account.id, account.kind, account.currency, at],
  );
}
