import { isJsonObject, type Json } from '../../src/domain/json.ts';
import { foldName } from '../../src/rules/keywords/sameName.ts';
import type { Bank, PaidAccount } from '../services/bank.ts';

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
