import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('a slip of the keyboard finds the name that was meant', () => {
  expect(nearest('reveiw', ['details', 'review', 'done'])).toBe('review');
  expect(nearest('fps.hasProxys', ['fps.hasProxies', 'fps.isOpen'])).toBe('fps.hasProxies');
  expect(nearest('Quoting', ['quoting'])).toBe('quoting');
});

test('a name that is near nothing was meant to be none', () => {
  expect(nearest('xyz', ['details', 'review'])).toBeUndefined();
});

test('whoever asks can allow fewer wrong letters', () => {
  expect(nearest('HOME', ['HOST'])).toBe('HOST');
  expect(nearest('HOME', ['HOST'], 1)).toBeUndefined();
});
