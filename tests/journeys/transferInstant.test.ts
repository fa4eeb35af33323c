import { expect, it } from 'vitest';
import { answerStep, fillStep, type Given } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, payees, zhang, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Sending money at once by FPS, from its own card on the page of transfers (F-TR-INSTANT, R-FLOW-42, AMB-60). */
const FLOW = 'transfer-instant';
const ROUTE = '/dashboard/transfer/instant';
const { arrive, demonstration } = journey();
const WISH: Given = { account_id: 0, type: 'mobile', mobile: payees.fps, amount: '20' };

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  await startOver(visitor, FLOW, 'details');
  return visitor;
}

async function pay(visitor: Visitor): Promise<void> {
  await visitor.at(FLOW, 'review');
  const { page, words, hands } = visitor;
  const confirm = page.getByRole('checkbox', { name: words.label(FLOW, 'review', 'payee_confirmed') });
  if (await confirm.isVisible()) await hands.check(confirm);
  await visitor.send(FLOW, 'review');
  await enterPayPassword(visitor);
}

it('from the page of transfers, on a phone in Traditional Chinese: the payee’s name, and the money is there', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(chan, { at: '/dashboard/transfer' });
  const { page, words, hands } = visitor;
  await hands.press(page.getByRole('link', { name: words.say(FLOW, 'flow.title'), exact: true }));
  await answerStep(visitor, FLOW, 'details', WISH);
  await visitor.at(FLOW, 'review');
  expect(await summaryOf(visitor, FLOW, 'review', 'payee')).not.toBe('');
  await pay(visitor);
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'remitted')).toBe('HK$ 20.00');
});

it('the first three of a month are free, and the fee stands before the review, in Simplified Chinese by the keyboard alone', async () => {
  const visitor = await begun(chan, { locale: 'zh-CN', keysOnly: true });
  await fillStep(visitor, FLOW, 'details', WISH);
  await expect.poll(() => summaryOf(visitor, FLOW, 'details', 'fee')).toBe('免费');
  await visitor.send(FLOW, 'details');
  await pay(visitor);
  await visitor.at(FLOW, 'done');
});

it('nobody is registered under it: said at the field', async () => {
  const visitor = await begun(chan);
  await answerStep(visitor, FLOW, 'details', { ...WISH, mobile: '60000009' });
  await visitor.at(FLOW, 'details');
  await visitor.page.getByText(visitor.words.say('return-codes', 'codes.FPS_PAYEE_NOT_FOUND')).first().waitFor();
});

it('a reply that is lost on the way is found again, and the money is sent once (AMB-12)', async () => {
  const visitor = await begun(chan);
  await answerStep(visitor, FLOW, 'details', { ...WISH, amount: '21' });
  await visitor.at(FLOW, 'review');
  await demonstration().sandbox.fault('transferToHk', 'dropAfter');
  await pay(visitor);
  await visitor.at(FLOW, 'done');
});

it('who may not: by level, and by region (R-STATE-12, R-ROLE-18)', async () => {
  const t1 = await arrive();
  await t1.enter(lee, { at: ROUTE });
  await t1.page.waitForURL('**/error/level?result=FPS_LEVEL');
  const mainland = await arrive({ pictures: FLOW, judged: true });
  await mainland.enter(zhang, { at: ROUTE });
  await mainland.at(FLOW, 'elsewhere');
});
