import type { Transaction } from '../../db/transaction.ts';
import { Failure, paramError } from '../../failure.ts';
import { defineOperation, type Call } from '../../operation.ts';
import type { Member } from '../../people/member.ts';
import { findMember } from '../../people/members.ts';
import type { CodeBinding } from '../../people/oneTimeCodes.ts';
import { deviceBinding, operationBinding, sendCode } from '../../people/sendCode.ts';
import { readLoginTicket } from '../../people/tickets.ts';

type Send = Call<'smsSendCode'> & { readonly tx: Transaction };

export const smsSendCode = defineOperation('smsSendCode', async (call) => {
  const { member, binding } = call.request.scene === 'DEVICE' ? await ofDevice(call) : ofOperation(call);
  const sending = await sendCode(call.tx, call, member, binding);
  if (sending.type === 'limit') return call.fail('OTP_LIMIT', { resend_after: sending.resendAfter });
  return sending.reply;
});

/** A sign-in that has come as far as the new device. */
async function ofDevice({ tx, request, now, fail }: Send): Promise<{ member: Member; binding: CodeBinding }> {
  const ticket = request.login_ticket;
  if (ticket === undefined) throw paramError('/login_ticket', 'required');
  const login = await readLoginTicket(tx, ticket, 'device', now);
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) throw fail('TICKET_EXPIRED');
  return { member, binding: deviceBinding(ticket) };
}

/** A signed-in member about to do something. */
function ofOperation({ request, member }: Send): { member: Member; binding: CodeBinding } {
  if (!member) throw new Failure('NOT_LOGIN');
  if (request.operation === undefined) throw paramError('/operation', 'required');
  return { member, binding: operationBinding(member.memberId, request.operation, request.quote_id) };
}
