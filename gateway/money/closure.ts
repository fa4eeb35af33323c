import { hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import { money, type Currency, type Money } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { readBalances } from '../ledger/balance.ts';
import type { Member } from '../people/member.ts';
import { findIdentity } from '../people/identity.ts';
import type { Secrets } from '../vault/secrets.ts';
import { IS_SET_ASIDE } from './accountRecord.ts';
import { walletOf, type WalletAccount } from './wallet.ts';

/** An account that a closure would take, in minor units. */
export interface ClosingAccount extends WalletAccount {
  readonly balance: bigint;
  readonly held: bigint;
}

/** The accounts a closure takes: all that are the member's, but gift cards, which are managed elsewhere (AMB-15), and what
 * has been cancelled before. */
export async function closingAccounts(tx: Transaction, memberId: string, now: string): Promise<ClosingAccount[]> {
  const wallet = (await walletOf(tx, memberId)).filter(
    ({ cardType, accountStatus }) => cardType !== 'gift' && accountStatus !== 'cancelled',
  );
  const ids = wallet.map(({ accountId }) => accountId);
  const balances = await readBalances(tx, ids, new Date(now));
  return wallet.map((account) => {
    const { balance, held } = balances.get(account.accountId)!;
    return { ...account, balance, held };
  });
}

/** Stands for exactly these balances of exactly these accounts: what a member agrees to lose is what is taken. */
export function closureId(secrets: Secrets, memberId: string, accounts: readonly ClosingAccount[]): string {
  const shown = accounts.map(({ accountId, balance }) => [accountId, String(balance)]);
  return secrets.keyed('closure', JSON.stringify([memberId, shown]));
}

/** What would be taken, by currency; every currency that the member has an account in. */
export function forfeitedOf(accounts: readonly ClosingAccount[]): { readonly [currency in Currency]?: Money } {
  const sums = new Map<Currency, bigint>();
  for (const { currency, balance } of accounts) sums.set(currency, (sums.get(currency) ?? 0n) + balance);
  return Object.fromEntries([...sums].map(([currency, sum]) => [currency, money(sum, currency)]));
}

/** What has to end first (AMB-06): money of the member that no balance shows, or that may come back with an order of a card. */
export async function pendingOf(tx: Transaction, memberId: string): Promise<'none' | 'transfers' | 'topups'> {
  const [row] = await tx.query<{ transfers: boolean; topups: boolean }>(
    `SELECT EXISTS (SELECT FROM transfers WHERE member_id = $1 AND status = 'processing')
         OR EXISTS (SELECT FROM account_records JOIN accounts USING (account_id)
                    WHERE member_id = $1 AND ${IS_SET_ASIDE})
         OR EXISTS (SELECT FROM card_orders WHERE member_id = $1 AND state IN ('toAudit', 'paid')) AS transfers,
       EXISTS (SELECT FROM topup_orders WHERE member_id = $1 AND state = 'FROZEN') AS topups`,
    [memberId],
  );
  if (row?.transfers) return 'transfers';
  return row?.topups ? 'topups' : 'none';
}

/** Without a certified document there is nothing that a selfie could be compared with. */
export async function identityCheckOf(tx: Transaction, member: Member): Promise<'selfie' | 'support'> {
  if (member.realnameStatus === '3') return 'selfie';
  return (await findIdentity(tx, member.memberId)).docType === undefined ? 'support' : 'selfie';
}

/** Through whom a co-branded member closes the account and cancels cards (R-ROLE-24, AMB-75). */
export async function partnerOf(tx: Transaction, member: Member, fallback: string): Promise<string | undefined> {
  if (!member.coBranded) return undefined;
  const [row] = await tx.query<{ partner_name: string | null }>(
    'SELECT partner_name FROM members WHERE member_id = $1',
    [member.memberId],
  );
  return row?.partner_name ?? fallback;
}

/** The first instant at which a number that is blocked now may be registered again (R-CONST-40, AMB-54). */
export function numberUsableFrom(now: string): string {
  return hongKongInstant(`${Number(hongKongDate(now).slice(0, 4)) + 1}-01-01`);
}
