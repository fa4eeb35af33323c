import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** In the page, as finding a button from outside takes the longer the more there is on it. */
const inPage = readFileSync(new URL('press.js', import.meta.url), 'utf8');

/** To be called before the page opens. */
export async function addPress(page: Page): Promise<void> {
  await page.addInitScript({ content: inPage });
}

/** Presses Continue.
 * @returns milliseconds until the step that follows, which has another heading, is painted */
export function pressContinue(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  return button.evaluate((element) => (window as unknown as InPage).benchPress(element));
}

interface InPage {
  benchPress(button: Element): Promise<number>;
}
