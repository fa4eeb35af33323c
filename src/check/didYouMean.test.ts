import { expect, test } from 'vitest';
import { didYouMean } from './didYouMean.ts';

test('a name that is near nothing gets no suggestion: a short list is told', () => {
  expect(didYouMean('xyz', ['details', 'review'])).toBe(' Known: "details", "review".');
  expect(didYouMean('xyz', ['review', 'review'])).toBe(' Known: "review".');
  expect(didYouMean('xyz', [])).toBe('');
});
