import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { countGuess, readGuesses, resetGuesses } from '../../people/guesses.ts';
import { documentHash } from '../../people/identity.ts';
import { tellOfClosedWay } from '../../people/tellOfLock.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { modesOf, readReset, resetLimit, verifyReset } from '../../login/passwordReset.ts';
import { sameText } from '../../vault/secrets.ts';
import { resetBinding } from '../../login/codeScenes.ts';

export const forgetPwdVerifyOtpId = defineOperation('forgetPwdVerifyOtpId', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  if (!modesOf(reset.identity).includes('codeAndId')) return fail('NO_DOC');
  const limit = await resetLimit(tx, 'resetId', reset, call);
  const before = await readGuesses(tx, limit, now);
  if (before.locked) return fail('ID_LOCKED', { until: before.lockedUntil ?? now });
  const entry = { otpId: request.otp_id, otp: request.otp, binding: resetBinding(request.fp_ticket) };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const hash = documentHash(services.secrets, request.doc_type, request.doc_no);
  const sameType = reset.identity.docType === request.doc_type;
  if (!sameText(reset.identity.docNoHash ?? '', hash) || !sameType || reset.memberId === undefined) {
    await countGuess(tx, limit, now);
    const left = limit.tries - before.failures - 1;
    if (left > 0) return fail('ID_NOT_MATCH', { left });
    return fail('ID_LOCKED', { until: await tellOfClosedWay(tx, call, reset.memberId, limit) });
  }
  await resetGuesses(tx, limit, now);
  await endCode(tx, request.otp_id, now);
  return verifyReset(tx, call, reset);
});
