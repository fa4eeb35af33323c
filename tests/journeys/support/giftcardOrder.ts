import { answerStep } from './fillStep.ts';
import { enterOrderCode, fillCards, obtainCode } from './giftcards.ts';
import { summaryOf } from './summary.ts';
import type { Visitor } from './visitor.ts';

export interface SentCard {
  readonly card_no: string;
  readonly activation_code: string;
}

export interface PlacedOrder {
  readonly orderNo: string;
  readonly cards: readonly SentCard[];
}

const FLOW = 'giftcard-virtual';

/** Orders two virtual cards of 500 on the screen. */
async function order(visitor: Visitor, mobile: string): Promise<string> {
  await visitor.open('/giftcard/virtual');
  await visitor.at(FLOW, 'cards');
  await fillCards(visitor, { region: 'none' });
  await visitor.send(FLOW, 'cards');
  const given = { recipient: '陳大文', receiver_email: 'buyer@example.com', mob_no: mobile, agree: true } as const;
  await answerStep(visitor, FLOW, 'recipient', given);
  await enterOrderCode(visitor, await obtainCode(visitor, mobile, FLOW), FLOW);
  await visitor.at(FLOW, 'done');
  return (await summaryOf(visitor, FLOW, 'done', 'orderNo')).slice(0, 20);
}

/** An order of two virtual cards, after what the staff do with it; sent unless told otherwise. */
export async function placedOrder(
  visitor: Visitor,
  mobile: string,
  steps: readonly string[] = ['approve', 'pay', 'assign', 'ship'],
): Promise<PlacedOrder> {
  const orderNo = await order(visitor, mobile);
  const { sandbox, origin } = visitor.demonstration;
  for (const step of steps) await sandbox.play('/giftcardOrders', { order_no: orderNo, step });
  const response = await fetch(`${origin}/sandbox/giftcardOrders`);
  const { cards } = (await response.json()) as { cards: (SentCard & { order_no: string })[] };
  return { orderNo, cards: cards.filter((card) => card.order_no === orderNo) };
}
