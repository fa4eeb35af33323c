import { money } from '../../../src/domain/money.ts';
import { insertApplicationQuote } from '../../cards/cardApplication.ts';
import { newCardPrice, totalOf } from '../../cards/cardPrice.ts';
import { paramError } from '../../shared/failure.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardApplyQuote = defineOperation('cardApplyQuote', async (call) => {
  const { tx, request, services, constants } = call;
  const { card_type: cardType, card_organ: cardOrgan, currency, delivery_region: region } = request;
  if (cardType === 'physical' && region === undefined) throw paramError('/delivery_region', 'required');
  if (cardType === 'virtual' && region !== undefined) throw paramError('/delivery_region', 'unknown');
  const price = newCardPrice(cardType, currency, region, constants);
  const quoteId = services.secrets.id();
  const card = { quoteId, cardType, cardOrgan, currency, ...price, ...(region === undefined ? {} : { region }) };
  const expireTime = await insertApplicationQuote(tx, card, call);
  const sum = (minor: bigint) => money(minor, currency);
  return {
    quote_id: quoteId,
    price: sum(price.price),
    card_fee: sum(price.cardFee),
    ...(cardType === 'physical' && { postage: sum(price.postage) }),
    total: sum(totalOf(price)),
    expire_time: expireTime,
  };
});
