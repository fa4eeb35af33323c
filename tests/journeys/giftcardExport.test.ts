import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { placedOrder, type PlacedOrder } from './support/giftcardOrder.ts';
import { journey } from './support/journey.ts';
import { sentCode } from './support/sentCode.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** The buyer saves the cards of an order as a file (F-GC-EXPORT, R-FLOW-64). */
const { arrive } = journey();
const FLOW = 'giftcard-export';
const BUYER = '61245301';

let placed: PlacedOrder | undefined;

async function arrived(options: VisitorOptions): Promise<{ visitor: Visitor } & PlacedOrder> {
  const visitor = await arrive({ judged: true, pictures: FLOW, ...options });
  placed ??= await placedOrder(visitor, BUYER);
  return { visitor, ...placed };
}

/** Confirms, and gives what the browser has saved. */
async function saved(visitor: Visitor): Promise<string> {
  await visitor.at(FLOW, 'confirm');
  await fillStep(visitor, FLOW, 'confirm', { code: await sentCode(visitor, BUYER) });
  await visitor.at(FLOW, 'done');
  const download = visitor.page.waitForEvent('download');
  await visitor.press(visitor.words.say(FLOW, 'steps.done.file'));
  return readFileSync(await (await download).path(), 'utf8');
}

it('from the order, with nothing typed twice, on a phone in Traditional Chinese', async () => {
  const { visitor, orderNo, cards } = await arrived({ locale: 'zh-HK', width: 360 });
  await visitor.open('/giftcard/query');
  await answerStep(visitor, 'giftcard-query', 'query', { query_type: 'order', order_no: orderNo, mob_no: BUYER });
  await visitor.at('giftcard-query', 'order');
  await visitor.hands.press(
    visitor.page.getByRole('link', { name: visitor.words.say('giftcard-query', 'steps.order.next.giftcard-export') }),
  );
  await visitor.at(FLOW, 'order');
  await expect.poll(() => visitor.route).toBe('/giftcard/export');
  await visitor.send(FLOW, 'order');
  const text = await saved(visitor);
  expect(await summaryOf(visitor, FLOW, 'done', 'count')).toBe('2');
  for (const { card_no, activation_code } of cards) {
    expect(text).toContain(`**** **** **** ${card_no.slice(-4)}`);
    expect(text).not.toContain(card_no);
    expect(text).not.toContain(activation_code);
  }
});

it('by the number of the order, in Simplified Chinese', async () => {
  const { visitor, orderNo } = await arrived({ locale: 'zh-CN' });
  await visitor.open('/giftcard/export');
  await answerStep(visitor, FLOW, 'order', { order_no: orderNo, mob_no: BUYER });
  expect(await saved(visitor)).toContain('**** **** **** ');
});

it('a number that nobody ordered with gets no code; the right one the file, in English by the keyboard', async () => {
  const { visitor, orderNo } = await arrived({ locale: 'en', keysOnly: true });
  await visitor.open('/giftcard/export');
  await answerStep(visitor, FLOW, 'order', { order_no: orderNo, mob_no: '61245399' });
  await problem(visitor, visitor.words.code('GC_NOT_FOUND', { flow: FLOW, state: 'order' })).waitFor();
  await answerStep(visitor, FLOW, 'order', { mob_no: BUYER });
  await saved(visitor);
});

it('an order whose cards are not made has nothing to save', async () => {
  const visitor = await arrive({ judged: true, pictures: FLOW, locale: 'en' });
  const { orderNo } = await placedOrder(visitor, '61245302', []);
  await visitor.open('/giftcard/export');
  await answerStep(visitor, FLOW, 'order', { order_no: orderNo, mob_no: '61245302' });
  await visitor.at(FLOW, 'noCards');
});
