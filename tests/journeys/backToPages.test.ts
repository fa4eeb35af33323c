import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { wong } from './support/members.ts';

/** Who goes back to a page finds what was there, at once and where it was, and what is so now soon after. */
const { arrive } = journey();

/** From now on the gateway answers no read of this path. @returns lets the answers through, and says how many waited */
async function hold(page: Page, path: string): Promise<() => number> {
  const held: (() => void)[] = [];
  await page.route(`**${path}`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return () => {
    held.forEach((go) => go());
    return held.length;
  };
}

it('the history comes back as long as it was and where it was, before the gateway has answered (R-MEM-13)', async () => {
  const visitor = await arrive({ locale: 'en', width: 360 });
  const { page, words } = visitor;
  await visitor.enter(wong, { at: '/history?period=months12' });
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await rows.first().waitFor();
  const firstOnes = await rows.count();
  const more = page.getByRole('button', { name: words.say('pages', 'history.more') });
  if (await more.isVisible()) {
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(firstOnes);
  }
  const shown = await rows.count();
  const away = page.getByRole('contentinfo').getByRole('link', { name: words.say('app', 'footerLinks.antiScam') });
  await away.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await away.click();
  await page.waitForURL('**/addc');
  const go = await hold(page, '/history/query');
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(shown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  expect(go(), 'the newest are asked for').toBe(1);
  expect(page.url()).toContain('period=months12');
});
