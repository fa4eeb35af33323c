import { expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';

test.each([
  ['zh-HK', 'name_tw'],
  ['zh-CN', 'name_cn'],
  ['en', 'name_en'],
] as const)('of %s it is %s', (locale, member) => {
  expect(inLanguage('name', locale)).toBe(member);
});
