import { money } from '../../../src/domain/money.ts';
import { paramError } from '../../shared/failure.ts';
import { checkLines, checkThreshold } from '../../giftcards/checkCards.ts';
import { giftcardFigures, giftcardPrice } from '../../giftcards/giftcardPrice.ts';
import { insertGiftcardQuote } from '../../giftcards/giftcardQuote.ts';
import { defineOperation } from '../../call/operation.ts';

/** Prices an order for anybody. Whether a number has ordered before is nobody's business until its code is entered: so the
 * quote says what a first order costs and what any other does, and the order decides. */
export const giftcardQuote = defineOperation('giftcardQuote', async (call) => {
  const { tx, request, services } = call;
  const { kind, currency, delivery_region: region } = request;
  if (kind === 'entity' && region === undefined) throw paramError('/delivery_region', 'required');
  if (kind === 'virtual' && region !== undefined) throw paramError('/delivery_region', 'unknown');
  const custom = request.custom_lines ?? [];
  checkLines(request.lines, custom, currency, call);
  const lines = [...request.lines, ...custom].filter(({ quantity }) => quantity > 0);
  const priced = { kind, currency, lines, ...(region === undefined ? {} : { region }) };
  const price = giftcardPrice(priced, call);
  checkThreshold(price, currency, call);
  const quoteId = services.secrets.id();
  const expireTime = await insertGiftcardQuote(tx, { ...priced, ...price, quoteId }, call);
  const { waived: _none, ...figures } = giftcardFigures(price, 0n, currency);
  const { waived, total } = giftcardFigures(price, price.waivable, currency);
  return {
    quote_id: quoteId,
    ...figures,
    first_order: { waived, total },
    card_price: money(price.cardFee / BigInt(price.count), currency),
    expire_time: expireTime,
  };
});
