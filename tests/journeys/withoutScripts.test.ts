import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicPages } from '../../scripts/build/prerender/publicPages.ts';
import { announcements } from '../../content/announcements.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { allPlaces } from './support/places.ts';
import { locales, wordsOf, type Locale } from './support/words.ts';

/** What the build has written of the public pages: for readers without scripts, for search engines, and for the time until the scripts run
 * (R-GEN-01 to R-GEN-14, R-GEN-52 to R-GEN-55, R-GEN-64, docs/decisions/0030-prerendered-pages.md). */
const { arrive, browser, demonstration } = journey();
const BASE = '/gc4-app-pc';
const places = allPlaces().filter(({ isOfMembers }) => !isOfMembers);
const pages = publicPages([]);

const ask = async (address: string, locale?: Locale): Promise<string> => {
  const headers = { 'accept-language': 'fr', ...(locale && { cookie: `gc4-app-pc-lang=${locale}` }) };
  return (await fetch(`${demonstration().origin}${BASE}${address}`, { headers })).text();
};

describe.each(locales)('in %s', (locale) => {
  it('every public page comes with its name, its text and its languages', async () => {
    const words = wordsOf(locale);
    for (const { address, language = locale } of pages) {
      const html = await ask(address, locale);
      const place = places.find(({ route, others, english }) => [route, ...others, ...english].includes(address))!;
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
      const heading = (/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '').replace(/<[^>]*>/g, '');
      const titles = place.headings(language === locale ? words : wordsOf(language));
      expect(heading, address).toMatch(new RegExp(`^(${titles.join('|')})$`));
      expect(html, address).toContain(`<html lang="${locale}">`);
      const brand = site.brand_name[locale];
      expect(html, address).toContain(`<title>${address === '/' ? brand : `${heading} · ${brand}`}</title>`);
      expect(html, address).toMatch(/<meta name="description" content="[^"]{8,}"/);
      expect(html.match(/<link rel="alternate" hreflang=/g), address).toHaveLength(4);
      expect(main.replace(/<[^>]*>/g, '').length, `${address} has its text`).toBeGreaterThan(50);
      expect(main, address).not.toMatch(/role="status"|\{\{|undefined|NaN/);
      // What a button opens is named, so that it opens before the portal is there.
      for (const [button] of html.matchAll(/<button[^>]* aria-expanded=[^>]*>/g)) {
        const id = / aria-controls="([^"]+)"/.exec(button)?.[1];
        expect(html.split(` id="${id}"`), `${address}: ${button}`).toHaveLength(2);
      }
    }
  });
});

it('a search engine finds every page by the map, under the address that the page itself names', async () => {
  const { origin } = demonstration();
  // A gateway that takes any free port knows itself by none.
  const read = async (address: string) => (await fetch(address.replace(/:0(?=\/)/, `:${new URL(origin).port}`))).text();
  const map = /^Sitemap: (\S+)$/m.exec(await read(`${origin}/robots.txt`))?.[1] ?? '';
  const listed = [...(await read(map)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = '']) => at);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(3 * 30);
  for (const at of listed) {
    expect(await read(at.replaceAll('&amp;', '&')), at).toContain(`<link rel="canonical" href="${at}" />`);
  }
});

describe('with scripts turned off', () => {
  const withoutScripts = async (run: (page: Page) => Promise<void>): Promise<void> => {
    const context: BrowserContext = await browser().newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 780 },
    });
    await run(await context.newPage());
    await context.close();
  };

  it('a reader comes from Home to an answer, in the language of their choice', () =>
    withoutScripts(async (page) => {
      await page.goto(`${demonstration().origin}${BASE}/`);
      expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK');
      await page.getByRole('button', { name: 'English' }).click();
      const words = wordsOf('en');
      expect(await page.locator('h1').innerText()).toBe(words.say('pages', 'home.title'));
      for (const block of await page.locator('[data-seen]').all()) expect(await block.isVisible()).toBe(true);
      await page.getByRole('link', { name: words.say('app', 'header.questions') }).click();
      await page
        .getByRole('navigation', { name: words.say('pages', 'help.label') })
        .getByRole('link')
        .nth(1)
        .click();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.locator('article h2').count()).toBeGreaterThan(3);
      // What only scripts can do is not offered.
      const buttons = await page.getByRole('button').allInnerTexts();
      expect(buttons).toEqual(['繁', '简', 'English']);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }));
});

