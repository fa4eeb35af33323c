import { defineOperation } from '../../call/operation.ts';
import { newHash } from '../../access/newHash.ts';
import { plainAnswer } from '../../people/identity.ts';
import { tellMember } from '../../people/tellMember.ts';
import { endProof } from '../../access/tickets.ts';
import { holdsVerifyTicket } from '../../access/verifyTickets.ts';

export const userQaSet = defineOperation('userQaSet', async (call) => {
  const { tx, request, member, fail } = call;
  const use = { memberId: member.memberId, purpose: 'securityQuestion' } as const;
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, use))) return fail('TICKET_EXPIRED');
  const hash = await newHash(call, plainAnswer(request.answer));
  await tx.query('UPDATE members SET question = $2, answer_hash = $3 WHERE member_id = $1', [
    member.memberId,
    request.question,
    hash,
  ]);
  await endProof(tx, call, request.verify_ticket);
  await tellMember(tx, call, member, 'questionChanged');
  return {};
});
