import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordKinds } from '../../src/pages/history/recordKinds.ts';
import { journey } from './support/journey.ts';
import { wong } from './support/members.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** The records of an account (R-MEM-12 to R-MEM-23, R-FLOW-34). */
const { arrive } = journey();

const views: readonly VisitorOptions[] = [
  { locale: 'zh-HK', width: 360 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', keysOnly: true },
];

const filter = ({ page, words }: Visitor, name: string) =>
  page.getByLabel(words.say('pages', name), { exact: true }).and(page.locator('select'));

it.each(views)(
  'from the dashboard to a record and its receipt, and back to the same list: %o (R-FLOW-34, R-MEM-12, R-GEN-20)',
  async (view) => {
    const visitor = await arrive({ judged: true, pictures: 'history', ...view });
    const { page, words, hands } = visitor;
    const t = (key: string) => words.say('pages', key);
    await visitor.enter(wong);
    await hands.press(page.getByRole('link', { name: t('history.all') }));
    await visitor.heading(t('history.title')).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await visitor.look('history');
    await hands.choose(filter(visitor, 'history.kind'), 'topup');
    await visitor.heading(t('recordKind.topup')).waitFor();
    await expect.poll(() => visitor.route).toBe('/history/topup');
    const record = page.getByRole('main').getByRole('listitem').getByRole('link');
    await hands.press(record.first());
    await page.getByText(t('history.rows.ref_no'), { exact: true }).first().waitFor();
    await visitor.look('history-record');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: t('history.receipt') })),
    ]);
    expect(file.suggestedFilename()).toMatch(/^receipt-\d+-.*\.pdf$/);
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/history/query') ? 1 : 0));
    await hands.press(page.getByRole('button', { name: t('history.back') }));
    await visitor.heading(t('recordKind.topup')).waitFor();
    await record.first().waitFor();
    expect(asked, 'the list is kept').toBe(0);
    await expect.poll(() => record.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await hands.choose(filter(visitor, 'history.period'), 'days30');
    expect(new URL(page.url()).searchParams.get('period')).toBe('days30');
    await hands.choose(filter(visitor, 'history.period'), 'own');
    await page.getByLabel(t('history.from'), { exact: true }).fill('2025-01-01');
    await page.waitForURL('**/history/topup?*from=2025-01-01*');
    await record.first().waitFor();
    await visitor.look('history-own-days');
  },
);

it.each(views.slice(0, 2))(
  'what the filters find is downloaded for a spreadsheet: %o (R-FLOW-34, R-ENT-63 to R-ENT-68)',
  async (view) => {
    const visitor = await arrive({ judged: true, pictures: 'history', ...view });
    const { page, words, hands } = visitor;
    const t = (key: string) => words.say('pages', key);
    await visitor.enter(wong, { at: '/history/topup?period=months12' });
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hands.press(page.getByRole('button', { name: t('history.file.save') })),
    ]);
    await page
      .getByRole('status')
      .filter({ hasText: words.pattern('pages', 'history.file.saved') })
      .waitFor();
    await visitor.look('history-downloaded');
    expect(file.suggestedFilename()).toMatch(/^transactions-HKD-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...rows] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head.startsWith(`\uFEFF${t('history.file.date')},${t('history.file.time')},${t('history.kind')},`)).toBe(
      true,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatch(/^\d{4}-\d\d-\d\d,\d\d:\d\d:\d\d,[^,]+,.*,-?\d+\.\d\d,HKD,[^,]+,"\d{20}\t"$/);
      expect(row.split(',')[2]).toBe(t('recordKind.topup'));
    }
    expect(rows.join('')).not.toMatch(/\d{16}(?!\d*\t)/);
  },
);

it('a record is read again after a reload, and a filter kept', async () => {
  const visitor = await arrive({ locale: 'en' });
  await visitor.enter(wong, { at: '/history/topup?period=days30' });
  const { page, words } = visitor;
  await visitor.heading(words.say('pages', 'recordKind.topup')).waitFor();
  await page.reload();
  await visitor.heading(words.say('pages', 'recordKind.topup')).waitFor();
  await expect.poll(() => visitor.route).toBe('/history/topup?period=days30');
  await visitor.open('/history');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const number = page.getByText(words.say('pages', 'history.rows.ref_no'), { exact: true }).first();
  await number.waitFor();
  await page.reload();
  await number.waitFor();
});

it('each kind has an address of its own, and another one leads home (R-MEM-14 to R-MEM-23, R-GEN-43)', async () => {
  const visitor = await arrive({ locale: 'en' });
  await visitor.enter(wong);
  for (const kind of recordKinds) {
    await visitor.open(`/history/${kind}`);
    await visitor.heading(visitor.words.say('pages', `recordKind.${kind}`)).waitFor();
  }
  await visitor.open('/history/nothing');
  await visitor.page.waitForURL((url) => !url.pathname.includes('/history'));
});

it('on a wide screen the latest records stand beside the account', async () => {
  const visitor = await arrive({ locale: 'en', width: 1280 });
  await visitor.enter(wong);
  const { page, words } = visitor;
  const topOf = async (name: string) =>
    (await page.getByText(words.say('pages', name), { exact: true }).first().boundingBox())?.y ?? 0;
  await page.getByText(words.say('pages', 'dashboard.recent'), { exact: true }).waitFor();
  expect(await topOf('dashboard.recent')).toBeLessThan(await topOf('dashboard.available'));
});
