import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Baseline } from '../baseline.ts';
import { fast3G, openPage, slowDown } from './session.ts';

const watch = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

export interface Load {
  /** Milliseconds until the first field is there and the main thread answers. */
  readonly interactive: number;
  /** The same on a fast machine beside the server. */
  readonly fastInteractive: number;
  /** Sum over long tasks of what exceeds 50 ms, until then. */
  readonly blocking: number;
}

/** Opens the wizard cold at 4x slow-down and fast 3G, and once more with neither. */
export async function measureLoad(browser: Browser, baseline: Baseline): Promise<Load> {
  const { interactive, blocking } = await open(browser, baseline, true);
  const { interactive: fastInteractive } = await open(browser, baseline, false);
  return { interactive, blocking, fastInteractive };
}

async function open(browser: Browser, baseline: Baseline, slow: boolean): Promise<Omit<Load, 'fastInteractive'>> {
  const { page, cdp } = await openPage(browser, baseline);
  if (slow) {
    await slowDown(cdp, 4);
    await fast3G(cdp);
  }
  await page.addInitScript({ content: `window.benchSelector = ${JSON.stringify(baseline.firstField)};\n${watch}` });
  await page.goto(baseline.wizardUrl, { waitUntil: 'commit' });
  const interactive = await page.waitForFunction(() => (window as Watched).benchInteractive, undefined, {
    timeout: 60_000,
    polling: 100,
  });
  const load = {
    interactive: Number(await interactive.jsonValue()),
    blocking: await page.evaluate(() => (window as Watched).benchBlocking ?? 0),
  };
  await page.context().close();
  return load;
}

type Watched = Window & { benchInteractive?: number; benchBlocking?: number };
