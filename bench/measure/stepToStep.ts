import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { slowDown } from './session.ts';
import { openWalkable } from './openWalkable.ts';

const WARM_UP = 3;

/** Milliseconds from NEXT until the review stands, at 4x slow-down without a slow network. */
export async function measureStepToStep(browser: Browser, baseline: Baseline): Promise<number> {
  const { page, cdp, toReview, walk } = await openWalkable(browser, baseline);
  for (let times = 0; times < WARM_UP; times += 1) await walk();
  await slowDown(cdp, 4);
  const started = performance.now();
  await toReview();
  const milliseconds = performance.now() - started;
  await page.context().close();
  return milliseconds;
}
