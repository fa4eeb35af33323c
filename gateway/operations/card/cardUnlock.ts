import { maskToEnd } from '../../../src/domain/maskDigits.ts';
import { lockOwnCard, setCardStatus } from '../../cards/ownCards.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';
import { tellMember } from '../../people/tellMember.ts';

export const cardUnlock = defineOperation('cardUnlock', async (call) => {
  const { tx, member, request, now, fail } = call;
  const card = await lockOwnCard(tx, member.memberId, request.card_id);
  const use = { kind: 'payPwd', memberId: member.memberId, operation: 'cardUnlock', quoteId: card.cardId } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw fail('TICKET_EXPIRED');
  if (card.status !== 'locked') throw fail('CHANGE_STATUS_ERROR', { status: card.status });
  await setCardStatus(tx, card, 'active');
  await tellMember(tx, call, member, 'cardUnlocked', { card: maskToEnd(card.last4) });
  return { status: 'active' as const };
});
