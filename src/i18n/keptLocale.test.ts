// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepLocale, readLocale } from './keptLocale.ts';

const forget = (): string => (document.cookie = `gc4-app-pc-lang=; path=${import.meta.env.BASE_URL}; max-age=0`);
beforeEach(() => {
  window.history.replaceState(null, '', import.meta.env.BASE_URL);
  forget();
  // Test files share a page: another may have left something.
  sessionStorage.clear();
});

test('a new browser session starts in Traditional Chinese, whatever the browser prefers (R-GEN-52)', () => {
  expect(navigator.language).not.toBe('zh-HK');
  expect(readLocale()).toBe('zh-HK');
});

test('the choice is one for all tabs of a browser session and nothing else is believed (R-GEN-55)', () => {
  keepLocale('en');
  expect(document.cookie).toContain('gc4-app-pc-lang=en');
  expect(sessionStorage.length).toBe(0);
  expect(readLocale()).toBe('en');
  document.cookie = `gc4-app-pc-lang=fr; path=${import.meta.env.BASE_URL}`;
  expect(readLocale()).toBe('zh-HK');
});
