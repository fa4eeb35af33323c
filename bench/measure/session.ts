import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromiumFlags.ts';
import type { Baseline } from '../baseline.ts';

/** Code that the browser would make of what is called often lies in the heap too. */
const INTERPRET = ['--no-sparkplug', '--no-maglev', '--no-opt'];

export function launch(executablePath: string): Promise<Browser> {
  return launchWith(executablePath, []);
}

/** A browser that compiles nothing, and whose heap holds only what pages keep. */
export function launchInterpreting(executablePath: string): Promise<Browser> {
  return launchWith(executablePath, INTERPRET);
}

function launchWith(executablePath: string, javascript: readonly string[]): Promise<Browser> {
  const flags = `--js-flags=${['--expose-gc', ...javascript].join(' ')}`;
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, flags] });
}

/** A page of its own context with an empty cache, and the protocol session to throttle and count with. */
export async function openPage(browser: Browser, baseline: Baseline): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await baseline.prepare?.(page);
  return { page, cdp };
}

export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What browsers' tools call fast 3G. */
export async function fast3G(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 188_743,
    uploadThroughput: 86_400,
  });
}

export async function collectGarbage(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await metrics(cdp))['JSHeapUsedSize'] ?? 0;
}

export async function metrics(cdp: CDPSession): Promise<Record<string, number>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
