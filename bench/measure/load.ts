import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { Rival } from '../rival.ts';
import { fast3G, openPage, slowDown } from './session.ts';

const watch = readFileSync(new URL('watch.js', import.meta.url), 'utf8');

export interface Load {
  /** Milliseconds until the first field stands and the main thread answers. */
  readonly interactive: number;
  /** Sum over long tasks of what exceeds 50 ms, until then. */
  readonly blocking: number;
}

/** Opens the wizard cold at 4x slow-down and fast 3G. */
export async function measureLoad(browser: Browser, rival: Rival): Promise<Load> {
  const { page, cdp } = await openPage(browser, rival);
  await slowDown(cdp, 4);
  await fast3G(cdp);
  await page.addInitScript({ content: `window.benchSelector = ${JSON.stringify(rival.firstField)};\n${watch}` });
  await page.goto(rival.wizardUrl, { waitUntil: 'commit' });
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
