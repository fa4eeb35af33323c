import { setTimeout as later } from 'node:timers/promises';
import { vi } from 'vitest';
import type { PagedBrowser } from './paged.ts';

/** Fields ask once typing has paused. */
const PAUSE_MS = 450;
/** Real time for code that a page loads when it is first shown. */
const MOST_TRIES = 400;
const TRY_MS = 5;

/** Lets everything come that is on its way, and what a page does after a moment. */
export async function settle({ seam, time }: PagedBrowser): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await seam.inProgress.quiet();
    vi.advanceTimersByTime(PAUSE_MS);
  }
  await time.settle(seam.inProgress);
}

export async function until(browser: PagedBrowser, isSo: () => boolean): Promise<void> {
  await settle(browser);
  for (let tries = 0; !isSo() && tries < MOST_TRIES; tries += 1) {
    // Nothing more comes; what it fell over is told where the screen is looked at.
    if (browser.fallen.length > 0) return;
    await later(TRY_MS);
    await settle(browser);
  }
}
