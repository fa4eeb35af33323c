import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../people/constant.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';

const DAY = 86_400;

/** Counts that a member is told whom an identity of FPS or a card belongs to, or that nobody has it; `false` when that was asked too
 * often in a day. Payees whom the member has paid are not asked for here: they are known. */
export async function mayLookUp(
  tx: Transaction,
  memberId: string,
  { now, constants }: { readonly now: string; readonly constants: JsonObject },
): Promise<boolean> {
  const limit: GuessLimit = {
    kind: 'payeeLookup',
    subject: `member:${memberId}`,
    tries: numberConstant(constants, 'transfer.lookup.perDay'),
    window: DAY,
  };
  if ((await readGuesses(tx, limit, now)).locked) return false;
  await countGuess(tx, limit, now);
  return true;
}
