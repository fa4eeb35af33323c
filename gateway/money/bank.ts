import type { Json, JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Payee } from './payee.ts';

/** What the payee's bank says at once: it has the money, it will say later, it does not take it. */
export type BankAnswer = 'accepted' | 'processing' | 'refused';

/** The way to the banks. It is asked inside the transaction of the transfer. */
export interface Bank {
  readonly send: (tx: Transaction, payee: Payee, constants: JsonObject) => Promise<BankAnswer>;
}

/** Banks that take everything, but for the sample payees that the constants name. */
export const sampleBank: Bank = {
  send: (_tx, payee, constants) => {
    if (names(constants['transfer.sample.refusedPayees'], payee)) return Promise.resolve('refused');
    if (names(constants['transfer.sample.slowPayees'], payee)) return Promise.resolve('processing');
    return Promise.resolve('accepted');
  },
};

function names(payees: Json | undefined, { proxy_id, account_number }: Payee): boolean {
  return Array.isArray(payees) && payees.some((payee) => payee === (proxy_id ?? account_number));
}
