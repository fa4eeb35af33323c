import { expect, test } from 'vitest';
import { randomText } from './randomText.ts';

test('letters and digits, of the length asked for (R-CALL-07)', () => {
  expect(randomText(32)).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(randomText(22)).toHaveLength(22);
});

test('fresh each time', () => {
  expect(new Set(Array.from({ length: 500 }, () => randomText(32))).size).toBe(500);
});
