import { expect, it } from 'vitest';
import { answerStep } from './support/fillStep.ts';
import { journey } from './support/journey.ts';
import { lee, wong } from './support/members.ts';

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
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
});

it('offers a virtual card what suits it, and what cannot be undone last; then a card is ordered from there', async () => {
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
