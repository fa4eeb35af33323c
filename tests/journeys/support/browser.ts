import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromiumFlags.ts';

let shared: Promise<Browser> | undefined;

export function openBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ headless: true, args: CHROMIUM_FLAGS, ...(existsSync(named) && { executablePath: named }) });
}

/** The one browser of this process; each visitor has a profile of its own in it. It ends with the process. One that has died,
 * or did not open, is opened again. */
export async function sharedBrowser(): Promise<Browser> {
  const open = await shared?.catch(() => undefined);
  if (open?.isConnected()) return open;
  shared = openBrowser();
  return shared;
}
