import { reportedPayees, type ReportedPayee } from '../content/reportedPayees.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import type { Vault } from '../vault/vault.ts';
import { payeeAddress, type Destination } from './payeeAddress.ts';

/** Whether money may go to a payee at all.
 * @throws Failure PAYEE_REPORTED */
export async function checkReported(tx: Transaction, vault: Vault, payee: Destination): Promise<void> {
  const address = payeeAddress(payee);
  if (reportedPayees().some((reported) => payeeAddress(asPayee(reported)) === address))
    throw new Failure('PAYEE_REPORTED');
  const found = await tx.query('SELECT 1 FROM reported_payees WHERE payee_digest = ANY($1::text[])', [
    `{${vault.digests(address).join(',')}}`,
  ]);
  if (found.length > 0) throw new Failure('PAYEE_REPORTED');
}

/** From now on nothing is sent to a payee. */
export async function reportPayee(tx: Transaction, vault: Vault, reported: ReportedPayee, now: string): Promise<void> {
  await tx.query('INSERT INTO reported_payees (payee_digest, reported_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    vault.lastingDigest(payeeAddress(asPayee(reported))),
    now,
  ]);
}

function asPayee({ type, id, bank_code }: ReportedPayee): Destination {
  if (type === 'account') return { type, account_number: id, ...(bank_code === undefined ? {} : { bank_code }) };
  return type === 'card' ? { type, account_id: id } : { type, proxy_id: id };
}
