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

export const cardOptions = defineOperation('cardOptions', async ({ tx, member, request, constants }) => {
  const { memberId } = member;
  const payer = await payingCard(tx, memberId, request.account_id);
  const sum = (id: string) => money(moneyConstant(constants, id, payer.currency), payer.currency);
  const kinds = [
    { kind: 'new' as const, price: sum('card.price.virtual') },
    { kind: 'buyChip' as const, price: sum('card.price.physical') },
  ];
  return {
    held: countingCards(await ownCards(tx, memberId)),
    most: numberConstant(constants, 'card.most'),
    free_fee: await firstCardIsFree(tx, memberId, constants),
    options: kinds.flatMap((kind) =>
      ORGANS.flatMap((card_organ) =>
        CURRENCIES.map((currency) => ({ ...kind, card_organ, currency, card_fee: sum('card.fee') })),
      ),
    ),
  };
});
