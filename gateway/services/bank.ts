import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';

/** What the payee's bank says at once: it has the money, it will say later, it does not take it. */
export type BankAnswer = 'accepted' | 'processing' | 'refused';

/** An account at a bank as someone says it is. */
export interface BankCard {
  readonly bankCode: string;
  readonly cardNo: string;
  readonly holder: string;
  readonly docNo?: string;
}

/** An account of somebody else, and the name it is said to be in. */
export interface NamedAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly name: string;
}

/** Where a transfer goes: an FPS identity, or an account at a bank. */
export interface PaidAccount {
  readonly proxy_id?: string;
  readonly account_number?: string;
}

/** Whether an account is in a name; `unconfirmed` where its bank does not say. */
export type NameAnswer = 'matches' | 'unconfirmed' | 'differs';

/** The way to the banks. It is asked inside the transaction of the operation. */
export interface Bank {
  /** Whether number, holder and document belong together. */
  readonly verify: (tx: Transaction, card: BankCard, constants: JsonObject) => Promise<boolean>;
  readonly confirmName: (tx: Transaction, account: NamedAccount, constants: JsonObject) => Promise<NameAnswer>;
  readonly send: (tx: Transaction, payee: PaidAccount, constants: JsonObject) => Promise<BankAnswer>;
}

const unreachable = () => Promise.reject(new Failure('FUNC_DISABLED'));

/** A deployment that has named no bank reaches none, and says so: nothing is sent, and no account is taken for a member's own. */
export const noBank: Bank = { verify: unreachable, confirmName: unreachable, send: unreachable };
