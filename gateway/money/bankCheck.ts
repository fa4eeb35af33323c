import { DAY } from '../clock/instant.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { Failure } from '../shared/failure.ts';
import { countGuess, forgiveGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';

/** Whether a bank card is what a member says, by `judge`, which asks its bank. One that is not counts: whoever has taken somebody's
 * name could try cards and documents of that name until the bank says yes. The refusal is to be returned, not thrown, or the count
 * is undone.
 * @throws Failure BANK_CHECK_LOCKED when too many of a day did not match; the bank is not asked then */
export async function checkAtBank(
  tx: Transaction,
  judge: () => Promise<boolean>,
  { memberId, constants, now }: { readonly memberId: string; readonly constants: JsonObject; readonly now: string },
): Promise<boolean> {
  const limit: GuessLimit = {
    kind: 'bankCheck',
    subject: `member:${memberId}`,
    tries: numberConstant(constants, 'bank.check.perDay'),
    window: DAY,
  };
  const { locked } = await readGuesses(tx, limit, now);
  if (locked) throw new Failure('BANK_CHECK_LOCKED');
  await countGuess(tx, limit, now);
  const isRight = await judge();
  if (isRight) await forgiveGuess(tx, limit);
  return isRight;
}
