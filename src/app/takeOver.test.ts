// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './takeOver.ts';

const at = (id: string): HTMLElement | null => document.getElementById(id);
const begin = (): void => takeOver(at('prerendered')!, at('root')!);
const fragment = (html: string): DocumentFragment => document.createRange().createContextualFragment(html);
const show = (html: string): void => at('root')!.replaceChildren(fragment(html));
const gone = () => vi.waitFor(() => expect(at('prerendered')).toBeNull());

const CONTROLS = (menu: string): string =>
  `<a href="/a">A</a><button aria-expanded="false" aria-controls="${menu}">Menu</button><ul id="${menu}"></ul><button>B</button><button form="f">C</button>`;

beforeEach(() => {
  document.body.replaceChildren(
    fragment(`<div id="prerendered" data-visitors-only="session">${CONTROLS('one')}</div><div id="root"></div>`),
  );
  localStorage.clear();
});

/** The portal arrives. @returns the texts of what is pressed in it */
async function arrive(): Promise<readonly string[]> {
  const pressed: string[] = [];
  at('root')!.addEventListener('click', ({ target }) => void pressed.push((target as Element).textContent));
  show(`${CONTROLS('two')}<main><h1>Page</h1></main>`);
  await gone();
  return pressed;
}
const press = (text: string): void =>
  [...at('prerendered')!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!.click();

test('the page of the build stays until the portal has a heading and waits for nothing', async () => {
  begin();
  show('<main><div role="status">Loading</div></main>');
  await Promise.resolve();
  expect(at('prerendered')).not.toBeNull();
  show('<main><h1>Page</h1><div role="status">Loading</div></main>');
  await Promise.resolve();
  expect(at('prerendered')).not.toBeNull();
  show('<main><h1>Page</h1></main>');
  await gone();
});

test("a page of visitors is not a member's (R-PUB-04)", () => {
  localStorage.setItem('session', '{}');
  begin();
  expect(at('prerendered')).toBeNull();
});

test('the focus goes on where it was', async () => {
  begin();
  at('prerendered')!.querySelector('button')!.focus();
  await arrive();
  expect(document.activeElement).toBe(at('root')!.querySelector('button'));
});

test('a menu opens before the portal is there, closes again, and is open in the portal where it was left open', async () => {
  begin();
  press('Menu');
  expect(at('one')!.hasAttribute('data-opened')).toBe(true);
  press('Menu');
  expect(at('one')!.hasAttribute('data-opened')).toBe(false);
  press('Menu');
  expect(await arrive()).toEqual(['Menu']);
});

test('what else was pressed last is pressed in the portal; a form goes by itself', async () => {
  begin();
  press('B');
  press('B');
  press('C');
  expect(await arrive()).toEqual(['B']);
});

test('nothing is pressed in a portal that came too late', async () => {
  begin();
  press('B');
  at('prerendered')!.remove();
  const pressed = await arrive();
  await Promise.resolve();
  expect(pressed).toEqual([]);
});
