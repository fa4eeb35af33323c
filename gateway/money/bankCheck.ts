import { DAY } from '../clock/instant.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';
import { numberConstant } from '../shared/constant.ts';
import { Failure, orRefusal } from '../shared/failure.ts';
import { countGuess, forgiveGuess, readGuesses } from '../people/guesses.ts';
import type { Member } from '../people/member.ts';
import type { Around } from '../people/tellMember.ts';
import { tellOfClosedWay } from '../people/tellOfLock.ts';

/** Of a call in which a member names a bank card. */
export type BankCheckCall = Around & { readonly member: Member; readonly constants: JsonObject };

/** Whether a bank card is what a member says, by `judge`, which asks its bank. One that is not counts: whoever has taken somebody's
 * name could try cards and documents of that name until the bank says yes. The member is told when no try is left. The refusal is
 * to be returned, not thrown, or the count is undone.
 * @throws Failure BANK_CHECK_LOCKED when too many of a day did not match; the bank is not asked then. What `judge` throws when the bank
 * cannot be asked: that counts nothing */
export async function checkAtBank(
  tx: Transaction,
  judge: () => Promise<boolean>,
  call: BankCheckCall,
): Promise<boolean> {
  const { member, constants, now } = call;
  const limit = {
    kind: 'bankCheck' as const,
    subject: `member:${member.memberId}`,
    tries: numberConstant(constants, 'bank.check.perDay'),
    window: DAY,
  };
  const { locked, failures } = await readGuesses(tx, limit, now);
  if (locked) throw new Failure('BANK_CHECK_LOCKED');
  await countGuess(tx, limit, now);
  const isRight = await orRefusal(judge);
  // Of a bank that cannot be asked nobody has learnt anything.
  if (isRight === true || isRight instanceof Failure) await forgiveGuess(tx, limit);
  if (isRight instanceof Failure) throw isRight;
  if (!isRight && failures + 1 === limit.tries) await tellOfClosedWay(tx, call, member, limit);
  return isRight;
}
