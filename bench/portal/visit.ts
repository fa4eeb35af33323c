import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';
import { PORTAL_BASE } from '../../gateway/shared/portalBase.ts';
import { fast3G, slowDown } from '../measure/session.ts';

const watch = readFileSync(new URL('watchPage.js', import.meta.url), 'utf8');
const SLOWER = 4;
/** What comes later than this after the last request is nothing that a visit brings. */
const QUIET_MS = 800;
const PATIENCE_MS = 60_000;

/** What one visit showed, with an empty cache, at 4x slow-down and fast 3G. */
export interface Visit {
  /** Milliseconds to the largest paint, and what that was. */
  readonly largest: number;
  readonly largestIs: string;
  /** Milliseconds until the portal itself stands there, and waits for nothing. */
  readonly ready: number;
  /** All that moved of itself, from the first paint until nothing comes any more; so the moment counts in which the portal takes the
   * page over. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** Bytes of scripts as they came over the wire. */
  readonly javascript: number;
  readonly requests: number;
}

export interface VisitOptions {
  readonly width: number;
  /** Of a member who has signed in. */
  readonly storageState?: BrowserContextOptions['storageState'];
}

export async function visit(
  browser: Browser,
  origin: string,
  address: string,
  { width, storageState }: VisitOptions,
): Promise<Visit> {
  const viewport = { width, height: width < 600 ? 780 : 900 };
  const context = await browser.newContext({ viewport, ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, SLOWER);
    await fast3G(cdp);
    const counted = await countTransfers(cdp);
    await page.addInitScript({ content: watch });
    await page.goto(origin + PORTAL_BASE + address.slice(1), { waitUntil: 'commit' });
    const standing = await page.waitForFunction(() => (window as unknown as Watched).benchPage.ready, undefined, {
      timeout: PATIENCE_MS,
      polling: 100,
    });
    const ready = Number(await standing.jsonValue());
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => (window as unknown as Watched).benchPage);
    return { ...seen, ready, ...counted() };
  } catch (error) {
    throw new Error(`${address} at ${width} px could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Counts as the browser's own tools do: what came over the wire, with its headers. */
async function countTransfers(cdp: CDPSession): Promise<() => Pick<Visit, 'javascript' | 'requests'>> {
  const scripts = new Set<string>();
  let [javascript, requests] = [0, 0];
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) javascript += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => ({ javascript, requests });
}

type Watched = Window & {
  benchPage: Pick<Visit, 'largest' | 'largestIs' | 'shift' | 'moved'> & { ready?: number };
};
