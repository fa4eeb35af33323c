import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { operationBinding } from '../../access/sendCode.ts';
import { giveTicket } from '../../access/tickets.ts';

export const authOtp = defineOperation('authOtp', async ({ tx, request, member, services, now, constants, fail }) => {
  const { operation, quote_id: quoteId } = request;
  const binding = operationBinding(member.memberId, operation, quoteId);
  const entry = { otpId: request.otp_id, otp: request.otp, binding };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type === 'notObtained') return fail('OTP_NOT_OBTAINED');
  if (verdict.type === 'lost') return fail('OTP_LOST');
  if (verdict.type === 'limit') return fail('OTP_LIMIT');
  if (verdict.type === 'wrong') return fail('OTP_WRONG', { left: verdict.left });
  const quote = quoteId === undefined ? {} : { quoteId };
  const use = { kind: 'otp' as const, memberId: member.memberId, operation, ...quote };
  const life = { seconds: numberConstant(constants, 'access.ticket.life'), now };
  const { ticket, expireTime } = await giveTicket(tx, services.secrets, use, life);
  return { ticket, expire_time: expireTime };
});
