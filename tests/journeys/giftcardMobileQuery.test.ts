import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { placedOrder, type PlacedOrder } from './support/giftcardOrder.ts';
import { journey } from './support/journey.ts';
import { summaryOf } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Who has the phone that gift cards were bought with sees all its orders (F-GC-H5, R-PUB-67 to R-PUB-69). */
const { arrive } = journey();
const FLOW = 'giftcard-mobile-query';
const BUYER = '61245201';

let placed: PlacedOrder | undefined;

/** At the step that asks for the code. */
async function begun(options: VisitorOptions): Promise<{ visitor: Visitor } & PlacedOrder> {
  const visitor = await arrive({ judged: true, pictures: FLOW, ...options });
  placed ??= await placedOrder(visitor, BUYER);
  // A number may be asked for another code after a minute.
  await visitor.demonstration.sandbox.advanceClock(61);
  await visitor.open('/giftcard/h5/query');
  await answerStep(visitor, FLOW, 'mobile', { mob_no: BUYER });
  await visitor.at(FLOW, 'code');
  return { visitor, ...placed };
}

/** The code that was sent to a number. */
async function codeOf(visitor: Visitor, mobile: string): Promise<string> {
  const otp = await visitor.demonstration.sandbox.latestCode(mobile);
  visitor.watch.secret(otp);
  await visitor.obtainedCode();
  return otp;
}

async function listed(visitor: Visitor): Promise<void> {
  await answerStep(visitor, FLOW, 'code', { otp: await codeOf(visitor, BUYER) });
  await visitor.at(FLOW, 'list');
}

async function showLastCard(visitor: Visitor): Promise<void> {
  const cards = visitor.page.getByLabel(visitor.words.label(FLOW, 'order', 'card_id'));
  await visitor.hands.choose(cards, (await cards.locator('option').last().getAttribute('value')) ?? '');
  await visitor.send(FLOW, 'order');
}

it('the orders, the cards of one and what was spent, on a phone in Traditional Chinese', async () => {
  const { visitor } = await begun({ locale: 'zh-HK', width: 360 });
  await listed(visitor);
  await expect.poll(() => visitor.route).toBe('/giftcard/h5/list');
  await answerStep(visitor, FLOW, 'list', { order_no: 0 });
  await visitor.at(FLOW, 'order');
  await expect.poll(() => visitor.route).toBe('/giftcard/h5/detail');
  await showLastCard(visitor);
  await visitor.at(FLOW, 'card');
  expect(await summaryOf(visitor, FLOW, 'card', 'balance')).toBe('HK$ 500.00');
  await visitor.send(FLOW, 'card', 'OTHER_CARD');
  await visitor.send(FLOW, 'order', 'OTHER_ORDER');
  await visitor.at(FLOW, 'list');
});

it('a wrong code shows nothing, the right one a card, in Simplified Chinese by the keyboard', async () => {
  const { visitor } = await begun({ locale: 'zh-CN', keysOnly: true });
  const code = await codeOf(visitor, BUYER);
  await answerStep(visitor, FLOW, 'code', { otp: code === '000000' ? '000001' : '000000' });
  await problem(visitor, visitor.words.code('OTP_WRONG', { flow: FLOW, state: 'code' }, { left: 4 })).waitFor();
  await listed(visitor);
  await answerStep(visitor, FLOW, 'list', { order_no: 0 });
  await visitor.at(FLOW, 'order');
  await showLastCard(visitor);
  await visitor.at(FLOW, 'card');
});

it('a number that ordered nothing, in English', async () => {
  const visitor = await arrive({ judged: true, pictures: FLOW, locale: 'en' });
  await visitor.open('/giftcard/h5/query');
  await answerStep(visitor, FLOW, 'mobile', { mob_no: '61245299' });
  await visitor.at(FLOW, 'code');
  await answerStep(visitor, FLOW, 'code', { otp: await codeOf(visitor, '61245299') });
  await visitor.at(FLOW, 'none');
});
