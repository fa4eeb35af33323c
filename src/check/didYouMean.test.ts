import { expect, test } from 'vitest';
import { didYouMean, nearest } from './didYouMean.ts';

test('a slip of the keyboard finds the name that was meant', () => {
  expect(nearest('reveiw', ['details', 'review', 'done'])).toBe('review');
  expect(nearest('fps.hasProxys', ['fps.hasProxies', 'fps.isOpen'])).toBe('fps.hasProxies');
  expect(nearest('Quoting', ['quoting'])).toBe('quoting');
});

test('a name that is near nothing gets no suggestion, and a short list is told', () => {
  expect(nearest('xyz', ['details', 'review'])).toBeUndefined();
  expect(didYouMean('xyz', ['details', 'review'])).toBe(' Known: "details", "review".');
  expect(didYouMean('xyz', [])).toBe('');
});
