import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { median } from '../statistics.ts';
import { openWalkable } from './openWalkable.ts';
import { pressContinue } from './press.ts';
import { slowDown } from './session.ts';

const WARM_UP = 3;
const TIMES = 5;
/** A member looks before pressing: what a field asks for by itself has come by then. */
const LOOK_MS = 600;

/** Milliseconds from NEXT on the details until the review is painted, at 4x slow-down without a slow network, its calls included.
 * The amount is another each time, so the quote is asked for again. The median of several in one page. */
export async function measureStepToStep(browser: Browser, baseline: Baseline): Promise<number> {
  const { page, cdp, back } = await openWalkable(browser, baseline);
  const times: number[] = [];
  for (let walk = 0; walk < WARM_UP + TIMES; walk += 1) {
    if (walk === WARM_UP) await slowDown(cdp, 4);
    await baseline.amount(page).fill(`${100 + walk}.00`);
    await page.waitForTimeout(LOOK_MS);
    const milliseconds = await pressContinue(page);
    if (walk >= WARM_UP) times.push(milliseconds);
    await back();
  }
  await page.context().close();
  return median(times);
}
