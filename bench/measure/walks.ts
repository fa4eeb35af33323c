import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { collectGarbage, openPage, slowDown } from './session.ts';

/** Until then the heap grows by code that the browser compiles and keeps, once: nothing that a walk leaves behind. */
const WARM_UP = 60;
const WALKS = 200;

export interface Walks {
  /** Milliseconds from NEXT until the review stands, at 4x slow-down without a slow network. */
  readonly stepToStep: number;
  /** Kilobytes that the heap grew over 200 walks to the review and back, after 60 to warm up; absent where it was not measured. */
  readonly heapGrowth?: number;
}

/** @param heap whether to measure the heap too, which takes 260 walks instead of three */
export async function measureWalks(browser: Browser, baseline: Baseline, heap: boolean): Promise<Walks> {
  const { page, cdp } = await openPage(browser, baseline);
  await page.goto(baseline.wizardUrl);
  await page.locator(baseline.firstField).first().waitFor();
  await baseline.fill(page);
  const walk = async (): Promise<void> => {
    await baseline.next(page);
    await page.locator(baseline.review).first().waitFor();
    await baseline.back(page);
    await page.locator(baseline.firstField).first().waitFor();
  };
  for (let times = 0; times < (heap ? WARM_UP : 3); times += 1) await walk();
  const before = await collectGarbage(cdp);
  for (let times = 0; times < (heap ? WALKS : 0); times += 1) await walk();
  const growth = ((await collectGarbage(cdp)) - before) / 1024;
  await slowDown(cdp, 4);
  const started = performance.now();
  await baseline.next(page);
  await page.locator(baseline.review).first().waitFor();
  const stepToStep = performance.now() - started;
  await page.context().close();
  return { stepToStep, ...(heap && { heapGrowth: growth }) };
}
