import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { addPress } from './press.ts';
import { openPage } from './session.ts';

/** A page whose details step is filled. */
export interface Walkable {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** From the review to the details. */
  readonly back: () => Promise<void>;
  /** To the review and back. */
  readonly walk: () => Promise<void>;
}

export async function openWalkable(browser: Browser, baseline: Baseline): Promise<Walkable> {
  const { page, cdp } = await openPage(browser, baseline);
  await addPress(page);
  await page.goto(baseline.wizardUrl);
  await page.locator(baseline.firstField).first().waitFor();
  await baseline.fill(page);
  const back = async (): Promise<void> => {
    await baseline.back(page);
    await page.locator(baseline.firstField).first().waitFor();
  };
  const walk = async (): Promise<void> => {
    await baseline.next(page);
    await page.locator(baseline.review).first().waitFor();
    await back();
  };
  return { page, cdp, back, walk };
}
