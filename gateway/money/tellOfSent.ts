import { maskName } from '../../src/domain/maskName.ts';
import { money } from '../../src/domain/money.ts';
import { moneyText } from '../../src/domain/moneyText.ts';
import type { Call } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { tellMember } from '../people/tellMember.ts';
import type { SentTransfer } from './sendTransfer.ts';

type SendCall = Call<'transferToHk' | 'transferToGc' | 'transferToMainland'> & { readonly tx: Transaction };

/** Notifies the payer at once of money that has arrived at once: how much, and to whom. One in processing is told of when it
 * has ended. */
export async function tellOfSent(call: SendCall, { quote, refNo, status }: SentTransfer): Promise<void> {
  if (status !== 'success') return;
  await tellMember(call.tx, call, call.member, 'transferSent', {
    amount: moneyText(money(quote.amount, quote.currency)),
    payee: maskName(quote.payee.name_en),
    reference: refNo,
  });
}
