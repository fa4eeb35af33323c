import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, lee } from './support/members.ts';

/** What stands by beside every page: the word before an idle session ends (WCAG 2.2.1), and the strip of a lost connection. */
const { arrive, demonstration } = journey();
/** Empty until there is something to say, and there some seconds after the page. */
const STANDBY = '.w-offline-root';
/** Until a minute before an idle session ends (`access.session.idle`), which takes half an hour. */
const NEARLY_IDLE = 29 * 60;

it('an idle member is asked before the session ends, and stays by one key', async () => {
  const visitor = await arrive({ judged: true, locale: 'en', width: 360, keysOnly: true });
  const { page, words } = visitor;
  const { sandbox } = demonstration();
  await page.clock.install();
  await visitor.enter(chan, { at: '/userSettings' });
  await page.clock.runFor(5_000);
  await page.locator(STANDBY).waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: words.say('pages', 'settings.signIns.title') }).waitFor();
  const dialog = page.getByRole('dialog');
  await page.clock.fastForward(NEARLY_IDLE * 1000);
  await dialog.waitFor();
  await sandbox.advanceClock(NEARLY_IDLE);
  await visitor.look('session-warning');
  await visitor.hands.press(dialog.getByRole('button', { name: words.say('pages', 'standby.session.stay') }));
  await dialog.waitFor({ state: 'hidden' });
  // As long again as the session would have had: it was prolonged at the gateway too.
  await page.clock.fastForward(NEARLY_IDLE * 1000);
  await dialog.waitFor();
  await sandbox.advanceClock(NEARLY_IDLE);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

it('who has lost the connection reads so on the page, and no longer when it is back', async () => {
  const visitor = await arrive({ judged: true, locale: 'zh-HK', width: 360 });
  const { page, words, context } = visitor;
  await visitor.enter(lee);
  const strip = page.getByRole('paragraph').filter({ hasText: words.say('app', 'offline') });
  await page.locator(STANDBY).waitFor({ state: 'attached' });
  for (const scrolled of [0, 600]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await context.setOffline(true);
    await strip.waitFor();
    const { y = -1, height = 0 } = (await strip.boundingBox()) ?? {};
    expect(Math.round(y + height), `scrolled to ${scrolled}: at the foot of the window`).toBe(
      page.viewportSize()?.height,
    );
    await context.setOffline(false);
    await strip.waitFor({ state: 'hidden' });
  }
  await context.setOffline(true);
  await strip.waitFor();
  await visitor.look('offline');
  await context.setOffline(false);
  await strip.waitFor({ state: 'hidden' });
});
