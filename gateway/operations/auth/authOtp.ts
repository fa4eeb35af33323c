import { defineOperation } from '../../call/operation.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { operationBinding } from '../../access/sendCode.ts';
import { giveTicket } from '../../access/tickets.ts';
import { addressToProve } from '../../money/addressToProve.ts';
import { hashOf } from '../../vault/secrets.ts';

export const authOtp = defineOperation('authOtp', async ({ tx, request, member, services, now, constants }) => {
  const { operation, quote_id: quoteId } = request;
  const address = addressToProve(request, member);
  const binding = operationBinding(member.memberId, operation, quoteId, address);
  const entry = { otpId: request.otp_id, otp: request.otp, binding };
  const verdict = await judgeCode(tx, services.secrets, entry, { now, constants });
  if (verdict.type !== 'right') return codeFailure(verdict);
  const quote = quoteId === undefined ? {} : { quoteId };
  const proven = address === undefined ? {} : { digest: hashOf(address) };
  const use = { kind: 'otp' as const, memberId: member.memberId, operation, ...quote, ...proven };
  const life = { seconds: numberConstant(constants, 'access.ticket.life'), now };
  const { ticket, expireTime } = await giveTicket(tx, services.secrets, use, life);
  return { ticket, expire_time: expireTime };
});
