import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import type { Work } from '../../db/transaction.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses, type GuessLimit } from '../../people/guesses.ts';
import { findMember } from '../../people/members.ts';
import { tellOfLock } from '../../people/tellOfLock.ts';
import { giveTicket } from '../../access/tickets.ts';

/** One password of a member is judged at a time: a right one is never told that others, still being judged, have locked it. */
export const authPayPwd = defineOperationInSteps('authPayPwd', (call) =>
  call.services.guessQueue.run(`payPwd ${call.member.memberId}`, () => judge(call)),
);

async function judge(call: Call<'authPayPwd'> & { readonly transaction: Work }) {
  const { request, member, services, now, constants, fail, transaction } = call;
  const limit = limitOf(call);
  const counted = await transaction(async (tx) => {
    const before = await readGuesses(tx, limit, now);
    if (!before.locked) await countGuess(tx, limit, now);
    const known = await findMember(tx, member.memberId);
    return { ...before, ...(known?.payPasswordHash === undefined ? {} : { hash: known.payPasswordHash }) };
  });
  if (counted.locked) return fail('PAY_PWD_LOCKED', counted.lockedUntil ? { until: counted.lockedUntil } : {});
  if (!(await services.passwords.matches(request.pay_pwd, counted.hash))) {
    const left = limit.tries - counted.failures - 1;
    if (left > 0) return fail('PAY_PWD_WRONG', { left });
    const lockedUntil = await transaction((tx) => tellOfLock(tx, call, member, limit));
    return fail('PAY_PWD_LOCKED', lockedUntil ? { until: lockedUntil } : {});
  }
  return transaction(async (tx) => {
    const latest = await findMember(tx, member.memberId, true);
    // Another was set while this one was judged: it authorises nothing any more, and the row of failures is over.
    if (latest?.payPasswordHash !== counted.hash) return fail('PAY_PWD_WRONG', { left: limit.tries });
    await resetGuesses(tx, limit, now);
    const { operation, quote_id: quoteId, digest } = request;
    const use = { kind: 'payPwd' as const, memberId: member.memberId, operation, ...given({ quoteId, digest }) };
    const life = { seconds: numberConstant(constants, 'access.ticket.life'), now };
    const { ticket, expireTime } = await giveTicket(tx, services.secrets, use, life);
    return { ticket, expire_time: expireTime };
  });
}

function limitOf({ member, constants }: Call<'authPayPwd'>): GuessLimit & { readonly kind: 'payPwd' } {
  return {
    kind: 'payPwd',
    subject: `member:${member.memberId}`,
    tries: numberConstant(constants, 'access.payPwd.tries'),
    lock: numberConstant(constants, 'access.payPwd.lock'),
  };
}

/** Without what is not given. */
function given(values: { quoteId: string | undefined; digest: string | undefined }) {
  return {
    ...(values.quoteId === undefined ? {} : { quoteId: values.quoteId }),
    ...(values.digest === undefined ? {} : { digest: values.digest }),
  };
}
