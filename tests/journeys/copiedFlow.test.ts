import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../example-flow/support/copyProject.ts';
import { findBarriers } from './support/axe.ts';
import { openBrowser } from './support/browser.ts';
import { answerStep, fillStep } from './support/fillStep.ts';
import { startDemonstration, type Demonstration } from './support/demonstration.ts';
import { chan } from './support/members.ts';
import { addProject } from './support/projectFile.ts';
import { startOver } from './support/summary.ts';
import { enterPayPassword } from './support/transfer.ts';
import { Visitor } from './support/visitor.ts';

/** A flow whose files were copied in, and nothing else, is routed, rendered and works against the gateway. */
const FLOW = 'split-topup';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let copy: ProjectCopy;
let demonstration: Demonstration;
let browser: Browser;

beforeAll(async () => {
  copy = copyProject();
  addProject(copy.root);
  const env = { ...process.env, VITE_SANDBOX: 'true', NODE_ENV: 'production' };
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: copy.root,
    env,
  });
  const portalDir = join(copy.root, 'dist/demonstration');
  [demonstration, browser] = await Promise.all([startDemonstration({ root: copy.root, portalDir }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await demonstration?.stop();
  copy.remove();
});

async function fillPayment(member: Visitor, row: number, amount: string, day: string): Promise<void> {
  const { page, words } = member;
  const group = page.getByRole('group', {
    name: words.say('shared', 'widgets.rows.item', { number: row }),
    exact: true,
  });
  await group.getByLabel(words.label(FLOW, 'payments', 'payments.amount', 'amount'), { exact: true }).fill(amount);
  const [year = '', month = '', date = ''] = day.split('-');
  const part = (name: string) => group.getByLabel(words.say('shared', `widgets.date.${name}`), { exact: true });
  await part('year').fill(year);
  await part('month').fill(month);
  await part('day').fill(date);
}

describe('a copied-in flow', () => {
  it('takes rows, an upload, a payment password and waits for the money (R-CARD-02, R-CARD-16, R-CARD-17)', async () => {
    const member = await Visitor.arrive(browser, demonstration, { pictures: 'copied' });
    const { page, words } = member;
    await member.signIn(chan, { from: '/dashboard/topup/split' });
    await member.at(FLOW, 'payments');
    await page.getByLabel(words.label(FLOW, 'payments', 'account_id'), { exact: true }).selectOption({ index: 1 });
    const today = (await demonstration.sandbox.now()).slice(0, 10);
    await fillPayment(member, 1, '500.00', today);
    const way = (value: string) =>
      page
        .getByRole('group', { name: new RegExp(`^${words.label(FLOW, 'payments', 'ways')}`) })
        .getByRole('checkbox', { name: words.option(FLOW, 'payments', 'ways', value), exact: true });
    await way('cash').check();
    await way('transfer').check();
    // One payment at a counter: which way it was decides.
    await member.send(FLOW, 'payments');
    await member.at(FLOW, 'receipt');
    await member.press(words.say('shared', 'buttons.BACK'));
    await member.at(FLOW, 'payments');
    await expect.poll(() => way('cash').isChecked()).toBe(true);
    expect([await way('transfer').isChecked(), await way('cheque').isChecked()]).toEqual([true, false]);
    await member.press(words.say('shared', 'widgets.rows.add'));
    await fillPayment(member, 2, '250.50', '2099-01-01');
    await member.send(FLOW, 'payments');
    const late = words.say(FLOW, 'steps.payments.fields.payments.paid_on.errors.splitTopup.isPaidAlready');
    await page.getByRole('link', { name: late }).waitFor();
    await fillPayment(member, 2, '250.50', today);
    await member.send(FLOW, 'payments');

    await member.at(FLOW, 'receipt');
    await member.send(FLOW, 'receipt');
    const either = words.say(FLOW, 'steps.receipt.fields.receipt.errors.anyOf');
    await page.getByRole('link', { name: either }).waitFor();
    // Said once above, and at each of the two.
    await expect.poll(() => page.getByText(either, { exact: true }).count()).toBe(3);
    const note = page.getByLabel(words.label(FLOW, 'receipt', 'note'), { exact: true });
    expect(await note.getAttribute('aria-invalid')).toBe('true');
    await note.fill('Two payments at one counter');
    await note.blur();
    await expect.poll(() => page.getByText(either, { exact: true }).count()).toBe(0);
    await note.fill('');
    await page
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
    await page.getByText(words.say('shared', 'widgets.imageUpload.done', { name: 'receipt.png' })).waitFor();
    await member.send(FLOW, 'receipt');
    await member.at(FLOW, 'review');
    const ways = ['transfer', 'cash'].map((value) => words.option(FLOW, 'payments', 'ways', value));
    const row = page.locator('dt', { hasText: words.label(FLOW, 'payments', 'ways') });
    expect(await row.locator('xpath=following-sibling::dd[1]').innerText()).toContain(ways.join('\n'));
    await member.send(FLOW, 'review');
    await enterPayPassword(member);

    await member.at(FLOW, 'waiting');
    await expect.poll(() => page.getByText('HK$ 750.50').count()).toBe(1);
    const reference = await page
      .locator('dt', { hasText: words.say(FLOW, 'steps.waiting.summary.reference') })
      .locator('xpath=following-sibling::dd[1]')
      .innerText();
    await demonstration.sandbox.play('/incomingPayment', { reference: reference.trim() });
    await member.at(FLOW, 'credited');
    expect(await member.watch.findings()).toEqual([]);
    await member.leave();
  });
});

const EACH = 'topup-by-payment';
const ROW = 'made-payment';

async function givePayment(member: Visitor, amount: string, paid_on: string): Promise<void> {
  await answerStep(member, ROW, 'amount', { amount });
  await answerStep(member, ROW, 'day', { paid_on });
}

/** The amounts of the list, in order, once it shows so many. */
async function listed(member: Visitor, amounts: readonly string[]): Promise<void> {
  await member.at(EACH, 'payments');
  const shown = () => member.page.locator('li dd:first-of-type').allInnerTexts();
  await expect
    .poll(async () => (await shown()).filter((text) => /^[0-9.]+$/.test(text)), { timeout: 15_000 })
    .toEqual(amounts);
}

describe.each([
  { how: 'by finger', width: 320 },
  { how: 'by keyboard', width: 320, keysOnly: true },
])('pages for each row, $how at 320 px', ({ width, keysOnly = false }) => {
  it('are added, changed, removed, come back to after a reload, and sent as one list', async () => {
    const member = await Visitor.arrive(browser, demonstration, { width, keysOnly, judged: true });
    const { page, words } = member;
    const today = (await demonstration.sandbox.now()).slice(0, 10);
    const link = (name: 'change' | 'remove', item: string) =>
      `${words.say('shared', name === 'change' ? 'widgets.summary.change' : 'widgets.rows.remove')} ${item}`;
    await member.signIn(chan, { from: '/dashboard/topup/byPayment' });
    await startOver(member, EACH, 'account');
    await answerStep(member, EACH, 'account', { account_id: 'acc-chan-hkd' });
    await givePayment(member, '500.00', today);
    await listed(member, ['500.00']);
    expect(await page.getByRole('button', { name: link('remove', '500.00'), exact: true }).count()).toBe(0);
    await member.send(EACH, 'payments', 'ADD');
    await givePayment(member, '250.50', today);
    await listed(member, ['500.00', '250.50']);

    await member.press(link('change', '500.00'));
    await member.at(ROW, 'amount');
    await givePayment(member, '300.00', today);
    await listed(member, ['300.00', '250.50']);
    await page.reload();
    await member.press(words.say('app', 'wizard.resume.continue'));
    await listed(member, ['300.00', '250.50']);

    await member.press(link('remove', '300.00'));
    await member.press(words.say('shared', 'widgets.rows.keep'));
    await listed(member, ['300.00', '250.50']);
    await member.press(link('remove', '300.00'));
    await member.press(words.say('shared', 'widgets.rows.remove'));
    await page.getByText(words.say('shared', 'notices.removed')).waitFor();
    await listed(member, ['250.50']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-title');

    await member.send(EACH, 'payments', 'ADD');
    await givePayment(member, '100.00', today);
    await listed(member, ['250.50', '100.00']);
    await member.send(EACH, 'payments');
    await answerStep(member, EACH, 'several', {});
    await member.at(EACH, 'review');
    await member.press(link('change', words.say(EACH, 'steps.review.summary.payments')));
    await listed(member, ['250.50', '100.00']);
    await member.send(EACH, 'payments');
    await answerStep(member, EACH, 'review', {});
    await enterPayPassword(member);
    await member.at(EACH, 'created');
    await page.getByText('HK$ 350.50').waitFor();
    expect([...(await member.watch.findings()), ...member.barriers]).toEqual([]);
    await member.leave();
  });
});

const QUERY = 'payment-query';

describe('a payment found by typing, and a call that is played', () => {
  /** In the drawer: what is offered for the operation, and a fault at its next call. */
  async function playFault({ page }: Visitor, kind: string, value = ''): Promise<readonly (string | null)[]> {
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    const drawer = page.getByRole('complementary', { name: 'Sandbox' });
    await drawer.getByLabel('Operation').fill('historyAsk');
    await drawer.getByLabel('Kind').selectOption(kind);
    const codes = drawer.locator('#sandbox-codes option');
    if (kind === 'code') await codes.first().waitFor({ state: 'attached' });
    const offered = await codes.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await drawer.getByLabel('Value', { exact: false }).fill(value);
    await drawer.getByRole('button', { name: 'Add', exact: true }).click();
    await drawer.getByText(`historyAsk: ${kind}`, { exact: false }).waitFor();
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    return offered;
  }

  async function atPayment(keysOnly: boolean): Promise<Visitor> {
    const member = await Visitor.arrive(browser, demonstration, { width: 320, keysOnly, locale: 'en' });
    await member.signIn(chan, { from: '/dashboard/history/ask' });
    await startOver(member, QUERY, 'payment');
    return member;
  }

  const field = ({ page, words }: Visitor) =>
    page.getByRole('combobox', { name: words.label(QUERY, 'payment', 'payment') });

  async function findPayment(member: Visitor, text: string): Promise<string> {
    await fillStep(member, QUERY, 'payment', { account_id: 'acc-chan-hkd' });
    await member.hands.lookUp(field(member), text);
    return field(member).inputValue();
  }

  it('keeps its name through Back, a reload and the review; its call is marked and refused', async () => {
    const member = await atPayment(false);
    const { page, words } = member;
    await page.getByRole('note').filter({ hasText: 'historyAsk' }).waitFor();
    const name = await findPayment(member, 'top');
    expect(name.toLowerCase()).toContain('top');
    expect(await findBarriers(page)).toEqual([]);
    await fillStep(member, QUERY, 'payment', { reason: 'twice' });
    await member.send(QUERY, 'payment');
    await member.at(QUERY, 'review');
    await page.locator('dd').getByText(name, { exact: false }).first().waitFor();
    await member.press(words.say('shared', 'buttons.BACK'));
    await member.at(QUERY, 'payment');
    expect(await field(member).inputValue()).toBe(name);
    await member.send(QUERY, 'payment');
    await member.at(QUERY, 'review');
    await page.reload();
    await member.press(words.say('app', 'wizard.resume.continue'));
    await member.at(QUERY, 'review');
    await page.locator('dd').getByText(name, { exact: false }).first().waitFor();

    expect(await playFault(member, 'code', 'TRANS_FAIL')).toContain('TRANS_FAIL');
    await member.send(QUERY, 'review');
    await member.at(QUERY, 'refused');
    await member.leave();
  });

  it('by keys: what is no payment is refused where it stands; the example is the answer', async () => {
    const member = await atPayment(true);
    const { page, words } = member;
    await fillStep(member, QUERY, 'payment', { account_id: 'acc-chan-hkd', reason: 'unknown' });
    await member.hands.put(field(member), 'zzzz');
    await page
      .getByRole('status')
      .filter({ hasText: words.say('shared', 'widgets.combobox.none') })
      .waitFor();
    await member.send(QUERY, 'payment');
    const refused = words.say(QUERY, 'steps.payment.fields.payment.errors.enum');
    await page.getByRole('link', { name: refused }).waitFor();
    expect(await field(member).inputValue()).toBe('zzzz');
    await findPayment(member, 'top');
    await member.send(QUERY, 'payment');
    await answerStep(member, QUERY, 'review', {});
    await member.at(QUERY, 'asked');
    await page.getByText('Q20250017').waitFor();
    expect(await member.watch.findings()).toEqual([]);
    await member.leave();
  });

  it('says that a reply is lost, where it is asked again; a lost call is found to be done', async () => {
    const member = await atPayment(false);
    const { page, words } = member;
    await fillStep(member, QUERY, 'payment', { account_id: 'acc-chan-hkd', reason: 'twice' });
    await demonstration.sandbox.fault('historyQuery', 'http500');
    await field(member).fill('top');
    await page.getByText(words.say('shared', 'widgets.select.failed')).waitFor();
    await member.press(words.say('shared', 'widgets.select.retry'));
    await field(member).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await member.send(QUERY, 'payment');
    await member.at(QUERY, 'review');
    await playFault(member, 'dropAfter');
    await member.send(QUERY, 'review');
    await member.at(QUERY, 'asked');
    await page.getByText('Q20250017').waitFor();
    await member.leave();
  });
});

const VISA = 'family-visa';
const TRAVELLER = 'visa-traveller';

describe.each([
  { how: 'by finger', keysOnly: false },
  { how: 'by keyboard', keysOnly: true },
])('visas for a family, $how at 320 px', ({ keysOnly }) => {
  it('are asked for traveller by traveller, with a fee for each by age, children half', async () => {
    const visitor = await Visitor.arrive(browser, demonstration, { width: 320, keysOnly, judged: true });
    const { page, words } = visitor;
    const addTraveller = async (name: string, birth_date: string): Promise<void> => {
      await answerStep(visitor, TRAVELLER, 'name', { name });
      await answerStep(visitor, TRAVELLER, 'birth', { birth_date });
      await visitor.at(VISA, 'travellers');
      await page.getByText(name, { exact: true }).first().waitFor();
    };
    const valueOf = (name: string) =>
      page
        .locator('dt', { hasText: words.say(VISA, `steps.review.summary.${name}`) })
        .locator('xpath=following-sibling::dd[1]');
    const year = Number((await demonstration.sandbox.now()).slice(0, 4));
    await visitor.open('/visa');
    await answerStep(visitor, VISA, 'trip', {
      purpose: 'family',
      arrival: `${year + 1}-07-01`,
      email: 'ann@example.com',
    });
    await addTraveller('Ann Chan', '1990-01-01');
    await visitor.send(VISA, 'travellers', 'ADD');
    await addTraveller('Ben Chan', `${year - 8}-01-01`);
    await visitor.send(VISA, 'travellers', 'ADD');
    await addTraveller('Cat Chan', `${year - 2}-01-01`);
    await visitor.send(VISA, 'travellers');
    await visitor.at(VISA, 'review');
    await expect.poll(() => valueOf('fee').innerText()).toContain('135');

    // A child that is taken out is no longer paid for.
    await visitor.press(
      `${words.say('shared', 'widgets.summary.change')} ${words.say(VISA, 'steps.review.summary.travellers')}`,
    );
    await visitor.at(VISA, 'travellers');
    await visitor.press(`${words.say('shared', 'widgets.rows.remove')} Ben Chan`);
    await visitor.press(words.say('shared', 'widgets.rows.remove'));
    await page.getByText('Ben Chan', { exact: true }).first().waitFor({ state: 'detached' });
    await visitor.send(VISA, 'travellers');
    await visitor.at(VISA, 'review');
    await expect.poll(() => valueOf('fee').innerText()).toContain('90');
    await page.reload();
    await visitor.press(words.say('app', 'wizard.resume.continue'));
    await answerStep(visitor, VISA, 'review', {});
    await visitor.at(VISA, 'applied');
    await page.getByText('V20250042').waitFor();
    expect([...(await visitor.watch.findings()), ...visitor.barriers]).toEqual([]);
    await visitor.leave();
  });
});
