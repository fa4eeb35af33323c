import type { Browser } from 'playwright-core';
import { openPage } from './session.ts';
import type { Baseline } from '../baseline.ts';

/** Bytes of JavaScript, brotli, that the page asks for until its details step stands. */
export async function measureJavaScript(browser: Browser, baseline: Baseline): Promise<number> {
  const { page } = await openPage(browser, baseline);
  await page.goto(baseline.wizardUrl);
  await page.locator(baseline.firstField).first().waitFor();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await page.context().close();
  return bytes;
}
