import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { collectGarbage } from './session.ts';
import { openWalkable } from './openWalkable.ts';

/** By then the tables that the browser keeps for itself have their size: that of whole numbers as text takes 64 KB at once, at the
 * first two numbers that fall on one place. */
const WARM_UP = 100;
const WALKS = 200;

/** Until a save under way, and what React throws away after it has painted, are gone. */
const REST_MS = 500;

/** Kilobytes that the heap grew over 200 walks to the review and back.
 * @param interpreting a browser that compiles nothing: how much code it makes late says nothing of what a walk leaves behind */
export async function measureHeapGrowth(interpreting: Browser, baseline: Baseline): Promise<number> {
  const { page, cdp, walk } = await openWalkable(interpreting, baseline);
  const usedAfter = async (walks: number): Promise<number> => {
    for (let times = 0; times < walks; times += 1) await walk();
    await page.waitForTimeout(REST_MS);
    return collectGarbage(cdp);
  };
  const before = await usedAfter(WARM_UP);
  const growth = ((await usedAfter(WALKS)) - before) / 1024;
  await page.context().close();
  return growth;
}
