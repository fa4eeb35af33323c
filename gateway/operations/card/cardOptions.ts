import { money, type Currency } from '../../../src/domain/money.ts';
import { firstCardIsFree } from '../../cards/cardPrice.ts';
import { countingCards, ownCards } from '../../cards/ownCards.ts';
import { payingCard } from '../../cards/quoteCard.ts';
import { moneyConstant } from '../../money/moneyConstant.ts';
import type { CardOrgan } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

const ORGANS: readonly CardOrgan[] = ['Visa', 'UnionPay', 'Mastercard'];
const CURRENCIES: readonly Currency[] = ['HKD', 'CNY', 'USD'];

/** Of the prices that a member without any card sees. */
const FIRST_CURRENCY: Currency = 'HKD';

export const cardOptions = defineOperation('cardOptions', async ({ tx, member, request, constants }) => {
  const { memberId } = member;
  const cards = await ownCards(tx, memberId);
  const payer = request.account_id === undefined ? cards[0] : payingCard(cards, request.account_id);
  const currency = payer?.currency ?? FIRST_CURRENCY;
  const sum = (id: string) => money(moneyConstant(constants, id, currency), currency);
  const kinds = [
    { kind: 'new' as const, price: sum('card.price.virtual') },
    { kind: 'buyChip' as const, price: sum('card.price.physical') },
  ];
  const held = countingCards(cards);
  const most = numberConstant(constants, 'card.most');
  return {
    held,
    most,
    may_order: held < most,
    free_fee: await firstCardIsFree(tx, memberId, constants),
    options: kinds.flatMap((kind) =>
      ORGANS.flatMap((card_organ) =>
        CURRENCIES.map((made) => ({ ...kind, card_organ, currency: made, card_fee: sum('card.fee') })),
      ),
    ),
  };
});
