import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** Less than half as long as what the library hands to a page, which reads it once for each document. */
const source = readFileSync(ofPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** Style sheets are not loaded once more: the one rule that reads them so is experimental, and off. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

interface Axe {
  readonly axe: {
    readonly run: (page: Document, options: object) => Promise<{ readonly violations: readonly Violation[] }>;
  };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe finds on a page, as short lines. In the page itself: the policy allows no frames, and putting the findings of several
 * together would open another page for each screen. Axe is read once for a document and only findings leave the page: the builder
 * of the library takes three times as long, for handing over what is right. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as Axe;
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, OPTIONS);
}
