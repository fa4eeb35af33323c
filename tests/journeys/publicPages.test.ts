import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import home from '../../content/home.json' with { type: 'json' };
import { readQrCode } from '../support/readQrCode.ts';
import { journey } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import type { Visitor } from './support/visitor.ts';
import { locales } from './support/words.ts';

/** The home page and the contact page, in a window of real size (R-HOME-01 to R-HOME-12, R-PUB-43). That axe finds nothing
 * on the home page itself is proven with the other screens (everyRoute.test.ts). */
const { arrive, demonstration } = journey();

const notice = ({ page, words }: Visitor): Locator =>
  page.getByRole('region', { name: words.say('pages', 'home.notice.label') });
const carousel = ({ page, words }: Visitor): Locator =>
  page.getByRole('region', { name: words.say('pages', 'home.carousel.label') });
const slides = (visitor: Visitor): Locator => carousel(visitor).locator('[role=group]');
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
/** A browser pauses an animation some frames after it was told to. */
const stopped = async (moving: Locator): Promise<void> => {
  const states = () =>
    moving.evaluate(async (element) => {
      const all = await Promise.all(element.getAnimations().map(({ ready }) => ready));
      return all.map(({ playState }) => playState);
    });
  await expect.poll(states).toEqual(['paused']);
};
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

