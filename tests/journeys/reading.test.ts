import { describe, expect, it } from 'vitest';
import { articles } from '../../content/articles/index.json' with { type: 'json' };
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';
import { locales } from './support/words.ts';

/** Pages to read: editions of a document, announcements, and the header that leads to them (R-HDR-01 to R-HDR-12); that each page is there and as it
 * should be is in everyRoute.test.ts. */
const { arrive } = journey();

it.each([
  ['/chargeTable', '/newChargeTable'],
  ['/limitTable', '/newLimitTable'],
])('%s and %s show their day, and lead to each other (AMB-31, R-PUB-47 to R-PUB-50)', async (first, second) => {
  const visitor = await arrive({ locale: 'zh-CN', width: 360 });
  const { page, words } = visitor;
  const [old, fresh] = ['2024-11-01', '2024-11-11'];
  const ended = { date: old, until: '2024-11-10' };
  const wasInForce = page.getByText(words.say('pages', 'document.effectiveUntil', ended), { exact: true });
  const isInForce = page.getByText(words.say('pages', 'document.effective', { date: fresh }), { exact: true });
  const edition = (date: string) => page.getByRole('link', { name: words.say('pages', 'document.edition', { date }) });
  await visitor.open(first);
  await wasInForce.waitFor();
  await visitor.hands.press(edition(fresh));
  await isInForce.waitFor();
  await expect.poll(() => visitor.route).toBe(second);
  await visitor.hands.press(edition(old));
  await wasInForce.waitFor();
  await expect.poll(() => visitor.route).toBe(first);
});

describe('the header', () => {
  const header = ({ page, words }: Visitor) => page.getByRole('navigation', { name: words.say('app', 'header.label') });
  const say = (visitor: Visitor, name: string) => visitor.words.say('app', `header.${name}`);

  it('leads to every page by mouse, its groups opening under their word (R-HDR-01 to R-HDR-12)', async () => {
    const visitor = await arrive({ locale: 'en', width: 1280, judged: true });
    await visitor.open('/contactUs');
    const go = async (name: string, to: string, group?: string): Promise<void> => {
      const button =
        group === undefined ? undefined : header(visitor).getByRole('button', { name: say(visitor, group) });
      if (button) await visitor.hands.press(button);
      await visitor.hands.press(header(visitor).getByRole('link', { name: say(visitor, name), exact: true }));
      await visitor.page.waitForURL((url) => url.pathname.endsWith(to));
      if (button) await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    };
    const bar = header(visitor).locator('xpath=..');
    const name = bar.getByRole('link').first();
    for (const page of ['/', '/contactUs']) {
      await visitor.open(page);
      const right = await name.locator('span').evaluate((text) => text.getBoundingClientRect().right);
      const links = await header(visitor).getByRole('link').first().boundingBox();
      expect(right, 'the name stands beside the first link').toBeLessThan(links!.x);
      expect((await bar.boundingBox())!.height, 'all of it stands in one line').toBeLessThan(80);
    }
    await go('latest', '/announcements/index');
    await go('guide', '/guide-en', 'help');
    await go('questions', '/helpCenter/v2/menu1', 'help');
    await go('introduction', '/introduction', 'focus');
    await go('partner', '/partner', 'focus');
    await go('contactUs', '/contactUs');
    await go('antiScam', '/addc');
    await go('getCard', '/apply');
    await go('home', '/');
  });

  it('by the keyboard alone: Enter opens a group, Escape closes it and keeps the place (WCAG 2.1.1)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 1280, keysOnly: true });
    await visitor.open('/contactUs');
    const button = header(visitor).getByRole('button', { name: say(visitor, 'help') });
    await button.focus();
    await visitor.page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await visitor.page.keyboard.press('Tab');
    await expect
      .poll(() => visitor.page.evaluate(() => document.activeElement?.textContent))
      .toBe(say(visitor, 'guide'));
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.page.keyboard.press('Enter');
    const links = await button.locator('xpath=..').getByRole('link').count();
    for (let tab = 0; tab <= links; tab += 1) await visitor.page.keyboard.press('Tab');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  it('on a phone stands in the menu, whose button stays where it is, and a page closes it', async () => {
    const visitor = await arrive({ locale: 'zh-CN', width: 360, judged: true });
    await visitor.open('/contactUs');
    const menu = visitor.page.locator('header > div > button[aria-controls]');
    const shut = await menu.boundingBox();
    await visitor.hands.press(menu);
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    expect((await menu.boundingBox())!.y).toBe(shut!.y);
    await visitor.page.keyboard.press('Tab');
    const first = header(visitor).getByRole('link').first();
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.hands.press(header(visitor).getByRole('button', { name: say(visitor, 'help') }));
    await visitor.hands.press(header(visitor).getByRole('link', { name: say(visitor, 'guide'), exact: true }));
    await visitor.page.waitForURL((url) => url.pathname.endsWith('/guide'));
    await header(visitor).waitFor({ state: 'hidden' });
  });
});

it('a table on a phone divides no name of four letters for the sake of a long cell', async () => {
  const visitor = await arrive({ locale: 'zh-HK', width: 360 });
  await visitor.come('/helpCenter/v2/menu4');
  const names = visitor.page.locator('main tbody th');
  const tall = await names.evaluateAll((all) =>
    all.flatMap(({ textContent }, index) => {
      const range = document.createRange();
      range.selectNodeContents(all[index]!);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return textContent.length <= 4 && lines > 1 ? [textContent] : [];
    }),
  );
  expect(tall).toEqual([]);
  expect(await names.count()).toBeGreaterThan(3);
});

/** The announcement that has a picture. */
const scamWarning = { 'zh-HK': '慎防偽冒短訊', 'zh-CN': '谨防假冒短信', en: 'Beware of false messages' };

it.each(locales)(
  'announcements in %s: the list, one of them, one with a picture, and back to where one was (R-PUB-21, R-PUB-22, R-GEN-06)',
  async (locale) => {
    const visitor = await arrive({ locale, width: 360, judged: true, pictures: 'reading' });
    await visitor.open('/announcements/index');
    const links = visitor.page.locator('main ul a');
    await links.first().waitFor();
    await visitor.look('announcements');
    const title = await links.first().innerText();
    await visitor.hands.press(links.first());
    await visitor.heading(title).waitFor();
    await visitor.look('announcement');
    await visitor.page.goBack();
    await visitor.hands.press(links.filter({ hasText: scamWarning[locale] }));
    const picture = visitor.page.locator('main article img');
    await picture.waitFor();
    expect(await picture.getAttribute('alt')).not.toBe('');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await visitor.look('announcement-with-picture');
    await visitor.page.goBack();
    await visitor.heading(visitor.words.say('pages', 'announcements.title')).waitFor();
    for (const id of ['not-there-2025-01', '<no id>']) {
      await visitor.open(`/announcements/detail?announce_id=${encodeURIComponent(id)}`);
      await visitor.heading(visitor.words.say('pages', 'announcements.gone.title')).waitFor();
    }
  },
);

it.each(['zh-HK', 'en'] as const)('on a phone all columns of the help centre are in sight (%s)', async (locale) => {
  const visitor = await arrive({ locale, width: 360 });
  const { page } = visitor;
  for (const route of articles.filter(({ help }) => help !== undefined).flatMap(({ routes }) => routes)) {
    await visitor.open(route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const tables = await page.getByRole('table').all();
    for (const table of tables)
      expect(
        await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
        route,
      ).toBeLessThan(1);
  }
});
