import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, ng, wong, zhang, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Topping up by FPS: the code, the wait, the money (F-TOPUP-FPS, R-FLOW-36). */
const FLOW = 'topup-fps';
const ROUTE = '/dashboard/topup/fps';
const { arrive, demonstration } = journey();

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: ROUTE });
  await startOver(visitor, FLOW, 'amount');
  return visitor;
}

async function atCode(who: SampleMember, amount: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await begun(who, options);
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount });
  await visitor.at(FLOW, 'waiting');
  return visitor;
}

/** What a bank does with the reference that it reads. */
async function pay(visitor: Visitor, more: { readonly from?: string; readonly other_card?: boolean } = {}) {
  const reference = await summaryOf(visitor, FLOW, 'waiting', 'reference');
  await demonstration().sandbox.play('/incomingPayment', { reference, ...more });
}

it('from the dashboard by the page of ways, on a phone in Traditional Chinese: the page goes on when the money is there (R-GEN-22, R-GEN-38)', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(chan);
  const { page, words, hands } = visitor;
  await hands.press(
    page.getByRole('main').getByRole('link', { name: words.say('pages', 'dashboard.topup'), exact: true }),
  );
  await visitor.heading(words.say('pages', 'topup.title')).waitFor();
  await visitor.picture('ways');
  await hands.press(page.getByRole('link', { name: words.say(FLOW, 'flow.title') }));
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '500' });
  await visitor.at(FLOW, 'waiting');
  expect(await summaryOf(visitor, FLOW, 'waiting', 'total')).toBe('HK$ 500.00');
  await page.getByRole('img', { name: words.say(FLOW, 'steps.waiting.summary.code') }).waitFor();
  await visitor.picture('code');
  await pay(visitor);
  await visitor.at(FLOW, 'done');
  expect(await summaryOf(visitor, FLOW, 'done', 'credited')).toBe('HK$ 500.00');
});

it('the code is saved as a picture, and its text copied (R-FLOW-36)', async () => {
  const visitor = await atCode(wong, '20');
  const { page, words, hands } = visitor;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page.getByRole('button', { name: words.say('shared', 'widgets.summary.saveQrCode') })),
  ]);
  expect(file.suggestedFilename()).toBe(`${words.say(FLOW, 'steps.waiting.summary.code')}.png`);
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [copy, code] = [words.say('shared', 'widgets.summary.copy'), words.say(FLOW, 'steps.waiting.summary.code')];
  await hands.press(page.getByRole('button', { name: `${copy} ${code}` }));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^000201.*540520\.00/);
  expect(text).toContain(await summaryOf(visitor, FLOW, 'waiting', 'reference'));
});

it('a code that has run out is replaced by another, in Simplified Chinese', async () => {
  const visitor = await atCode(chan, '35.50', { locale: 'zh-CN' });
  const before = await summaryOf(visitor, FLOW, 'waiting', 'reference');
  await demonstration().sandbox.advanceClock(15 * 60);
  await visitor.at(FLOW, 'expired');
  await visitor.send(FLOW, 'expired', 'RETRY');
  await visitor.at(FLOW, 'waiting');
  expect(await summaryOf(visitor, FLOW, 'waiting', 'reference')).not.toBe(before);
  await pay(visitor);
  await visitor.at(FLOW, 'done');
});

it('with a locked card, by the keyboard alone (R-STATE-36)', async () => {
  const visitor = await atCode(ng, '10', { keysOnly: true });
  await pay(visitor);
  await visitor.at(FLOW, 'done');
});

it('what someone else pays is credited and says until when it is held (R-CONST-12, R-CONST-13)', async () => {
  const visitor = await atCode(chan, '12');
  await pay(visitor, { from: 'thirdParty' });
  await visitor.at(FLOW, 'held');
  expect(await summaryOf(visitor, FLOW, 'held', 'until')).not.toBe('');
});

it('what the bank says is not the member’s is kept apart (R-STATE-63)', async () => {
  const visitor = await atCode(chan, '13');
  await pay(visitor, { other_card: true });
  await visitor.at(FLOW, 'frozen');
});

it('a reload keeps the code, and who comes back after paying finds the money (R-FLOW-36)', async () => {
  const visitor = await atCode(chan, '14');
  const reference = await summaryOf(visitor, FLOW, 'waiting', 'reference');
  await visitor.page.reload();
  await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
  await visitor.at(FLOW, 'waiting');
  expect(await summaryOf(visitor, FLOW, 'waiting', 'reference')).toBe(reference);
  await visitor.send(FLOW, 'waiting', 'SAVE_EXIT');
  await demonstration().sandbox.play('/incomingPayment', { reference });
  await visitor.open(ROUTE);
  await visitor.press(visitor.words.say('app', 'wizard.resume.continue'));
  await visitor.at(FLOW, 'done');
});

it('above the limit of the level is said at the amount (R-CONST-86)', async () => {
  const visitor = await begun(chan);
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '100000.01' });
  await visitor.page
    .getByText(/at most HK\$.100,000.00 at a time/)
    .first()
    .waitFor();
});

describe('who may not', () => {
  it('by level is told what FPS needs, and the address says it (R-STATE-12, R-MEM-11, AMB-02)', async () => {
    const visitor = await arrive({ judged: true });
    const told = visitor.heading(visitor.words.say('pages', 'refusal.fpsLevel.title'));
    await visitor.enter(lee, { at: ROUTE });
    await visitor.page.waitForURL('**/error/level?result=FPS_LEVEL');
    await told.waitFor();
    await visitor.open('/error/fpsLevel');
    await told.waitFor();
  });

  it('by region is led to other ways (R-ROLE-18)', async () => {
    const visitor = await arrive({ pictures: FLOW, judged: true });
    await visitor.enter(zhang, { at: ROUTE });
    await visitor.at(FLOW, 'elsewhere');
  });
});
