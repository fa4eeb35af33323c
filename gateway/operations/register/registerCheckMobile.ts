import { later } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { checkNumberFree } from '../../people/mobileNumbers.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { registrationBinding } from '../../login/codeScenes.ts';

/** Only who has the phone in hand learns whether its number is a member's. */
export const registerCheckMobile = defineOperation('registerCheckMobile', async (call) => {
  const { tx, request, services, now, constants } = call;
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  const entry = { otpId: request.otp_id, otp: request.otp, binding: registrationBinding(number) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  await checkNumberFree(tx, number, now);
  const { ticket, hash } = call.proofs.give();
  const expireTime = later(now, numberConstant(constants, 'access.register.ticketLife'));
  await tx.query('INSERT INTO registrations (ticket_hash, area_code, mob_no, expires_at) VALUES ($1, $2, $3, $4)', [
    hash,
    number.areaCode,
    number.mobNo,
    expireTime,
  ]);
  return { reg_ticket: ticket, expire_time: expireTime };
});
