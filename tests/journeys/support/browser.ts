import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** What a closed network and a small machine need. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ headless: true, args: FLAGS, ...(existsSync(named) && { executablePath: named }) });
}
