import { expect, test } from 'vitest';
import { picturesSheet } from './picturesSheet.ts';

test('each page has its pictures beside one another', () => {
  const sheet = picturesSheet([{ route: '/cards/add', file: 'cards-add' }], ['en-light', 'en-dark'], [360, 768]);
  expect([...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'en-light/cards-add-360.png',
    'en-light/cards-add-768.png',
    'en-dark/cards-add-360.png',
    'en-dark/cards-add-768.png',
  ]);
  expect(sheet).toContain('<a href="#cards-add">/cards/add</a>');
});
