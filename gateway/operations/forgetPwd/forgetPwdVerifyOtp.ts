import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses, type GuessLimit } from '../../people/guesses.ts';
import { checkCode, countSecondProof, endCode } from '../../access/oneTimeCodes.ts';
import { modesOf, readReset, resetSubject, verifyReset } from '../../login/passwordReset.ts';
import { sameText } from '../../vault/secrets.ts';
import { resetBinding } from '../../login/codeScenes.ts';

/** Too many wrong birth dates end the code (AMB-27). There are few dates and many codes, so that they are counted for the member as
 * well, and close this way for a time. */
export const forgetPwdVerifyOtp = defineOperation('forgetPwdVerifyOtp', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  if (!modesOf(reset.identity).includes('code')) return fail('NO_DOC');
  const limit: GuessLimit = {
    kind: 'resetBirth',
    subject: await resetSubject(tx, reset, call.device),
    tries: numberConstant(constants, 'access.forget.tries'),
    lock: numberConstant(constants, 'access.forget.lock'),
  };
  const before = await readGuesses(tx, limit, now);
  const entry = { otpId: request.otp_id, otp: request.otp, binding: resetBinding(request.fp_ticket) };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  if (before.locked) {
    await endCode(tx, request.otp_id, now);
    return fail('BIRTH_TOO_MANY');
  }
  if (!sameText(reset.identity.birthMd ?? '', request.birth_md) || reset.memberId === undefined) {
    const most = numberConstant(constants, 'access.birth.tries');
    await countGuess(tx, limit, now);
    const ofCode = await countSecondProof(tx, request.otp_id, most, now);
    const left = Math.min(ofCode, limit.tries - before.failures - 1);
    if (left === 0) await endCode(tx, request.otp_id, now);
    return left > 0 ? fail('BIRTH_ERROR', { left }) : fail('BIRTH_TOO_MANY');
  }
  await resetGuesses(tx, limit, now);
  await endCode(tx, request.otp_id, now);
  return verifyReset(tx, call, reset);
});
