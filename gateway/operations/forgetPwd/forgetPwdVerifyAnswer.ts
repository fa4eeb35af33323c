import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import type { Work } from '../../db/transaction.ts';
import { countGuess, readGuesses, resetGuesses } from '../../people/guesses.ts';
import { plainAnswer } from '../../people/identity.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import { modesOf, readReset, resetLimit, verifyReset } from '../../login/passwordReset.ts';

type Verify = Call<'forgetPwdVerifyAnswer'> & { readonly transaction: Work };

/** One answer for a login id is judged at a time, or right ones at once would count as wrong; a device, and an address, has a line of
 * its own. */
export const forgetPwdVerifyAnswer = defineOperationInSteps('forgetPwdVerifyAnswer', async (call) => {
  const { request, services, device, source, fail } = call;
  const begun = await call.transaction((tx) => readReset(tx, request.fp_ticket, call));
  if (!begun) return fail('TICKET_EXPIRED');
  return services.guessQueue.run(`answer ${begun.identifier} ${device.mark ?? source}`, () => judge(call));
});

async function judge(call: Verify) {
  const { request, services, now, fail, transaction } = call;
  const counted = await transaction(async (tx) => {
    const reset = await readReset(tx, request.fp_ticket, call);
    if (!reset) return 'expired';
    if (!modesOf(reset.identity).includes('question')) return 'none';
    const limit = await resetLimit(tx, 'resetAnswer', reset, call);
    const before = await readGuesses(tx, limit, now);
    if (!before.locked) await countGuess(tx, limit, now);
    return { reset, limit, ...before };
  });
  if (counted === 'expired') return fail('TICKET_EXPIRED');
  if (counted === 'none') return fail('NO_QUESTION');
  const { reset, limit } = counted;
  if (counted.locked) return fail('ANSWER_LOCKED', { until: counted.lockedUntil ?? now });
  if (!(await services.passwords.matches(plainAnswer(request.answer), reset.identity.answerHash))) {
    const left = limit.tries - counted.failures - 1;
    if (left > 0) return fail('ANSWER_ERROR', { left });
    return fail('ANSWER_LOCKED', {
      until: await transaction((tx) => tellOfClosedWay(tx, call, reset.memberId, limit)),
    });
  }
  return transaction(async (tx) => {
    await resetGuesses(tx, limit, now);
    return verifyReset(tx, call, reset, 'question');
  });
}
