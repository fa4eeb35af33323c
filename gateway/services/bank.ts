import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';

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

/** Banks that take everything, but for the sample payees that the constants name. */
export const sampleBank: Bank = {
  verify: (_tx, { cardNo }, constants) => Promise.resolve(!isListed(constants['bank.sample.foreignCards'], cardNo)),
  confirmName: (_tx, { accountNumber, name }, constants) => {
    const names = constants['bank.sample.accountNames'];
    const held = isJsonObject(names) ? names[accountNumber] : undefined;
    if (typeof held !== 'string') return Promise.resolve('unconfirmed');
    return Promise.resolve(foldName(held) === foldName(name) ? 'matches' : 'differs');
  },
  send: (_tx, payee, constants) => {
    if (names(constants['transfer.sample.refusedPayees'], payee)) return Promise.resolve('refused');
    if (names(constants['transfer.sample.slowPayees'], payee)) return Promise.resolve('processing');
    return Promise.resolve('accepted');
  },
};

function names(payees: Json | undefined, { proxy_id, account_number }: PaidAccount): boolean {
  return isListed(payees, proxy_id ?? account_number);
}

function isListed(list: Json | undefined, value: string | undefined): boolean {
  return Array.isArray(list) && list.some((one) => one === value);
}
