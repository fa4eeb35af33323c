import type { Browser } from 'playwright-core';
import type { Rival } from '../rival.ts';
import { collectGarbage, openPage, slowDown } from './session.ts';

const WALKS = 20;

export interface Walks {
  /** Milliseconds from NEXT until the review stands, at 4x slow-down without a slow network. */
  readonly stepToStep: number;
  /** Kilobytes that the heap grew over 20 walks to the review and back, after three to warm up. */
  readonly heapGrowth: number;
}

export async function measureWalks(browser: Browser, rival: Rival): Promise<Walks> {
  const { page, cdp } = await openPage(browser, rival);
  await page.goto(rival.wizardUrl);
  await page.locator(rival.firstField).first().waitFor();
  await rival.fill(page);
  const walk = async (): Promise<void> => {
    await rival.next(page);
    await page.locator(rival.review).first().waitFor();
    await rival.back(page);
    await page.locator(rival.firstField).first().waitFor();
  };
  for (let times = 0; times < 3; times += 1) await walk();
  const before = await collectGarbage(cdp);
  for (let times = 0; times < WALKS; times += 1) await walk();
  const heapGrowth = ((await collectGarbage(cdp)) - before) / 1024;
  await slowDown(cdp, 4);
  const started = performance.now();
  await rival.next(page);
  await page.locator(rival.review).first().waitFor();
  const stepToStep = performance.now() - started;
  await page.context().close();
  return { stepToStep, heapGrowth };
}
