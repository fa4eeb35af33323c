import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { median } from '../statistics.ts';
import { addPress, pressContinue } from './press.ts';
import { openPage, slowDown } from './session.ts';

const WARM_UP = 2;
const TIMES = 7;

/** Milliseconds from NEXT on a step of so many filled fields until the step after it is painted, at 4x slow-down; no call lies
 * between them. The median of several in one page. */
export async function measureNextStep(browser: Browser, baseline: Baseline, fields: number): Promise<number> {
  const { page, cdp } = await openPage(browser, baseline);
  await addPress(page);
  await page.goto(baseline.fieldsUrl(fields));
  const inputs = page.locator('form input[type="text"], form input:not([type])');
  await inputs.nth(fields - 1).waitFor();
  for (let field = 0; field < fields; field += 1) await inputs.nth(field).fill(`value ${field}`);
  await slowDown(cdp, 4);
  const times: number[] = [];
  for (let walk = 0; walk < WARM_UP + TIMES; walk += 1) {
    const milliseconds = await pressContinue(page);
    if (walk >= WARM_UP) times.push(milliseconds);
    await baseline.back(page);
    await inputs.nth(fields - 1).waitFor();
  }
  await page.context().close();
  return median(times);
}
