import { expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';

/** How what is around every page is laid out: where things stand beside one another. */
const { arrive } = journey();

it('the icons of the side menu stand below one another, that of the member too', async () => {
  const visitor = await arrive({ locale: 'en', width: 1280 });
  await visitor.enter(chan);
  const menu = visitor.page.getByRole('navigation', { name: visitor.words.say('app', 'menu.label') });
  await menu.getByText(visitor.words.say('app', 'level.3')).waitFor();
  const icons = await menu.locator('svg:not(button svg)').evaluateAll((all) =>
    all.map((icon) => {
      const { left, right } = icon.getBoundingClientRect();
      return `${left} to ${right}`;
    }),
  );
  expect(icons.length).toBeGreaterThan(5);
  expect(new Set(icons).size).toBe(1);
});
