import { money } from '../../../src/domain/money.ts';
import { totalOf } from '../../cards/cardPrice.ts';
import { quoteCard } from '../../cards/quoteCard.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardQuote = defineOperation('cardQuote', async (call) => {
  const quote = await quoteCard(call.tx, call);
  const sum = (minor: bigint) => money(minor, quote.currency);
  return {
    quote_id: quote.quoteId,
    price: sum(quote.price),
    card_fee: sum(quote.cardFee),
    postage: sum(quote.postage),
    waived: sum(-quote.waived),
    total: sum(totalOf(quote)),
    expire_time: quote.expiresAt,
  };
});