describe('an announcement without scripts', () => {
  it('stays the one that it is in another language', async () => {
    const [{ announce_id: id, texts }] = announcements as [(typeof announcements)[number]];
    const context = await browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${demonstration().origin}${BASE}/announcements/detail?announce_id=${id}`);
    expect(await page.locator('main h1').innerText()).toBe(texts['zh-HK'].title);
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.locator('main h1').innerText()).toBe(texts.en.title);
    await context.close();
  });
});

describe('where the scripts run', () => {
  it.each(['/', '/helpCenter/v2/menu2/q1', '/rules', '/announcements/index'])(
    'nothing of %s moves when they take over',
    async (route) => {
      for (const width of [320, 1280]) {
        const visitor = await arrive({ locale: 'en', width });
        await visitor.context.addInitScript(measureShift);
        await visitor.come(route);
        await visitor.page.waitForTimeout(500);
        const shift = await visitor.page.evaluate(() => (globalThis as unknown as Measured).shift);
        expect(shift, `${route} at ${width} px`).toBeLessThan(1 / 20);
        expect(await visitor.page.locator('main').count()).toBe(1);
      }
    },
  );

  it('a menu opens before they are there and stays open, and a language is changed', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360 });
    const { page, context } = visitor;
    // All but the first. The portal's own begin the time for which the page of the build stands at most.
    const come = await hold(context, /\/assets\/(?!takeOver-)[^/]*\.js$/);
    await page.goto(`${demonstration().origin}${BASE}/`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'English' }).tap();
    await page.locator('html[lang=en]').waitFor({ state: 'attached' });
    const words = wordsOf('en');
    const menu = page.getByRole('button', { name: words.say('app', 'menu.open'), exact: true });
    const questions = page.getByRole('link', { name: words.say('app', 'header.questions') });
    // The first script is so small that it is there before a hand is.
    await expect
      .poll(async () => {
        if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.tap();
        return menu.getAttribute('aria-expanded');
      })
      .toBe('true');
    await page.getByRole('button', { name: words.say('app', 'header.help') }).tap();
    await questions.waitFor();
    come();
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    await questions.tap();
    await page.waitForURL(/\/helpCenter\/v2\/menu1$/);
  });

  it.each(['/login', '/dashboard/transfer/toHk'])(
    '%s says whose page it is, and gives way to its own',
    async (address) => {
      const { page, context, words } = await arrive({ locale: 'zh-CN', width: 360 });
      const come = await hold(context, /\/assets\/[^/]*\.js$/);
      await page.goto(`${demonstration().origin}${BASE}${address}`, { waitUntil: 'commit' });
      const starting = page.locator('#starting');
      await expect.poll(() => starting.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
      expect(await starting.innerText()).toBe(site.brand_name['zh-CN']);
      come();
      await page.getByRole('heading', { name: words.say('login-by-password', 'steps.credentials.title') }).waitFor();
      expect(await starting.count()).toBe(0);
    },
  );

  it('an address in a language is in it, and is overruled by the next choice (R-GEN-55)', async () => {
    const visitor = await arrive({ locale: 'zh-HK' });
    await visitor.open('/contactUs?lang=en');
    await visitor.page.locator('html[lang=en]').waitFor({ state: 'attached' });
    await expect.poll(() => visitor.route).toBe('/contactUs');
    await visitor.speak('zh-CN');
    await visitor.page.reload();
    await visitor.heading(wordsOf('zh-CN').say('pages', 'contact.title')).first().waitFor();
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('a member who opens Home comes to the dashboard (R-PUB-04)', async () => {
    const visitor = await arrive({ locale: 'en' });
    await visitor.enter(chan, { at: '/' });
    await visitor.page.waitForURL(/\/dashboard$/);
    await visitor.page.locator('h1').waitFor();
  });

  it.each(['/addc', '/dashboard'])('%s is dark before they run, for who wants it dark', async (address) => {
    const context = await browser().newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${demonstration().origin}${BASE}${address}`);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await ground()).toBe('rgb(14, 20, 18)');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe('rgb(244, 247, 246)');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await ground(), 'paper').toBe('rgb(255, 255, 255)');
    await context.close();
  });
});

/** Keeps files from a browser.
 * @returns lets them come */
async function hold(context: BrowserContext, files: RegExp): Promise<() => void> {
  let come = (): void => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  await context.route(files, async (route) => {
    await late;
    await route.continue();
  });
  return come;
}

it('figures are not shown from the build when they may be others by now', async () => {
  const { sandbox } = demonstration();
  const before = await sandbox.now();
  await sandbox.setClock('2024-11-05T12:00:00+08:00');
  expect(await ask('/chargeTable')).not.toContain('<h1');
  await sandbox.setClock(before);
  expect(await ask('/chargeTable')).toContain('<h1');
});

interface Measured {
  shift: number;
}

/** Runs in the page. */
function measureShift(): void {
  const measured = globalThis as unknown as Measured;
  measured.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) measured.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
