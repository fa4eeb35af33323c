import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, wong } from './support/members.ts';
import { startOver } from './support/summary.ts';
import { locales } from './support/words.ts';

/** How what is around every page is laid out: where things stand beside one another. */
const { arrive } = journey();

/** What can be pressed and stands below a box, in part at least. */
const covered = (box: Locator): Promise<readonly string[]> =>
  box.evaluate((element) => {
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, select')]
      .filter((one) => !element.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((one) => one.outerHTML);
  });

it('a message lies on nothing that can be pressed, at the top of a wide screen', async () => {
  const visitor = await arrive({ locale: 'en' });
  const { page, words } = visitor;
  for (const home of ['/', '/dashboard']) {
    if (home === '/dashboard') await visitor.enter(chan);
    await visitor.open('/nowhere');
    const message = page.locator('[role=status] > div').filter({ hasText: words.say('app', 'notFound') });
    await message.waitFor();
    await expect.poll(() => visitor.route).toBe(home);
    await page.locator('main h1').waitFor();
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await covered(message), `${home} at ${width} px`).toEqual([]);
    }
  }
});

it('the header stays in sight, except where the window is low (WCAG 1.4.10)', async () => {
  const visitor = await arrive({ locale: 'en' });
  const { page } = visitor;
  await visitor.come('/helpCenter/v2/menu1');
  for (const [height, isInSight] of [
    [900, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width: 740, height });
    await page.evaluate(() => scrollTo(0, 300));
    const bottom = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(async () => (await bottom()) > 0, { message: `${height} px high` }).toBe(isInSight);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.evaluate(() => scrollTo(0, 900));
  await expect
    .poll(() => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom > 0), {
      message: '200 %',
    })
    .toBe(false);
});

it('what is put right leaves the way on where it was: a tap at once after it counts', async () => {
  const visitor = await arrive({ locale: 'zh-HK', width: 360 });
  const { page, words } = visitor;
  await visitor.enter(wong, { at: '/cards/lock' });
  await startOver(visitor, 'card-lock', 'choose');
  const next = page.getByRole('button', { name: words.button('card-lock', 'choose', 'NEXT') });
  await next.tap();
  await page.locator('#error-summary-title').waitFor();
  await next.scrollIntoViewIfNeeded();
  const target = (await next.boundingBox())!;
  await page.getByRole('radio').first().tap();
  await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2);
  await visitor.at('card-lock', 'lock');
});

it('the languages stand evenly between their strokes, and each can be hit', async () => {
  for (const locale of locales) {
    const visitor = await arrive({ locale });
    const { page, words } = visitor;
    await visitor.come('/contactUs');
    const list = page.getByRole('list', { name: words.say('app', 'language') });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const names = await list.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          const [outer, inner] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
          return {
            before: inner.left - outer.left,
            after: outer.right - inner.right,
            least: Math.min(outer.width, outer.height),
          };
        }),
      );
      expect(new Set(names.flatMap(({ before, after }) => [Math.round(before), Math.round(after)])).size).toBe(1);
      expect(Math.min(...names.map(({ least }) => least))).toBeGreaterThanOrEqual(24);
    }
  }
});

it('the icons of the side menu stand below one another, that of the member too', async () => {
  const visitor = await arrive({ locale: 'en', width: 1280 });
  await visitor.enter(chan);
  const menu = visitor.page.getByRole('navigation', { name: visitor.words.say('app', 'menu.label') });
  await menu.getByText(visitor.words.say('app', 'level.3')).waitFor();
  const icons = await menu.locator('svg:not(button svg)').evaluateAll((all) =>
    all.map((icon) => {
      const { left, right } = icon.getBoundingClientRect();
      return `${left} to ${right}`;
    }),
  );
  expect(icons.length).toBeGreaterThan(5);
  expect(new Set(icons).size).toBe(1);
});
