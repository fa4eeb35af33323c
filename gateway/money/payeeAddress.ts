import type { Transaction } from '../db/transaction.ts';
import type { Vault } from '../vault/vault.ts';
import type { Payee, ProxyType } from './payee.ts';

/** A payee without a name. */
export type Destination = Omit<Payee, 'name_en' | 'name_check'>;

/** Where the money of a payee goes, as one text: `mobile:69876543`, `account:901:123456789012`, `card:acc-wong-hkd`. */
export function payeeAddress({ type, proxy_id, bank_code, account_number, account_id }: Destination): string {
  if (proxy_id !== undefined) return `${type}:${proxy_id.toLowerCase()}`;
  if (account_id !== undefined) return `card:${account_id}`;
  return `account:${bank_code}:${account_number}`;
}

/** What an address says. */
export function destinationAt(address: string): Destination {
  const [type = '', ...rest] = address.split(':');
  const named = rest.join(':');
  if (type === 'card') return { type, account_id: named };
  if (type !== 'account') return { type: type as ProxyType, proxy_id: named };
  const [bank_code = '', account_number = ''] = rest;
  return { type, bank_code, account_number };
}

/** What is looked for to find a payee again. A number that now belongs to somebody else is another payee. */
const identity = (payee: Payee) => (payee.proxy_id === undefined ? '' : payee.name_en) + ' ' + payeeAddress(payee);

export const payeeDigest = (vault: Vault, payee: Payee): string => vault.digest(identity(payee));

/** Whether the member has never paid this payee. What is still with a bank counts as paid, what came back does not. */
export async function isFirstPayment(tx: Transaction, vault: Vault, memberId: string, payee: Payee): Promise<boolean> {
  const paid = await tx.query(
    `SELECT 1 FROM transfers WHERE member_id = $1 AND payee_digest = ANY($2::text[]) AND status <> 'fail' LIMIT 1`,
    [memberId, `{${vault.digests(identity(payee)).join(',')}}`],
  );
  return paid.length === 0;
}
