import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { ho, lee, wong } from './support/members.ts';
import { enterPayPassword } from './support/transfer.ts';

/** The page of cards (R-MEM-37, R-ENT-29 to R-ENT-41): what a member has, what can be done with each, and the ways to one more. */
const { arrive } = journey();

it('leads from a card to what can be done with it, which is chosen already', async () => {
  const visitor = await arrive({ pictures: 'cards-page', judged: true, locale: 'zh-HK', width: 360 });
  await visitor.enter(wong, { at: '/cards' });
  const { page, words } = visitor;
  await page.getByRole('heading', { name: /0032/ }).waitFor();
  await visitor.look('cards');
  const actions = page.getByRole('list', { name: /0032/ });
  await visitor.hands.press(actions.getByRole('link', { name: words.say('card-contactless', 'flow.title') }));
  await visitor.at('card-contactless', 'choose');
  await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);
});

it('offers a virtual card what suits it, and what cannot be undone last; then a card is ordered from there (R-GEN-18)', async () => {
  const visitor = await arrive({ pictures: 'cards-page', judged: true, locale: 'en', keysOnly: true });
  await visitor.enter(lee, { at: '/cards' });
  const { page, words } = visitor;
  const title = (flow: string) => words.say(flow, 'flow.title');
  const actions = page.getByRole('list', { name: /0052/ });
  await actions.waitFor();
  await visitor.look('cards');
  const names = (await actions.getByRole('link').allInnerTexts()).map((name) => name.trim());
  expect(names).toContain(title('card-chip-application'));
  expect(names).not.toContain(title('card-replace'));
  expect(names.at(-1)).toBe(title('card-cancel'));
  await visitor.hands.press(page.getByRole('link', { name: title('card-new'), exact: true }));
  await answerStep(visitor, 'card-new', 'kind', { card_type: 'virtual' });
  await visitor.at('card-new', 'choose');
});

it('is no wider than a phone with text of twice the size (WCAG 1.4.4, 1.4.10)', async () => {
  const visitor = await arrive({ locale: 'zh-HK', width: 360 });
  await visitor.enter(wong, { at: '/cards' });
  const { page } = visitor;
  await page.getByRole('heading', { name: /0032/ }).waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await visitor.picture('cards-large');
});

it('leads a member to gift cards, the physical ones first', async () => {
  const visitor = await arrive({ pictures: 'cards-page-gifts', judged: true, locale: 'zh-CN', width: 360 });
  await visitor.enter(lee, { at: '/cards' });
  const { page, words } = visitor;
  const gifts = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.say('pages', 'cards.gifts') }) });
  const title = words.say('giftcard-entity', 'flow.title');
  await gifts.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await gifts.getByRole('link').first().innerText()).toBe(title);
  await visitor.look('gifts');
  await visitor.hands.press(gifts.getByRole('link').first());
  await visitor.at('giftcard-entity', 'cards');
});

it('an ordered card is followed on the page of cards, and has a page of its own with its settings (R-MEM-38, R-FLOW-22, R-FLOW-32, R-FLOW-33, R-STATE-41, R-STATE-45)', async () => {
  const visitor = await arrive({ pictures: 'card-detail', judged: true, locale: 'zh-CN', width: 360 });
  const { page, words } = visitor;
  const choice = { currency: 'HKD', card_organ: 'Visa', delivery_region: 'HK', account_id: 0 };
  await visitor.enter(ho, { at: '/cards/buychip' });
  await answerStep(visitor, 'card-buy-chip', 'choose', choice);
  await answerStep(visitor, 'card-buy-chip', 'delivery', { mob_no: '6123 0000', delivery_address: '香港样本道 3 号' });
  await answerStep(visitor, 'card-buy-chip', 'review', { agree: true });
  await enterPayPassword(visitor);
  await visitor.at('card-buy-chip', 'done');
  await visitor.open('/cards');
  const order = page.getByRole('listitem').filter({ hasText: words.say('pages', 'orderKind.buyChip') });
  await order.getByText(words.say('pages', 'orderState.toAudit')).waitFor();
  await order.getByText(words.pattern('pages', 'printProgress.waiting')).waitFor();
  await visitor.look('orders');
  await visitor.hands.press(page.getByRole('link', { name: words.say('pages', 'cards.detail.title') }).last());
  await visitor.heading(words.say('pages', 'cards.detail.title')).waitFor();
  await page.getByText(words.say('pages', 'printStep.waiting')).waitFor();
  const settings = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: words.say('pages', 'cards.detail.settings') }) });
  const limits = ['single', 'daily'].map((row) => words.say('pages', `cards.detail.rows.${row}`));
  await expect.poll(() => settings.locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(limits));
  await visitor.look('detail');
  await visitor.hands.press(page.getByRole('link', { name: words.say('pages', 'cards.detail.back') }));
  await order.waitFor();
});
