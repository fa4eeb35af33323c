import { maskMobile } from '../../../src/domain/maskMobile.ts';
import { later } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { endGivenUpIdentities } from '../../money/fpsRegistration.ts';
import { checkNumberFree } from '../../people/mobileNumbers.ts';
import { endCodesTo, judgeCode } from '../../access/oneTimeCodes.ts';
import { endResets } from '../../login/passwordReset.ts';
import { newNumberBinding } from '../../login/codeScenes.ts';
import { tellMember } from '../../people/tellMember.ts';
import { endTickets } from '../../access/tickets.ts';
import { holdsVerifyTicket } from '../../access/verifyTickets.ts';

/** From now on the member's funds are frozen for a day (R-CONST-09, AMB-40). */
export const userMobChange = defineOperation('userMobChange', async (call) => {
  const { tx, request, member, services, now, constants, fail } = call;
  const { memberId } = member;
  const use = { memberId, purpose: 'mobile' } as const;
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, use))) return fail('TICKET_EXPIRED');
  const number = { areaCode: request.area_code, mobNo: request.mob_no };
  const entry = { otpId: request.otp_id, otp: request.otp, binding: newNumberBinding(memberId, number) };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  await checkNumberFree(tx, number, now);
  const frozenUntil = later(now, numberConstant(constants, 'transfer.freeze.mobileChange'));
  await tx.query('UPDATE members SET area_code = $2, mob_no = $3, frozen_until = $4 WHERE member_id = $1', [
    memberId,
    number.areaCode,
    number.mobNo,
    frozenUntil,
  ]);
  // The old phone proves nothing from now on. Codes first: one that is being judged at this moment is waited for, and the ticket
  // it gives ends with the others.
  await endCodesTo(tx, services.secrets, member, now);
  await endTickets(tx, memberId, now);
  await endResets(tx, memberId, now);
  await endGivenUpIdentities(tx, memberId);
  // To the old number: whoever has lost the account to another learns of it.
  await tellMember(tx, call, member, 'mobileChanged', { number: maskMobile(number.mobNo) });
  return { mob_no_mask: maskMobile(number.mobNo), frozen_until: frozenUntil };
});
