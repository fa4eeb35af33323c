import { expect, it } from 'vitest';
import { answerStep, fillStep } from './support/fillStep.ts';
import { findBarriers } from './support/axe.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { startOver } from './support/summary.ts';
import { problem } from './support/transfer.ts';
import type { Visitor, VisitorOptions } from './support/visitor.ts';

/** One of a long list, found by typing: by a finger and by keys, in each language, and only what is offered (R-VAL-23, R-GEN-39). */
const FLOW = 'topup-bank';
const { arrive } = journey();

async function atPayer(options: VisitorOptions): Promise<Visitor> {
  const visitor = await arrive(options);
  await visitor.enter(chan, { at: '/dashboard/topup/bank' });
  await startOver(visitor, FLOW, 'amount');
  await answerStep(visitor, FLOW, 'amount', { account_id: 0, amount: '50' });
  await visitor.at(FLOW, 'payer');
  await fillStep(visitor, FLOW, 'payer', { paid_by: 'card' });
  return visitor;
}

const field = ({ page, words }: Visitor) =>
  page.getByRole('combobox', { name: words.label(FLOW, 'payer', 'bank_code', 'bank-code') });
const found = ({ page }: Visitor) => page.getByRole('listbox').getByRole('option').allTextContents();

it.each([
  ['zh-HK', '恒', ['恆昌樣本銀行（905）', '永恆樣本銀行（924）']],
  ['zh-CN', '恆', ['恒昌样本银行（905）', '永恒样本银行（924）']],
  ['en', 'heng', ['Heng Cheong Sample Bank (905)']],
] as const)('by a finger on the narrowest phone, in %s by "%s"', async (locale, text, names) => {
  const visitor = await atPayer({ locale, width: 320 });
  await field(visitor).tap();
  await visitor.page.getByRole('option').nth(20).waitFor();
  await field(visitor).fill(text);
  await expect.poll(() => found(visitor)).toEqual(names);
  const count = visitor.words.say('shared', 'widgets.combobox.found', { count: names.length });
  await visitor.page.getByRole('status').filter({ hasText: count }).waitFor({ state: 'attached' });
  expect(await findBarriers(visitor.page)).toEqual([]);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await visitor.picture('bank-found');
  await visitor.page.getByRole('option', { name: names[0] }).tap();
  expect(await field(visitor).inputValue()).toBe(names[0]);
  expect(await found(visitor)).toEqual([]);
});

it('by keys: a text that is no bank is refused where it stands and stays, and another is looked up', async () => {
  const visitor = await atPayer({ keysOnly: true });
  const { page, words } = visitor;
  await visitor.hands.put(field(visitor), 'heng');
  await visitor.send(FLOW, 'payer');
  await problem(visitor, words.say('shared', 'fields.bank-code.errors.enum')).waitFor();
  expect(await field(visitor).inputValue()).toBe('heng');
  await visitor.hands.lookUp(field(visitor), 'lion');
  expect(await field(visitor).inputValue()).toBe('Lion Rock Sample Bank (912)');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).textContent()).toBe('Lion Rock Sample Bank (912)');
  await page.keyboard.press('Escape');
  expect([await field(visitor).inputValue(), await found(visitor)]).toEqual(['Lion Rock Sample Bank (912)', []]);
});

it('a button that is pressed while the field says that nothing matches stays below the finger', async () => {
  const visitor = await atPayer({ width: 360 });
  const { page, words } = visitor;
  await field(visitor).fill('xyzzy');
  await page.getByText(words.say('shared', 'widgets.combobox.none'), { exact: true }).waitFor();
  const next = page.getByRole('button', { name: words.button(FLOW, 'payer', 'NEXT'), exact: true });
  await next.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await next.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  expect(await next.boundingBox()).toMatchObject({ x, y });
  await page.mouse.up();
  await problem(visitor, words.say('shared', 'fields.bank-code.errors.enum')).waitFor();
});

it('where colours are forced, and in the dark, the choice under the keys stands out', async () => {
  const visitor = await atPayer({});
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', colorScheme: 'dark' }] as const) {
    await visitor.page.emulateMedia(media);
    await field(visitor).fill('');
    await field(visitor).fill('harbour');
    await visitor.page.keyboard.press('ArrowDown');
    const outlines = await visitor.page
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
    expect(outlines).toEqual(['solid', 'none']);
    expect(await findBarriers(visitor.page)).toEqual([]);
    await visitor.picture(`bank-found-${Object.keys(media).join('')}`);
  }
});
