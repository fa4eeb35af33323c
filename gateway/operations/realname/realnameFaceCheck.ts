import { paramError } from '../../shared/failure.ts';
import { ownsFiles } from '../../files/ownsFiles.ts';
import { useFiles } from '../../files/useFiles.ts';
import { defineOperation, type Call } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, forgiveGuess, readGuesses, resetGuesses } from '../../people/guesses.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import { giveTicket } from '../../access/tickets.ts';
import { documentToCompare } from '../../realname/documentChecks.ts';

/** Compares a selfie with the member's document: the certified one, or the one just read when that is what is applied with.
 * The ticket is good for the operation it was asked for, once. */
export const realnameFaceCheck = defineOperation('realnameFaceCheck', async (call) => {
  const { tx, request, member, services, now, constants, subject, fail } = call;
  const limit = limitOf(call);
  const before = await readGuesses(tx, limit, now);
  if (before.locked) return fail('FACE_LOCKED', before.lockedUntil ? { until: before.lockedUntil } : {});
  const selfies = { subject, scene: 'SELFIE' } as const;
  if (!(await ownsFiles(tx, selfies, [request.file_id]))) throw paramError('/file_id', 'unknown');
  await countGuess(tx, limit, now);
  const { memberId } = member;
  const document = await documentToCompare(tx, services.secrets, member, request);
  const isWrong = async (code: 'FACE_FAIL' | 'FACE_NOT_MATCH_DOC') => {
    if (before.failures + 1 === limit.tries) await tellOfClosedWay(tx, call, member, limit);
    return fail(code);
  };
  if (!document) return isWrong('FACE_NOT_MATCH_DOC');
  const { pictures, ...bound } = document;
  const verdict = await services.identity.check(tx, 'face', { memberId, pictures: [request.file_id, ...pictures] });
  if (verdict === 'ID_NET_TIMEOUT') {
    await forgiveGuess(tx, limit);
    return fail(verdict);
  }
  if (verdict !== 'passed') return isWrong(verdict);
  await resetGuesses(tx, limit, now);
  // Kept as the proof; a picture that did not match is nobody's business.
  await useFiles(tx, selfies, [request.file_id], now);
  const life = { seconds: numberConstant(constants, 'realname.face.ticketLife'), now };
  const use = { kind: 'face' as const, memberId, operation: request.purpose, ...bound };
  const { ticket, expireTime } = await giveTicket(tx, services.secrets, use, life);
  return { ticket, expire_time: expireTime };
});

/** Somebody else's face is tried only so often. */
const limitOf = ({ member, constants }: Call<'realnameFaceCheck'>) => ({
  kind: 'face' as const,
  subject: `member:${member.memberId}`,
  tries: numberConstant(constants, 'realname.face.tries'),
  lock: numberConstant(constants, 'realname.face.lock'),
});
