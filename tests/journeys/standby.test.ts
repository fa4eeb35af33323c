import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, lee } from './support/members.ts';

/** What stands by beside every page: the word before an idle session ends (WCAG 2.2.1), and the strip of a lost connection. */
const { arrive, demonstration } = journey();
const FLOW = 'contact';
const TYPED = 'How long does a card take?';
/** Seconds until a minute before an idle session ends (`access.session.idle`), which takes half an hour. */
const NEARLY_IDLE = 29 * 60;

it('an idle member is asked before the session ends, stays by one key, and keeps what was typed', async () => {
  const visitor = await arrive({ judged: true, locale: 'en', width: 360, keysOnly: true });
  const { page, words } = visitor;
  await page.clock.install();
  await visitor.enter(chan, { at: '/contactUs/message' });
  await visitor.at(FLOW, 'message');
  await visitor.type(words.label(FLOW, 'message', 'content'), TYPED);
  // The page of what stands by comes some seconds after the step.
  await page.clock.runFor(5_000);
  await page.waitForLoadState('networkidle');
  await demonstration().sandbox.advanceClock(NEARLY_IDLE);
  await page.clock.fastForward(NEARLY_IDLE * 1000);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await visitor.look('session-warning');
  const stay = dialog.getByRole('button', { name: words.say('pages', 'standby.session.stay') });
  await visitor.hands.press(stay);
  await dialog.waitFor({ state: 'hidden' });
  // As long again as the session would have had: it was prolonged at the gateway too.
  await demonstration().sandbox.advanceClock(NEARLY_IDLE);
  await page.clock.fastForward(NEARLY_IDLE * 1000);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const typed = page.getByLabel(words.label(FLOW, 'message', 'content'));
  expect(await typed.inputValue()).toBe(TYPED);
});

it('who has lost the connection reads so on the page, and no longer when it is back', async () => {
  const visitor = await arrive({ judged: true, locale: 'zh-HK', width: 360 });
  const { page, words, context } = visitor;
  await visitor.enter(lee);
  const strip = page.getByText(words.say('app', 'offline'));
  await page.waitForTimeout(3_000);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await strip.waitFor();
  await visitor.look('offline');
  await context.setOffline(false);
  await strip.waitFor({ state: 'hidden' });
});
