import { defineOperation } from '../../operation.ts';
import { plainAnswer } from '../../people/identity.ts';
import { tellMember } from '../../people/tellMember.ts';
import { endVerifyTicket, holdsVerifyTicket } from '../../people/verifyTickets.ts';

export const userQaSet = defineOperation('userQaSet', async (call) => {
  const { tx, request, member, services, now, fail } = call;
  const use = { memberId: member.memberId, purpose: 'securityQuestion', now } as const;
  if (!(await holdsVerifyTicket(tx, request.verify_ticket, use))) return fail('TICKET_EXPIRED');
  const hash = await services.passwords.hash(plainAnswer(request.answer));
  await tx.query('UPDATE members SET question = $2, answer_hash = $3 WHERE member_id = $1', [
    member.memberId,
    request.question,
    hash,
  ]);
  await endVerifyTicket(tx, request.verify_ticket, now);
  await tellMember(tx, call, member, 'questionChanged');
  return {};
});
