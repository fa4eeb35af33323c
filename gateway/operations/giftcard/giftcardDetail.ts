import type { Transaction } from '../../db/transaction.ts';
import { paramError } from '../../shared/failure.ts';
import { findGiftcard, giftcardsOf, giftcardsWire, giftcardTransactions } from '../../giftcards/giftcard.ts';
import { findGiftcardOrder, orderWire } from '../../giftcards/giftcardOrder.ts';
import { giftcardPayTo } from '../../giftcards/giftcardPayTo.ts';
import { opensCard, opensOrder, readGiftcardTicket } from '../../giftcards/giftcardTicket.ts';
import { defineOperation } from '../../call/operation.ts';

/** What a ticket opens: a card with its transactions, or an order with its cards. */
export const giftcardDetail = defineOperation('giftcardDetail', async (call) => {
  const { tx, request, now, fail } = call;
  const scope = await readGiftcardTicket(tx, request.query_ticket, call);
  if (!scope) throw fail('TICKET_EXPIRED');
  const cardId = request.card_id ?? (request.order_no === undefined ? scope.cardId : undefined);
  if (cardId !== undefined) {
    const card = await findGiftcard(tx, { cardId });
    const order = card && (await findGiftcardOrder(tx, card.orderNo));
    if (!card || !order || !opensCard(scope, card, order)) throw fail('GC_NOT_FOUND');
    const [wire] = await giftcardsWire(tx, [card], now);
    return { card: wire!, transactions: await giftcardTransactions(tx, card) };
  }
  const orderNo = request.order_no ?? scope.orderNo;
  if (orderNo === undefined) throw paramError('/order_no', 'required');
  const order = await findGiftcardOrder(tx, orderNo);
  if (!order || !opensOrder(scope, order)) throw fail('GC_NOT_FOUND');
  return {
    order: orderWire(order),
    ...(order.status === 'unpaid' && { pay_to: giftcardPayTo(call) }),
    cards: await cardsOf(tx, order.orderNo, now),
  };
});

const cardsOf = async (tx: Transaction, orderNo: string, now: string) =>
  giftcardsWire(tx, await giftcardsOf(tx, orderNo), now);
