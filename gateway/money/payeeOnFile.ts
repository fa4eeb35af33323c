import { maskDigits } from '../../src/domain/maskDigits.ts';
import { sealedFor } from '../vault/sealedColumns.ts';
import type { Vault } from '../vault/vault.ts';
import type { Payee } from './payee.ts';

/** A payee as it is kept with quotes and transfers: of the account's number the mask. */
export interface PayeeOnFile extends Omit<Payee, 'account_number'> {
  readonly account_mask?: string;
}

export function payeeOnFile({ account_number: number, ...payee }: Payee): PayeeOnFile {
  return number === undefined ? payee : { ...payee, account_mask: maskDigits(number) };
}

/** The number of a payee's account, sealed for one quote: it is paid to once the quote is sent. */
export function sealAccount(vault: Vault, { account_number: number }: Payee, quoteId: string): string | undefined {
  return number === undefined ? undefined : vault.seal(number, sealedFor('payee', quoteId));
}

/** The payee as the bank must know it. */
export function payeeToPay(
  vault: Vault,
  { account_mask: _mask, ...payee }: PayeeOnFile,
  sealed: string | null,
  quoteId: string,
): Payee {
  return sealed === null ? payee : { ...payee, account_number: vault.open(sealed, sealedFor('payee', quoteId)) };
}
