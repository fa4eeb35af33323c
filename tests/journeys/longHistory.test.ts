import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { wong } from './support/members.ts';

/** A year of history on a slow phone. Figures of one machine say little about another, and less while it is busy: what the page costs
 * is compared with what the same page costs when everything in it is laid out. */
const { arrive } = journey();

const TOTAL = 1200;
const HOURS_APART = 7.3;
const records = Array.from({ length: TOTAL }, (_, index) => ({
  ref_no: `2025${String(index).padStart(16, '0')}`,
  kind: 'expense',
  time: `${new Date(Date.parse('2025-03-01T12:00:00Z') - index * HOURS_APART * 3_600_000).toISOString().slice(0, -1)}+00:00`,
  summary: `Tea house ${index}`,
  amount: { currency: 'HKD', amount: '-12.00' },
  status: 'success',
}));

/** Nearly all of it on the first page: nobody presses a button sixty times here. */
async function playYear(page: Page): Promise<void> {
  await page.route('**/history/query', async (route) => {
    const { page_no } = route.request().postDataJSON() as { readonly page_no: number };
    const list = page_no === 1 ? records.slice(0, -20) : records.slice(-20);
    await route.fulfill({ json: { return_code: 'SUCCESS', return_desc: '', ret_data: { total: TOTAL, list } } });
  });
}

/** Milliseconds that the browser has worked on the layout while something is done. */
async function layout(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const spent = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'LayoutDuration')!.value;
  };
  const before = await spent();
  await work();
  return (await spent()) - before;
}

const becomeNarrower = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!;
    for (const width of [1, 2, 3, 4, 5]) {
      main.style.paddingRight = `${width}px`;
      void main.offsetHeight;
    }
    main.style.paddingRight = '';
    return document.documentElement.scrollHeight;
  });

const layAllOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

it('a year of records: what is out of sight costs nothing, is no other height, and is there for who looks for it', async () => {
  const visitor = await arrive({ locale: 'en', width: 360 });
  const { page } = visitor;
  await playYear(page);
  await visitor.enter(wong, { at: '/history' });
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link');
  await rows.first().waitFor();
  await page.getByRole('button', { name: visitor.words.say('pages', 'history.more') }).click();
  await expect.poll(() => rows.count()).toBe(TOTAL);
  const laidOut = () =>
    rows.evaluateAll((all) => all.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(laidOut).toBeLessThan(TOTAL / 5);
  await page.getByRole('link', { name: `Tea house ${TOTAL - 1}`, exact: true }).waitFor({ state: 'attached' });
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const skipped = { height: await height(), layout: await layout(devtools, () => becomeNarrower(page)) };
  const found = await page.evaluate(() => {
    const { find } = window as unknown as { readonly find: (text: string) => boolean };
    return find('Tea house 1100');
  });
  expect(found).toBe(true);
  await layAllOut(page);
  const whole = { height: await height(), layout: await layout(devtools, () => becomeNarrower(page)) };
  expect(Math.abs(skipped.height - whole.height)).toBeLessThan(2);
  expect(skipped.layout, `${whole.layout} ms where all is laid out`).toBeLessThan(whole.layout / 3);
});
