// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
});
// The next file of tests has the same document.
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

/** The portal arrives.
 * @param controls what it has before its heading
 * @returns the texts of what is pressed in it */
async function arrive(controls = CONTROLS('two')): Promise<readonly string[]> {
  const pressed: string[] = [];
  at('root')!.addEventListener('click', ({ target }) => void pressed.push((target as Element).textContent));
  show(`${controls}<main><h1>Page</h1></main>`);
  await gone();
  return pressed;
}
const buttonOf = (text: string): HTMLElement =>
  [...at('prerendered')!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const press = (text: string): void => buttonOf(text).click();

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

describe("a member's header has other links, and a notice comes with the portal only", () => {
  const notice = '<button aria-label="Pause notice">P</button><button>Close</button>';
  const ofMember = `<a href="/account">Account</a><a href="/out">Out</a>${notice}${CONTROLS('two')}`;

  test('the same button is pressed', async () => {
    begin();
    press('Menu');
    press('B');
    expect(await arrive(ofMember)).toEqual(['Menu', 'B']);
  });

  test('the focus is at the same link', async () => {
    begin();
    at('prerendered')!.querySelector('a')!.focus();
    await arrive(ofMember);
    expect(document.activeElement?.textContent).toBe('A');
  });

  test.each(['<a href="/b">B</a>', '<button aria-label="Other">B</button>', '<button>B</button><button>B</button>'])(
    'nothing is pressed and nothing has the focus where the portal has only %s',
    async (controls) => {
      begin();
      press('B');
      buttonOf('B').focus();
      expect(await arrive(`<a href="/a">A</a><button>Menu</button>${controls}`)).toEqual([]);
      expect(document.activeElement).toBe(document.body);
    },
  );
});

test('the focus stays at the main part, to which a link skips', async () => {
  at('prerendered')!.append(fragment('<main tabindex="-1">Before</main>'));
  begin();
  at('prerendered')!.querySelector('main')!.focus();
  show(`${CONTROLS('two')}<main tabindex="-1"><p>Notice</p><h1>Page</h1></main>`);
  await gone();
  expect(document.activeElement).toBe(at('root')!.querySelector('main'));
});

test('of several that say the same it is the same one', async () => {
  const alike = '<button aria-label="Next">1</button><button aria-label="Next">2</button>';
  at('prerendered')!.append(fragment(alike));
  begin();
  press('2');
  expect(await arrive(alike)).toEqual(['2']);
});

test('nothing is pressed in a portal that came too late', async () => {
  begin();
  press('B');
  at('prerendered')!.remove();
  const pressed = await arrive();
  await Promise.resolve();
  expect(pressed).toEqual([]);
});
