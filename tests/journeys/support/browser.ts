import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromiumFlags.ts';

export function openBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ headless: true, args: CHROMIUM_FLAGS, ...(existsSync(named) && { executablePath: named }) });
}
