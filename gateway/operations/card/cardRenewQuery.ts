import { hongKongDate } from '../../../src/domain/calendarDate.ts';
import { money } from '../../../src/domain/money.ts';
import { freeRenewalLeft } from '../../cards/cardPrice.ts';
import { orderUnderWay } from '../../cards/orderRules.ts';
import { ownCard, renewFrom, type OwnCard } from '../../cards/ownCards.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardRenewQuery = defineOperation('cardRenewQuery', async ({ tx, member, request, constants, now }) => {
  const card = await ownCard(tx, member.memberId, request.card_id);
  const opens = renewFrom(card, constants);
  const order = await orderUnderWay(tx, card);
  const state = order ? ('printing' as const) : stateOf(card, opens, hongKongDate(now));
  const free = await freeRenewalLeft(tx, card.accountId, constants);
  const fee = free ? 0n : moneyConstant(constants, 'card.renewal.fee', card.currency);
  return {
    eligible: state === 'open',
    state,
    kind: card.cardType === 'virtual' ? ('renewVirtual' as const) : ('renewChip' as const),
    open_date: opens,
    valid_to: card.validTo,
    free,
    fee: money(fee, card.currency),
    ...order,
  };
});

/** The bounds belong to it: 90 days before the last day, and that day itself (AMB-49). */
function stateOf({ status, validTo }: OwnCard, opens: string, today: string) {
  if (status !== 'active') return 'unsuitable' as const;
  if (today > validTo) return 'expired' as const;
  return today < opens ? ('notOpen' as const) : ('open' as const);
}
