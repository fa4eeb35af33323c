import { describe, expect, it } from 'vitest';
import { cardInHand, cardOf, printedNumber } from './support/cards.ts';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { chan, lee, ng, tsui, wong, type SampleMember } from './support/members.ts';
import { startOver, summaryOf } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** Showing what is printed on a card, or the number of its account (F-CARD-REVEAL, R-ROLE-21, R-ROLE-22, R-ENT-31). */
const FLOW = 'card-reveal';
const SHOWN_MS = 30_000;
const { arrive, demonstration } = journey();

async function begun(who: SampleMember, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await arrive({ pictures: FLOW, judged: true, ...options });
  await visitor.enter(who, { at: '/cards/reveal' });
  await startOver(visitor, FLOW, 'choose');
  return visitor;
}

/** What the page holds, text and attributes. */
const pageText = ({ page }: Visitor): Promise<string> => page.content();

/** As it is seen, not as it is heard. */
const seenOf = async (visitor: Visitor, state: string, name: string): Promise<string> =>
  (await summaryOf(visitor, FLOW, state, name)).split('\n')[0]!.trim();

it('a card is shown for half a minute on a phone in Traditional Chinese, and hidden by itself', async () => {
  const visitor = await arrive({ pictures: FLOW, judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(chan, { at: '/cards' });
  const link = visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'flow.title') }).first();
  await visitor.hands.press(link);
  await visitor.at(FLOW, 'choose');
  await expect.poll(() => visitor.page.getByRole('radio').first().isChecked()).toBe(true);
  await visitor.send(FLOW, 'choose');
  const card = await cardInHand(demonstration(), cardOf.chan);
  visitor.watch.secret(card.card_no);
  visitor.watch.secret(printedNumber(card.card_no));
  await enterPayPassword(visitor);
  await visitor.at(FLOW, 'card');
  expect(await seenOf(visitor, 'card', 'number')).toContain(printedNumber(card.card_no));
  expect(await seenOf(visitor, 'card', 'expiry')).toContain(card.expiry_date.replace(/(..)(..)/, '$1/$2'));
  expect(await seenOf(visitor, 'card', 'code')).toContain(card.cvc2);
  await visitor.heading(visitor.words.say(FLOW, 'steps.cardHidden.title')).waitFor({ timeout: SHOWN_MS + 5000 });
  await visitor.at(FLOW, 'cardHidden');
  const left = await pageText(visitor);
  expect(left).not.toContain(card.card_no);
  expect(left).not.toContain(printedNumber(card.card_no));
  const again = visitor.page.getByRole('link', { name: visitor.words.say(FLOW, 'steps.cardHidden.next.card-reveal') });
  await visitor.hands.press(again);
  await visitor.at(FLOW, 'choose');
}, 90_000);

it('the number of an account is shown in Simplified Chinese, and hidden by its member', async () => {
  const visitor = await begun(lee, { locale: 'zh-CN' });
  await answerStep(visitor, FLOW, 'choose', { card_id: 0, shown: 'account' });
  await enterPayPassword(visitor);
  await visitor.at(FLOW, 'account');
  expect(await seenOf(visitor, 'account', 'number')).toMatch(/^\d{4} [\d ]+$/);
  await visitor.send(FLOW, 'account');
  await visitor.page.waitForURL('**/cards');
});

it('the number is copied without its spaces, by the keyboard alone', async () => {
  const visitor = await begun(wong, { locale: 'en', keysOnly: true });
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerStep(visitor, FLOW, 'choose', { card_id: 1, shown: 'card' });
  await enterPayPassword(visitor);
  await visitor.at(FLOW, 'card');
  await visitor.hands.press(visitor.page.getByRole('button', { name: /^Copy/ }));
  const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\d{16}$/);
  visitor.watch.secret(copied);
  expect(await seenOf(visitor, 'card', 'number')).toContain(printedNumber(copied));
  await visitor.send(FLOW, 'card');
  await visitor.page.waitForURL('**/cards');
  expect(await pageText(visitor)).not.toContain(copied);
});

describe('what was shown is not shown again without the password', () => {
  it('after a reload', async () => {
    const visitor = await begun(wong);
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, shown: 'card' });
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'card');
    await visitor.page.reload();
    const goOn = visitor.page.getByRole('button', { name: visitor.words.say('app', 'wizard.resume.continue') });
    await visitor.hands.press(goOn);
    await visitor.at('confirm-payment', 'ask');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'card');
  });

  it('after Back', async () => {
    const visitor = await begun(wong);
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, shown: 'card' });
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'card');
    await visitor.press(visitor.words.say('app', 'wizard.back'));
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'card');
  });
});

describe('nothing is shown', () => {
  it('of a card that was cancelled meanwhile', async () => {
    const visitor = await begun(ng);
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, shown: 'card' });
    await demonstration().sandbox.fault('cardReveal', 'code', 'CARD_STATUS');
    await enterPayPassword(visitor);
    await visitor.at(FLOW, 'statusForbids');
  });

  it('to a member without a card in use', async () => {
    const visitor = await arrive({ pictures: FLOW, judged: true });
    await visitor.enter(tsui, { at: '/cards/reveal' });
    await visitor.at(FLOW, 'noCard');
  });

  it('to who enters a wrong password, until it is locked', async () => {
    const visitor = await begun(ng);
    await answerStep(visitor, FLOW, 'choose', { card_id: 0, shown: 'card' });
    const locked = visitor.heading(visitor.words.say(FLOW, 'steps.cardPasswordLocked.title'));
    for (let tries = 0; tries < 6 && !(await locked.isVisible()); tries += 1) {
      await enterPayPassword(visitor, '864209');
      await visitor.page.waitForTimeout(1500);
    }
    await visitor.at(FLOW, 'cardPasswordLocked');
  });
});
