import { maskToEnd } from '../../../src/domain/maskDigits.ts';
import { lockOwnCard } from '../../cards/ownCards.ts';
import { defineOperation } from '../../call/operation.ts';
import { takeTicket } from '../../access/tickets.ts';
import { tellMember } from '../../people/tellMember.ts';

/** A wallet that has the card already keeps it. */
export const cardEnableWallet = defineOperation('cardEnableWallet', async (call) => {
  const { tx, member, request, now, fail } = call;
  const { memberId } = member;
  const card = await lockOwnCard(tx, memberId, request.card_id);
  const use = { kind: 'otp', memberId, operation: 'cardEnableWallet', quoteId: card.cardId } as const;
  if (!(await takeTicket(tx, request.otp_ticket, use, now))) throw fail('TICKET_EXPIRED');
  if (member.status !== 'normal' || card.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  if (card.status !== 'active') throw fail('CARD_STATUS', { status: card.status });
  await tx.query('INSERT INTO card_wallets (card_id, wallet, enabled_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    card.cardId,
    request.wallet,
    now,
  ]);
  const mask = maskToEnd(card.last4);
  await tellMember(tx, call, member, 'walletEnabled', { card: mask });
  return { status: 'enabled' as const, wallet: request.wallet, card_no_mask: mask, time: now };
});
