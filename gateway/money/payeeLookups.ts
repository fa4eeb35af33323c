import { DAY } from '../clock/instant.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure } from '../shared/failure.ts';
import { numberConstant } from '../shared/constant.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';
import type { Vault } from '../vault/vault.ts';
import type { Payee } from './payee.ts';
import { isFirstPayment } from './payeeAddress.ts';

/** Whether a member is told of a payee for the first time: whom an identity of FPS, a card or a bank account belongs to, or that
 * nobody has it. That counts; a payee whom the member has paid is known. What refuses afterwards is to be returned, not thrown, or
 * the count is undone.
 * @param payee absent where nobody was found
 * @throws Failure PAYEE_LOOKUP_LIMIT when that was asked too often in a day */
export async function countIfNew(
  tx: Transaction,
  { memberId, payee }: { readonly memberId: string; readonly payee: Payee | undefined },
  { vault, now, constants }: { readonly vault: Vault; readonly now: string; readonly constants: JsonObject },
): Promise<boolean> {
  if (payee && !(await isFirstPayment(tx, vault, memberId, payee))) return false;
  const limit: GuessLimit = {
    kind: 'payeeLookup',
    subject: `member:${memberId}`,
    tries: numberConstant(constants, 'transfer.lookup.perDay'),
    window: DAY,
  };
  if ((await readGuesses(tx, limit, now)).locked) throw new Failure('PAYEE_LOOKUP_LIMIT');
  await countGuess(tx, limit, now);
  return true;
}
