import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSprite } from './iconSprite.ts';

test('the icons in the repository are those that are named', () => {
  expect(readFileSync('public/icons.svg', 'utf8'), 'npm run icons writes them').toBe(iconSprite());
});

test('an icon that does not exist is named', () => {
  expect(() => iconSprite(['no-such-icon'])).toThrow('"no-such-icon"');
});
