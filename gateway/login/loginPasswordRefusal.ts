import { birthdays, countWeakTry } from '../access/payPasswordGuess.ts';
import type { Call, OperationId } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { bareText, wordsOfOwner, wordsOfSite, type PasswordOwner } from './guessableWords.ts';

type Around = Pick<Call<OperationId>, 'services' | 'constants' | 'now'> & { readonly tx: Transaction };

/** Why a login password cannot be set: it is a common one, or holds a name of this deployment's, or what is known of its owner. One
 * that holds what is known of a member is counted, or a date of birth could be found out here. Return it: a thrown one would
 * take the count back.
 * @param owner without `memberId` while there is no member yet: nobody's date of birth is known
 * @param endProof of what the password was to be set with, when a day's tries are used up */
export async function loginPasswordRefusal(
  { tx, services, constants, now }: Around,
  password: string | undefined,
  owner: PasswordOwner & { readonly memberId?: string },
  endProof?: () => Promise<void>,
): Promise<Failure | undefined> {
  if (password === undefined) return undefined;
  const bare = bareText(password);
  const holds = (word: string) => bare.includes(word);
  if (isCommonPassword(password) || wordsOfSite(services.content.site).some(holds)) return weak();
  const { memberId } = owner;
  const known = [...wordsOfOwner(owner), ...(memberId === undefined ? [] : await birthdays(tx, memberId))];
  if (!known.some(holds)) return undefined;
  if (memberId !== undefined && (await countWeakTry({ tx, constants, now }, memberId)) === 0) await endProof?.();
  return weak();
}

const weak = () => new Failure('LOGIN_PWD_WEAK');
