import type { JsonObject } from '../../src/domain/json.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Transaction } from '../db/transaction.ts';
import { moneyConstant } from '../money/moneyConstant.ts';
import { postageTo, type DeliveryRegion } from '../money/postage.ts';
import { numberConstant } from '../shared/constant.ts';
import type { CardOrderKind, CardPrice } from './cardOrder.ts';

export const totalOf = ({ price, cardFee, postage, waived }: CardPrice) => price + cardFee + postage - waived;

export interface PricedCard {
  readonly kind: CardOrderKind;
  readonly memberId: string;
  /** That pays. */
  readonly accountId: string;
  readonly currency: Currency;
  readonly region?: DeliveryRegion;
}

/** What an order costs now (R-CONST-17, R-CONST-42 to R-CONST-53, AMB-49, AMB-50). */
export async function cardPrice(tx: Transaction, order: PricedCard, constants: JsonObject): Promise<CardPrice> {
  const { kind, currency, region } = order;
  if (isRenewal(kind)) {
    const cardFee = moneyConstant(constants, 'card.renewal.fee', currency);
    const postage = postageTo(region, currency, constants);
    const waived = (await freeRenewalLeft(tx, order.accountId, constants)) ? cardFee : 0n;
    return { price: 0n, cardFee, postage, waived };
  }
  const made = newCardPrice(kind === 'new' ? 'virtual' : 'physical', currency, region, constants);
  const isFree = kind !== 'chipApply' && (await firstCardIsFree(tx, order.memberId, constants));
  return { ...made, waived: isFree ? made.cardFee : 0n };
}

/** What a card costs anybody. */
export function newCardPrice(
  type: 'virtual' | 'physical',
  currency: Currency,
  region: DeliveryRegion | undefined,
  constants: JsonObject,
): CardPrice {
  const sum = (id: string) => moneyConstant(constants, id, currency);
  const postage = postageTo(region, currency, constants);
  return { price: sum(`card.price.${type}`), cardFee: sum('card.fee'), postage, waived: 0n };
}

const isRenewal = (kind: CardOrderKind) => kind === 'renewVirtual' || kind === 'renewChip' || kind === 'replace';

/** Renewals and replacements share the free one of a card (AMB-49). They are counted by its account, which has one card at a time:
 * the card made in place of a lost one is the same to its holder, or every loss would be free. What was not passed does not count. */
export async function freeRenewalLeft(tx: Transaction, accountId: string, constants: JsonObject): Promise<boolean> {
  const [row] = await tx.query<{ used: number }>(
    `SELECT count(*)::int AS used FROM card_orders JOIN card_quotes USING (quote_id)
     WHERE card_orders.account_id = $1 AND kind IN ('renewVirtual', 'renewChip', 'replace') AND state <> 'notPassed'`,
    [accountId],
  );
  return (row?.used ?? 0) < numberConstant(constants, 'card.renewal.free');
}

/** The first card that a member orders has no fee after one top-up of more than the sum in its currency. */
export async function firstCardIsFree(tx: Transaction, memberId: string, constants: JsonObject): Promise<boolean> {
  const ordered = await tx.query(
    `SELECT 1 FROM card_orders JOIN card_quotes USING (quote_id)
     WHERE card_orders.member_id = $1 AND kind IN ('new', 'buyChip') AND state <> 'notPassed' LIMIT 1`,
    [memberId],
  );
  if (ordered.length > 0) return false;
  const topups = await tx.query<{ currency: Currency; most: bigint }>(
    `SELECT currency, max(amount) AS most FROM account_records JOIN accounts USING (account_id)
     WHERE member_id = $1 AND kind = 'topup' AND account_records.status = 'success' GROUP BY currency`,
    [memberId],
  );
  return topups.some(({ currency, most }) => most > moneyConstant(constants, 'card.free.topup', currency));
}
