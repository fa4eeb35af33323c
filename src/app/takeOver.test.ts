// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from './takeOver.ts';

const at = (id: string): HTMLElement | null => document.getElementById(id);
const begin = (isMember = false): void => takeOver(at('prerendered')!, isMember);
const show = (html: string): void => at('root')!.replaceChildren(document.createRange().createContextualFragment(html));

beforeEach(() => {
  const page = '<div id="prerendered"><a href="/a">A</a><button>B</button></div><div id="root"></div>';
  document.body.replaceChildren(document.createRange().createContextualFragment(page));
  window.history.replaceState({ wizardEntry: '/a' }, '', '/page');
});

test('the page of the build stays until the portal has a heading and waits for nothing', async () => {
  begin();
  show('<main><div role="status">Loading</div></main>');
  await Promise.resolve();
  expect(at('prerendered')).not.toBeNull();
  show('<main><h1>Page</h1><div role="status">Loading</div></main>');
  await Promise.resolve();
  expect(at('prerendered')).not.toBeNull();
  show('<main><h1>Page</h1></main>');
  await vi.waitFor(() => expect(at('prerendered')).toBeNull());
});

test('it goes at once for a member, whose page is another, and after a while whatever comes', () => {
  vi.useFakeTimers();
  begin();
  vi.advanceTimersByTime(8_000);
  expect(at('prerendered')).toBeNull();
  vi.useRealTimers();
  document.body.append(Object.assign(document.createElement('div'), { id: 'prerendered' }));
  begin(true);
  expect(at('prerendered')).toBeNull();
});

test('the focus goes on where it was', async () => {
  begin();
  at('prerendered')!.querySelector('button')!.focus();
  show('<a href="/a">A</a><button>B</button><main><h1>Page</h1></main>');
  await vi.waitFor(() => expect(at('prerendered')).toBeNull());
  expect(document.activeElement).toBe(at('root')!.querySelector('button'));
});
