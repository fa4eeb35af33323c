import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { SECOND_STEP } from '../pages/shared/secondStep.ts';
import type { Baseline } from '../baseline.ts';
import { median } from '../statistics.ts';
import { openPage, slowDown } from './session.ts';

const WARM_UP = 2;
const TIMES = 7;
const inPage = readFileSync(new URL('nextStep.js', import.meta.url), 'utf8');

/** Milliseconds from NEXT on a step of so many filled fields until the step after it is painted, at 4x slow-down; no call lies
 * between them. The median of several in one page. */
export async function measureNextStep(browser: Browser, baseline: Baseline, fields: number): Promise<number> {
  const { page, cdp } = await openPage(browser, baseline);
  await page.addInitScript({ content: inPage });
  await page.goto(baseline.fieldsUrl(fields));
  const inputs = page.locator('form input[type="text"], form input:not([type])');
  await inputs.nth(fields - 1).waitFor();
  for (let field = 0; field < fields; field += 1) await inputs.nth(field).fill(`value ${field}`);
  await slowDown(cdp, 4);
  const times: number[] = [];
  for (let walk = 0; walk < WARM_UP + TIMES; walk += 1) {
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    const milliseconds = await next.evaluate(
      (button, heading) => (window as unknown as InPage).benchNextStep(button, heading),
      SECOND_STEP,
    );
    if (walk >= WARM_UP) times.push(milliseconds);
    await baseline.back(page);
    await inputs.nth(fields - 1).waitFor();
  }
  await page.context().close();
  return median(times);
}

interface InPage {
  benchNextStep(button: Element, heading: string): Promise<number>;
}
