import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { placedOrder, type PlacedOrder } from './support/giftcardOrder.ts';
import { journey } from './support/journey.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Who has a gift card or an order in hand looks at it (F-GC-QUERY, R-PUB-65, R-PUB-66). */
const { arrive } = journey();
const FLOW = 'giftcard-query';
const DETAIL = '/giftcard/query/detail';
const BUYER = '61245101';

let placed: PlacedOrder | undefined;

async function begun(options: VisitorOptions): Promise<{ visitor: Visitor } & PlacedOrder> {
  const visitor = await arrive({ judged: true, pictures: FLOW, ...options });
  placed ??= await placedOrder(visitor, BUYER);
  await visitor.open('/giftcard/query');
  return { visitor, ...placed };
}

const listed = (visitor: Visitor) =>
  visitor.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: visitor.page.locator('dl') });

it('an order with its cards, and what was spent from one of them, on a phone in Traditional Chinese', async () => {
  const { visitor, orderNo } = await begun({ locale: 'zh-HK', width: 360 });
  await answerStep(visitor, FLOW, 'query', { query_type: 'order', order_no: orderNo, mob_no: BUYER });
  await visitor.at(FLOW, 'order');
  await expect.poll(() => visitor.route).toBe(DETAIL);
  expect(await summaryOf(visitor, FLOW, 'order', 'count')).toBe('2');
  // What makes the total: the first order is spared the fee of one card.
  const figures = ['amount', 'cardFee', 'waived', 'total'].map((row) => summaryOf(visitor, FLOW, 'order', row));
  expect((await Promise.all(figures)).map((text) => text.replace('−', '-'))).toEqual([
    'HK$ 1,000.00',
    'HK$ 20.00',
    '-HK$ 10.00',
    'HK$ 1,010.00',
  ]);
  await expect.poll(() => listed(visitor).count()).toBe(2);
  const cards = visitor.page.getByLabel(visitor.words.label(FLOW, 'order', 'card_id'));
  await visitor.hands.choose(cards, (await cards.locator('option').last().getAttribute('value')) ?? '');
  await visitor.send(FLOW, 'order');
  await visitor.at(FLOW, 'orderCard');
  expect(await summaryOf(visitor, FLOW, 'orderCard', 'balance')).toBe('HK$ 500.00');
  await expect.poll(() => listed(visitor).count()).toBe(1);
  await visitor.send(FLOW, 'orderCard', 'OTHER_CARD');
  await visitor.at(FLOW, 'order');
});

it('a card that is not active yet says what makes it so, in Simplified Chinese; its number is kept nowhere', async () => {
  const { visitor, cards } = await begun({ locale: 'zh-CN' });
  await answerStep(visitor, FLOW, 'query', { query_type: 'card', card_no: cards[0]!.card_no, mob_no: BUYER });
  await visitor.at(FLOW, 'inactive');
  await expect.poll(() => visitor.route).toBe(DETAIL);
  expect(await summaryOf(visitor, FLOW, 'inactive', 'number')).toBe(`**** **** **** ${cards[0]!.card_no.slice(-4)}`);
});

it('a number that nobody bought with opens nothing, the right one does, in English by the keyboard alone', async () => {
  const { visitor, cards } = await begun({ locale: 'en', keysOnly: true });
  await answerStep(visitor, FLOW, 'query', { query_type: 'card', card_no: cards[0]!.card_no, mob_no: '61245199' });
  await problem(visitor, visitor.words.code('GC_NOT_FOUND', { flow: FLOW, state: 'query' })).waitFor();
  await answerStep(visitor, FLOW, 'query', { card_no: cards[0]!.card_no, mob_no: BUYER });
  await visitor.at(FLOW, 'inactive');
});

it('an order that is not answered yet says when it will be', async () => {
  const visitor = await arrive({ judged: true, pictures: FLOW, locale: 'en' });
  const { orderNo } = await placedOrder(visitor, '61245102', []);
  await visitor.open('/giftcard/query');
  await answerStep(visitor, FLOW, 'query', { query_type: 'order', order_no: orderNo, mob_no: '61245102' });
  await visitor.at(FLOW, 'waiting');
  expect(await summaryOf(visitor, FLOW, 'waiting', 'answerBy')).not.toBe('');
});

it('an order just placed is there by its link, and once accepted says what is to be paid', async () => {
  const visitor = await arrive({ judged: true, pictures: FLOW, locale: 'zh-HK', width: 360 });
  await placedOrder(visitor, '61245103', ['approve']);
  const link = visitor.words.say('giftcard-virtual', 'steps.done.next.giftcard-query');
  await visitor.hands.press(visitor.page.getByRole('link', { name: link }));
  await answerStep(visitor, FLOW, 'query', { mob_no: '61245103' });
  await visitor.at(FLOW, 'unpaid');
  for (const row of ['accountNo', 'reference']) expect(await summaryOf(visitor, FLOW, 'unpaid', row)).not.toBe('');
});
