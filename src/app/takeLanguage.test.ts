// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { takeLanguage } from './takeLanguage.ts';

test.each([
  ['/page?lang=en&page=2#end', 'en', '/page?page=2#end'],
  ['/page?lang=fr', undefined, '/page'],
  ['/page?page=2', undefined, '/page?page=2'],
])('%s asks for %s, and once: a reload keeps what is chosen after it (R-GEN-55)', (address, language, left) => {
  window.history.replaceState({ wizardEntry: '/a' }, '', address);
  expect(takeLanguage(window)).toBe(language);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(left);
  expect(window.history.state).toEqual({ wizardEntry: '/a' });
});