describe('the home page', () => {
  it('shows its notice at 1201 px and hides it at 1200 px (R-HOME-03, R-CONST-04)', async () => {
    const visitor = await arrive({ home: true, locale: 'zh-HK', width: 1201 });
    await notice(visitor).waitFor();
    await resize(visitor.page, 1200);
    await notice(visitor).waitFor({ state: 'detached' });
    await resize(visitor.page, 1201);
    await notice(visitor).waitFor();
  });

  it('has a carousel 600 px high, and on a phone one that leaves room for the page (R-HOME-12, R-CONST-03, R-GEN-04)', async () => {
    const visitor = await arrive({ home: true, locale: 'zh-CN', width: 1280 });
    await slides(visitor).first().waitFor({ state: 'attached' });
    const height = async (width: number): Promise<number> => {
      await resize(visitor.page, width);
      return carousel(visitor).evaluate((element) => parseFloat(getComputedStyle(element).height));
    };
    expect([await height(1280), await height(1200), await height(768)]).toEqual([600, 600, 600]);
    const onPhones = [await height(767), await height(360)];
    for (const one of onPhones) expect(one).toBeLessThan(600);
    expect(await slides(visitor).first().locator('img').boundingBox()).toMatchObject({ height: 192 });
  });

  it('has a code of 176 by 176 px that says exactly the address of the download page (R-CONST-05, R-GEN-60 to R-GEN-62, R-HOME-09, R-GEN-29)', async () => {
    const visitor = await arrive({ home: true, locale: 'en', width: 360 });
    const name = visitor.words.say('pages', 'home.download.code', { address: home.download });
    const code = visitor.page.getByRole('img', { name });
    for (const width of [360, 1280]) {
      await resize(visitor.page, width);
      expect(await code.boundingBox()).toMatchObject({ width: 176, height: 176 });
      const says = await readQrCode(await code.screenshot());
      expect(says).toBe(home.download);
      expect(says).not.toBe(`${home.download}/`);
    }
  });

  it('opens an advert in a new tab, and another in the viewer (R-HOME-05, R-HOME-10, R-HOME-11, R-ENT-13, R-ENT-14)', async () => {
    const visitor = await arrive({ home: true, locale: 'en', width: 1280, judged: true });
    const { page, context, words } = visitor;
    await context.route('https://offers.wallet.example/**', (route) => route.fulfill({ body: '' }));
    await expect.poll(() => slides(visitor).count()).toBe(2);
    const opened = context.waitForEvent('page');
    // Anywhere on the slide.
    await slides(visitor)
      .first()
      .click({ position: { x: 700, y: 60 } });
    const tab = await opened;
    expect([tab.url(), await tab.evaluate(() => opener)]).toEqual(['https://offers.wallet.example/travel', null]);
    await tab.close();
    await visitor.press(words.say('pages', 'home.carousel.next'));
    await visitor.press(words.say('pages', 'home.carousel.view'));
    const viewer = page.getByRole('dialog');
    await viewer.waitFor();
    await visitor.look('viewer');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  it('shows five banners of its own when there are no adverts (R-HOME-06)', async () => {
    const visitor = await arrive({ locale: 'zh-HK', width: 360 });
    await demonstration().sandbox.fault('contentAppAdvQuery', 'code', 'UNKNOWN_ERROR');
    await visitor.open('/');
    await expect.poll(() => slides(visitor).count()).toBe(5);
    await visitor.press(visitor.words.say('pages', 'home.carousel.previous'));
    await visitor.hands.press(carousel(visitor).getByRole('link', { name: home.banners[4]?.texts['zh-HK'].action }));
    await visitor.heading(visitor.words.say('pages', 'contact.title')).waitFor();
  });

  it('moves for those who let it: a notice too long for its line until it is paused, the blocks as they come into view (R-HOME-08)', async () => {
    const visitor = await arrive({ home: true, locale: 'en', width: 1280, moving: true });
    const { page, words } = visitor;
    const line = notice(visitor).locator('p').first();
    const place = async () => (await line.boundingBox())?.x ?? 0;
    await line.waitFor();
    await expect
      .poll(() => notice(visitor).getByRole('button').count(), { message: 'a sentence that fits stands still' })
      .toBe(1);
    await page.route('**/announce/notice2', async (route) => {
      const reply = (await (await route.fetch()).json()) as { ret_data: { content_en: string } };
      reply.ret_data.content_en = reply.ret_data.content_en.repeat(3);
      await route.fulfill({ json: reply });
    });
    await visitor.open('/');
    await line.waitFor();
    const first = await place();
    await expect.poll(place).toBeLessThan(first);
    await visitor.press(words.say('pages', 'home.notice.pause'));
    await stopped(line);
    const paused = await place();
    await page.waitForTimeout(300);
    expect(await place()).toBe(paused);
    const block = page.locator('[data-seen]').nth(2);
    const opacity = () => block.evaluate((element) => Number(getComputedStyle(element).opacity));
    expect(await opacity()).toBe(0);
    await block.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });

  it('can be used by keyboard alone, and nothing holds the focus', async () => {
    const visitor = await arrive({ home: true, locale: 'en', width: 1280, keysOnly: true });
    const { page, words } = visitor;
    const button = (name: string) => page.getByRole('button', { name: words.say('pages', name), exact: true });
    await tabTo(visitor, button('home.notice.close'));
    await page.keyboard.press('Enter');
    await notice(visitor).waitFor({ state: 'detached' });
    expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await tabTo(visitor, button('home.carousel.next'));
    await page.keyboard.press('Enter');
    await tabTo(visitor, button('home.carousel.view'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button('home.carousel.view'))).toBe(true);
    await tabTo(visitor, page.getByRole('link', { name: words.say('pages', 'home.download.link') }));
    await visitor.open('/');
    await slides(visitor).first().waitFor({ state: 'attached' });
    expect(await notice(visitor).count()).toBe(0);
  });
});

describe.each(locales)('the contact page in %s', (locale) => {
  it('has the hotlines of the site as links to call, marked as samples (R-CONST-88, R-HDR-11)', async () => {
    const visitor = await arrive({
      home: true,
      locale,
      width: locale === 'zh-HK' ? 1280 : 360,
      judged: true,
      pictures: 'contact',
    });
    const { page, words } = visitor;
    if (locale !== 'zh-HK') await visitor.press(words.say('app', 'menu.open'));
    const menu = page.getByRole('navigation', { name: words.say('app', 'header.label') });
    await visitor.hands.press(menu.getByRole('link', { name: words.say('app', 'header.contactUs'), exact: true }));
    await visitor.heading(words.say('pages', 'contact.title')).waitFor();
    await expect.poll(() => visitor.route).toBe('/contactUs');
    const links = await page.locator('main a[href^="tel:"]').all();
    const shown = await Promise.all(links.map((link) => link.innerText()));
    expect(shown).toEqual(Object.values(site.hotlines).map(({ number }) => number));
    await expect.poll(() => page.getByText(words.say('pages', 'sample'), { exact: true }).count()).toBeGreaterThan(0);
    await visitor.look('contact');
  });
});

/** The named clock goes on: these come last. */
describe('another notice', () => {
  it('is shown to who closed the one before, and in no language that it does not speak (R-HOME-02, AMB-80)', async () => {
    const visitor = await arrive({ home: true, locale: 'zh-HK', width: 1280 });
    await visitor.press(visitor.words.say('pages', 'home.notice.close'));
    await demonstration().sandbox.setClock('2028-01-10T10:00:00+08:00');
    await visitor.open('/');
    await notice(visitor).waitFor();
    await visitor.speak('zh-CN');
    await notice(visitor).waitFor();
    await visitor.speak('en');
    await notice(visitor).waitFor({ state: 'detached' });
    await carousel(visitor).waitFor();
  });
});
