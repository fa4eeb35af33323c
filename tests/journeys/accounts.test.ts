import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan, lee, wong } from './support/members.ts';
import type { VisitorOptions } from './support/visitor.ts';

/** Accounts, their limits and their statements (R-GEN-17, R-GEN-50, R-MEM-34 to R-MEM-36). */
const { arrive } = journey();

const views: readonly VisitorOptions[] = [
  { locale: 'zh-HK', width: 360 },
  { locale: 'zh-CN', width: 1280 },
  { locale: 'en', keysOnly: true },
];

it.each(views)(
  'each account leads to its own limits and statements: %o (R-MEM-34 to R-MEM-36, R-FLOW-50, R-GEN-17, R-GEN-50)',
  async (view) => {
    const visitor = await arrive({ judged: true, pictures: 'accounts', ...view });
    const { page, words, hands } = visitor;
    const main = page.getByRole('main');
    const t = (key: string) => words.say('pages', key);
    await visitor.enter(wong, { at: '/account' });
    await visitor.heading(words.say('app', 'menu.account')).waitFor();
    await main.getByRole('link', { name: words.say('bank-bind', 'flow.title') }).waitFor();
    await expect.poll(() => main.getByRole('region').count()).toBe(3);
    await visitor.look('accounts');
    const second = main.getByRole('listitem').nth(1);
    await hands.press(second.getByRole('link').nth(1));
    await visitor.heading(t('accounts.limits.title')).waitFor();
    await main.getByText(t('accounts.limits.kind.transferDaily')).waitFor();
    const picker = page.getByLabel(t('dashboard.account'), { exact: true });
    await expect.poll(() => picker.inputValue()).toBe(new URL(page.url()).searchParams.get('account'));
    await visitor.look('limits');
    await visitor.open('/account/monthlyBill');
    await visitor.heading(t('accounts.statements.title')).waitFor();
    await main.getByRole('button').first().waitFor();
    await visitor.look('statements');
    const [file] = await Promise.all([page.waitForEvent('download'), hands.press(main.getByRole('button').first())]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  },
);

it('whoever is not certified has lower limits, and is led to higher ones (R-ROLE-05, R-ROLE-11)', async () => {
  const single = async (member: typeof chan) => {
    const visitor = await arrive({ locale: 'en' });
    await visitor.enter(member, { at: '/account/limit' });
    const row = visitor.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Each transfer' });
    const text = await row.innerText();
    return {
      limit: Number(text.replace(/[^\d.]/g, '')),
      links: await visitor.page.getByRole('main').getByRole('link').count(),
    };
  };
  const [certified, anonymous] = [await single(chan), await single(lee)];
  expect(anonymous.limit).toBeLessThan(certified.limit);
  expect(anonymous.links).toBe(certified.links + 1);
});

it('whoever goes back to a page that is read anew, or loads it again, finds it where it was left (R-MEM-01)', async () => {
  const visitor = await arrive({ locale: 'zh-CN', width: 360 });
  const { page, words, hands } = visitor;
  const place = () => page.evaluate(() => Math.round(scrollY));
  await visitor.enter(chan);
  const withdrawals = { name: words.say('pages', 'recordKind.atm'), exact: true };
  // The kind in the picture of spending; a record has the same name.
  const link = page.getByRole('main').getByRole('link', withdrawals).and(page.locator('[href$="/history/atm"]'));
  await link.scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(500);
  await hands.press(link);
  await visitor.heading(words.say('pages', 'recordKind.atm')).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await place()).toBe(left);
  await expect.poll(() => page.evaluate(() => (history.state as { top?: number }).top)).toBe(left);
  await page.reload();
  await expect.poll(place).toBe(left);
});
