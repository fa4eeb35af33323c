import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { metrics, openPage, slowDown } from './session.ts';

const KEYS = 40;

/** Milliseconds of main-thread work a key, typed into the middle field of a form of so many fields, on a processor slowed down so
 * many times. */
export async function measureKeys(browser: Browser, baseline: Baseline, fields: number, slowed = 1): Promise<number> {
  const { page, cdp } = await openPage(browser, baseline);
  await page.goto(baseline.fieldsUrl(fields));
  const inputs = page.locator('form input[type="text"], form input:not([type])');
  await inputs.nth(fields - 1).waitFor();
  await slowDown(cdp, slowed);
  await inputs.nth(Math.floor(fields / 2)).click();
  await page.keyboard.type('warm up ', { delay: 20 });
  await page.waitForTimeout(500);
  const before = await metrics(cdp);
  await page.keyboard.type('a'.repeat(KEYS), { delay: 30 });
  const after = await metrics(cdp);
  await page.context().close();
  return ((work(after) - work(before)) * 1000) / KEYS;
}

/** Seconds of script, style and layout on the main thread, in its own time: what else the machine does is not counted. */
function work(counted: Record<string, number>): number {
  return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].reduce(
    (sum, name) => sum + (counted[name] ?? 0),
    0,
  );
}
