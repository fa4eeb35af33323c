import { expect, test } from 'vitest';
import { picturesArguments } from './picturesArguments.ts';

test('addresses and languages are told apart, and all languages are meant where none is named', () => {
  expect(picturesArguments(['/tmp/here', '/cards', 'en', '/home'])).toEqual({
    folder: '/tmp/here',
    starts: ['/cards', '/home'],
    locales: ['en'],
  });
  expect(picturesArguments(['/tmp/here']).locales).toEqual(['zh-HK', 'zh-CN', 'en']);
});

test('a language that the portal has not is refused with those it has', () => {
  expect(() => picturesArguments(['/tmp/here', '/cards/lock', 'fr'])).toThrow('fr is no language: en, zh-CN, zh-HK');
  expect(() => picturesArguments(['/tmp/here', 'cards', 'en'])).toThrow('cards is no language');
});

test('a folder is named, outside of the project', () => {
  expect(() => picturesArguments([])).toThrow('Say where');
  expect(() => picturesArguments(['pictures'])).toThrow('is in the project');
});
