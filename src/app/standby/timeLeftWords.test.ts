import { expect, test } from 'vitest';
import { timeLeftWords } from './timeLeftWords.ts';

test.each([
  [120_000, 'minutes', 2],
  [60_001, 'minutes', 2],
  [60_000, 'minutes', 1],
  [50_001, 'minutes', 1],
  [50_000, 'seconds', 50],
  [40_001, 'seconds', 50],
  [9_999, 'seconds', 10],
  [1, 'seconds', 10],
  [0, 'seconds', 0],
])('%d ms are said in %s: %d', (ms, words, left) => {
  expect(timeLeftWords(ms)).toEqual({ words, left });
});
