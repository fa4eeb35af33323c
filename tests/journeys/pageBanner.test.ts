import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

/** The banner of a public page; which page has which is in everyRoute.test.ts (R-PUB-06, AMB-29). */
const { arrive } = journey();

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

it('comes with the page, which does not move for it', async () => {
  const visitor = await arrive({ locale: 'en', width: 360 });
  for (const route of ['/login', '/helpCenter/v2/menu1', '/chargeTable']) {
    await visitor.open(route);
    await visitor.page.locator('main h1').first().waitFor();
    await banners(visitor).waitFor();
    expect(await moved(visitor.page), route).toEqual([]);
  }
});
