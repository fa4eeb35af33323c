import { defineOperation } from '../../call/operation.ts';
import { judgeBirth } from '../../access/birthBesideCode.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { checkCode, endCode } from '../../access/oneTimeCodes.ts';
import { modesOf, readReset, resetSubject, verifyReset } from '../../login/passwordReset.ts';
import { sameText } from '../../vault/secrets.ts';
import { resetBinding } from '../../login/codeScenes.ts';

export const forgetPwdVerifyOtp = defineOperation('forgetPwdVerifyOtp', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  if (!modesOf(reset.identity).includes('code')) return fail('NO_DOC');
  const { otp_id: otpId, otp } = request;
  const entry = { otpId, otp, binding: resetBinding(request.fp_ticket) };
  const verdict = await checkCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const kind = 'resetBirth';
  const subject = await resetSubject(tx, kind, reset, call);
  const isRight = sameText(reset.identity.birthMd ?? '', request.birth_md) && reset.memberId !== undefined;
  const left = await judgeBirth(tx, call, { otpId, kind, subject, memberId: reset.memberId, isRight });
  if (left !== undefined) return left > 0 ? fail('BIRTH_ERROR', { left }) : fail('BIRTH_TOO_MANY');
  await endCode(tx, otpId, now);
  return verifyReset(tx, call, reset);
});
