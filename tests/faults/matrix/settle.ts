import { setTimeout as later } from 'node:timers/promises';
import { vi } from 'vitest';
import type { PagedBrowser } from './paged.ts';

/** Fields ask once typing has paused. */
const PAUSE_MS = 450;
/** Code that a page loads when it is first shown comes in real time, and so does a file that it reads. */
const MOST_TRIES = 40;
const TRY_MS = 5;

/** Lets everything come that is on its way, and what a page does after a moment. */
export async function settle({ seam, time }: PagedBrowser): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await seam.inProgress.quiet();
    vi.advanceTimersByTime(PAUSE_MS);
  }
  await time.settle(seam.inProgress);
}

/** Waits until it is so, or nothing more comes.
 * @returns whether it is so */
export async function until(browser: PagedBrowser, isSo: () => boolean): Promise<boolean> {
  await settle(browser);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (isSo()) return true;
    // Nothing more comes; what it fell over is told where the screen is looked at.
    if (browser.fallen.length > 0) return false;
    await vi.dynamicImportSettled();
    await later(TRY_MS);
    await settle(browser);
  }
  return isSo();
}
