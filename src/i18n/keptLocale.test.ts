// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepLocale, readLocale } from './keptLocale.ts';

beforeEach(() => sessionStorage.clear());

test('a new browser session starts in Traditional Chinese, whatever the browser prefers (R-GEN-52)', () => {
  expect(navigator.language).not.toBe('zh-HK');
  expect(readLocale()).toBe('zh-HK');
});

test('the choice is kept for the session and nothing else is believed (R-GEN-55)', () => {
  keepLocale('en');
  expect(readLocale()).toBe('en');
  sessionStorage.setItem('gc4-app-pc:lang', 'fr');
  expect(readLocale()).toBe('zh-HK');
});
