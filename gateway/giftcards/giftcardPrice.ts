import { money, toMinor, type Currency } from '../../src/domain/money.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { moneyConstant } from '../money/moneyConstant.ts';
import { postageTo, type DeliveryRegion } from '../money/postage.ts';
import { numberConstant } from '../shared/constant.ts';

/** Cards that come by post, or by e-mail. */
export type GiftcardKind = 'entity' | 'virtual';

export interface GiftcardLine {
  /** A decimal string in the currency of the order. */
  readonly denomination: string;
  readonly quantity: number;
}

/** What is to be bought, as far as its price goes. */
export interface PricedCards {
  readonly kind: GiftcardKind;
  readonly currency: Currency;
  readonly lines: readonly GiftcardLine[];
  /** Of cards that come by post. */
  readonly region?: DeliveryRegion;
}

/** Minor units of the order's currency. */
export interface GiftcardPrice {
  readonly count: number;
  /** What the cards hold together. */
  readonly amount: bigint;
  readonly cardFee: bigint;
  readonly postage: bigint;
  /** Taken off the card fee when it is the first order of its mobile number (R-CONST-23, AMB-18). */
  readonly waivable: bigint;
}

/** What an order costs. How many cards it has and what they hold are the figures that its page has shown. */
export function giftcardPrice(
  { kind, currency, lines, region }: PricedCards,
  { services, constants, world }: Pick<Call<OperationId>, 'services' | 'constants' | 'world'>,
): GiftcardPrice {
  const ordered = lines.map(({ denomination, quantity }) => ({ denomination, quantity }));
  const subject = { currency, lines: ordered, custom_lines: [] };
  const count = Number(services.content.figure('giftcard.count', subject, world));
  const amount = toMinor(String(services.content.figure('giftcard.amount', subject, world)), currency);
  const fee = moneyConstant(constants, `giftcard.fee.${kind}`, currency);
  const waived = Math.min(count, numberConstant(constants, 'giftcard.waived.cards'));
  return {
    count,
    amount,
    cardFee: fee * BigInt(count),
    postage: postageTo(region, currency, constants),
    waivable: fee * BigInt(waived),
  };
}

/** The figures as the wire has them, less what is waived. */
export function giftcardFigures(price: Omit<GiftcardPrice, 'waivable'>, waived: bigint, currency: Currency) {
  const { count, amount, cardFee, postage } = price;
  return {
    count,
    amount: money(amount, currency),
    card_fee: money(cardFee, currency),
    waived: money(-waived, currency),
    postage: money(postage, currency),
    total: money(amount + cardFee - waived + postage, currency),
  };
}
