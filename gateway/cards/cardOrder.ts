import type { Currency } from '../../src/domain/money.ts';
import type { DeliveryRegion } from '../money/postage.ts';
import type { CardOrgan } from '../money/wallet.ts';

export type CardOrderKind = 'new' | 'buyChip' | 'chipApply' | 'renewVirtual' | 'renewChip' | 'replace';
export type PurchaseState = 'toAudit' | 'unpaid' | 'paid' | 'assigned' | 'shipped' | 'notPassed' | 'completed';
export type PrintProgress = 'waiting' | 'making' | 'delivered' | 'received';

/** Minor units of the account that pays. */
export interface CardPrice {
  readonly price: bigint;
  readonly cardFee: bigint;
  readonly postage: bigint;
  /** Of the card fee, what is not to be paid. */
  readonly waived: bigint;
}

/** The figures of one order, bound to member, account and card. */
export interface CardQuote extends CardPrice {
  readonly quoteId: string;
  readonly memberId: string;
  readonly kind: CardOrderKind;
  /** That pays. */
  readonly accountId: string;
  readonly currency: Currency;
  /** Of a new card. */
  readonly made?: { readonly currency: Currency; readonly organ: CardOrgan; readonly isForShopping: boolean };
  /** Of the other kinds, the id of the card that it is for. */
  readonly cardId?: string;
  readonly region?: DeliveryRegion;
  readonly expiresAt: string;
}

/** Kinds of which something is sent by post. */
export const isSent = (kind: CardOrderKind) => kind !== 'new' && kind !== 'renewVirtual';
