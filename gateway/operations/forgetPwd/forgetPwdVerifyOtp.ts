import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { checkCode, countSecondProof, endCode } from '../../access/oneTimeCodes.ts';
import { modesOf, readReset, verifyReset } from '../../login/passwordReset.ts';
import { sameText } from '../../vault/secrets.ts';
import { resetBinding } from '../../login/codeScenes.ts';

/** Too many wrong birth dates end the code: there are few dates, so guesses are bound to it (AMB-27). */
export const forgetPwdVerifyOtp = defineOperation('forgetPwdVerifyOtp', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  if (!modesOf(reset.identity).includes('code')) return fail('NO_DOC');
  const entry = { otpId: request.otp_id, otp: request.otp, binding: resetBinding(request.fp_ticket) };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  if (!sameText(reset.identity.birthMd ?? '', request.birth_md) || reset.memberId === undefined) {
    const most = numberConstant(constants, 'access.birth.tries');
    const left = await countSecondProof(tx, request.otp_id, most, now);
    return left > 0 ? fail('BIRTH_ERROR', { left }) : fail('BIRTH_TOO_MANY');
  }
  await endCode(tx, request.otp_id, now);
  return verifyReset(tx, call, reset);
});
