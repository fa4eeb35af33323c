import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

/** What stands around every public page: header, banner, footer (R-PUB-06, AMB-29). */
const { arrive } = journey();

/** A page of each kind, with the banner that it has. */
const PAGES: readonly (readonly [route: string, banner: string])[] = [
  ['/login', 'account'],
  ['/loginByCvc', 'account'],
  ['/register', 'open'],
  ['/apply', 'open'],
  ['/giftcard', 'gifts'],
  ['/giftcard/query', 'gifts'],
  ['/announcements/index', 'news'],
  ['/guide', 'help'],
  ['/helpCenter/v2/menu1', 'help'],
  ['/introduction', 'about'],
  ['/addc', 'safety'],
  ['/chargeTable', 'terms'],
  ['/contactUs', 'contact'],
  ['/cards/activation', 'other'],
];
/** Home has a carousel instead; the others are forms, and pages made for phones. */
const BARE = ['/', '/forgetPwd', '/forgetPwd/code', '/giftcard/h5/query'];

const banners = ({ page }: Visitor) => page.locator('header + section');

/** Which parts of the frame have moved by themselves since the page was opened. */
const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const parts: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of (entry as PerformanceEntry & { sources: readonly { node: Node | null }[] }).sources)
              if (node instanceof Element && node.matches('header, header + section, main')) parts.push(node.tagName);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(parts), 100);
      }),
  );

const views = [
  { locale: 'zh-HK', width: 1280 },
  { locale: 'zh-CN', width: 360 },
  { locale: 'en', width: 320 },
] as const;

describe.each(views)('in $locale at $width px', (view) => {
  it('every public page has header, banner and footer (R-PUB-06)', { timeout: 120_000 }, async () => {
    const visitor = await arrive({ ...view, judged: true, pictures: 'banner' });
    const { page, words } = visitor;
    for (const [route, banner] of PAGES) {
      await visitor.open(route);
      await page.locator('main h1').first().waitFor();
      const text = words.say('app', `banner.${banner}.text`);
      expect(await banners(visitor).locator('p').last().innerText(), route).toBe(text);
      expect([await page.locator('header').count(), await page.locator('footer').count()], route).toEqual([1, 1]);
      const { height = 0 } = (await banners(visitor).boundingBox()) ?? {};
      expect(height, `${route}: slim`).toBeLessThan(80);
      await visitor.look(`at${route.replaceAll('/', '-')}`);
    }
  });

  it('Home, the forms of a forgotten password and pages for phones have none (R-PUB-16, AMB-29)', async () => {
    const visitor = await arrive(view);
    for (const route of BARE) {
      await visitor.open(route);
      await visitor.page.locator('main h1').first().waitFor();
      expect(await banners(visitor).count(), route).toBe(0);
    }
  });
});

it('comes with the page, which does not move for it', async () => {
  const visitor = await arrive({ locale: 'en', width: 360 });
  for (const route of ['/login', '/helpCenter/v2/menu1', '/chargeTable']) {
    await visitor.open(route);
    await visitor.page.locator('main h1').first().waitFor();
    await banners(visitor).waitFor();
    expect(await moved(visitor.page), route).toEqual([]);
  }
});
