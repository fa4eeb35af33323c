import { cardRow, countingCards, ownCards } from '../../cards/ownCards.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const cardList = defineOperation('cardList', async ({ tx, member, request, constants }) => {
  const cards = await ownCards(tx, member.memberId);
  const { account_id: accountId } = request;
  const asked = cards.filter((card) => accountId === undefined || card.accountId === accountId);
  if (accountId !== undefined && asked.length === 0) throw paramError('/account_id', 'unknown');
  const listed = request.without_cancelled ? asked.filter(({ status }) => status !== 'cancelled') : asked;
  return { list: listed.map(cardRow), held: countingCards(cards), most: numberConstant(constants, 'card.most') };
});
