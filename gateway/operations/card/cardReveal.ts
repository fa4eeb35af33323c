import { findCardById } from '../../cards/cardRecord.ts';
import { ownCard } from '../../cards/ownCards.ts';
import { defineOperation } from '../../call/operation.ts';
import { securityCode } from '../../people/securityCode.ts';
import { takeTicket } from '../../access/tickets.ts';
import { revealNumber } from '../../vault/cardNumber.ts';

/** A card that is not in its member's hands yet, or no longer, is shown to nobody. */
const IN_USE: ReadonlySet<string> = new Set(['active', 'locked', 'paused', 'suspended']);

export const cardReveal = defineOperation('cardReveal', async ({ tx, member, request, services, now, fail }) => {
  const card = await ownCard(tx, member.memberId, request.card_id);
  const use = { kind: 'payPwd', memberId: member.memberId, operation: 'cardReveal', quoteId: card.cardId } as const;
  if (!(await takeTicket(tx, request.ticket, use, now))) throw fail('TICKET_EXPIRED');
  if (!IN_USE.has(card.status)) throw fail('CARD_STATUS', { status: card.status });
  if (member.status !== 'normal' || card.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  const cardNo = revealNumber(services.vault, (await findCardById(tx, card.cardId))!);
  return {
    card_no: cardNo,
    expiry_date: card.expiry,
    cvc2: securityCode(services.secrets, cardNo, card.expiry),
    holder_name: member.userName,
  };
});
