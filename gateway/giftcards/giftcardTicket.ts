import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Call, OperationId } from '../call/operation.ts';
import { numberConstant } from '../shared/constant.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import type { Giftcard } from './giftcard.ts';
import type { GiftcardOrder } from './giftcardOrder.ts';

/** What the holder of a ticket may look at: one card, one order with its cards, or every order of the number. */
export interface GiftcardScope {
  readonly cardId?: string;
  readonly orderNo?: string;
  /** The buyer's number: codes go there. */
  readonly number: MobileNumber;
}

type Around = Pick<Call<OperationId>, 'proofs' | 'constants' | 'now'>;

/** Good in the browser that it is given to, as everything that a visitor has proven (docs/decisions/0017-proofs.md). */
export async function giveGiftcardTicket(tx: Transaction, scope: GiftcardScope, { proofs, constants, now }: Around) {
  const { ticket, hash } = proofs.give();
  const expireTime = later(now, numberConstant(constants, 'giftcard.ticket.life'));
  await tx.query(
    `INSERT INTO giftcard_tickets (ticket_hash, card_id, order_no, area_code, mob_no, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hash, scope.cardId ?? null, scope.orderNo ?? null, scope.number.areaCode, scope.number.mobNo, expireTime],
  );
  return { query_ticket: ticket, expire_time: expireTime };
}

/** What a ticket that is good now, and in this browser, opens. */
export async function readGiftcardTicket(
  tx: Transaction,
  ticket: string,
  { proofs, now }: Pick<Around, 'proofs' | 'now'>,
): Promise<GiftcardScope | undefined> {
  const [row] = await tx.query<{
    card_id: string | null;
    order_no: string | null;
    area_code: string;
    mob_no: string;
  }>('SELECT card_id, order_no, area_code, mob_no FROM giftcard_tickets WHERE ticket_hash = $1 AND expires_at > $2', [
    proofs.hashOf(ticket),
    now,
  ]);
  return (
    row && {
      ...(row.card_id === null ? {} : { cardId: row.card_id }),
      ...(row.order_no === null ? {} : { orderNo: row.order_no }),
      number: { areaCode: row.area_code, mobNo: row.mob_no },
    }
  );
}

/** True when the ticket opens this order, as a whole. */
export function opensOrder({ cardId, orderNo, number }: GiftcardScope, order: GiftcardOrder): boolean {
  if (cardId !== undefined) return false;
  if (orderNo !== undefined) return orderNo === order.orderNo;
  return number.areaCode === order.areaCode && number.mobNo === order.mobNo;
}

/** True when the ticket opens this card of this order. */
export function opensCard(scope: GiftcardScope, card: Giftcard, order: GiftcardOrder): boolean {
  return scope.cardId === undefined ? opensOrder(scope, order) : scope.cardId === card.cardId;
}
