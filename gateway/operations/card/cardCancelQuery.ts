import { money } from '../../../src/domain/money.ts';
import { cancelTerms } from '../../cards/cancelTerms.ts';
import { cardRow, ownCard } from '../../cards/ownCards.ts';
import { numberUsableFrom } from '../../money/closure.ts';
import { isLastAccount } from '../../money/endMember.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const cardCancelQuery = defineOperation('cardCancelQuery', async (call) => {
  const { tx, member, request, constants, now } = call;
  const card = await ownCard(tx, member.memberId, request.card_id);
  const terms = await cancelTerms(tx, member, card, call);
  return {
    cancel_id: terms.cancelId,
    card: cardRow(card),
    balance: money(terms.balance, card.currency),
    fee: money(terms.fee, card.currency),
    refund: money(terms.refund, card.currency),
    refund_workdays: numberConstant(constants, 'card.cancel.refundWorkdays'),
    usable_from: numberUsableFrom(now),
    last_card: await isLastAccount(tx, member.memberId, card.accountId),
  };
});
