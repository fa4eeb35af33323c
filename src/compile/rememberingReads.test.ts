import { expect, test, vi } from 'vitest';
import { rememberingReads } from './rememberingReads.ts';

const make = vi.fn((of: { readonly from: string }, name: string, read: (name: string) => number) => ({
  sum: read(of.from) + name.length,
}));
const sum = rememberingReads(make);
const a = { from: 'a' };

test('gives the very same as long as what it read is the same, whatever else changed', () => {
  const first = sum(a, 'one', (name) => ({ a: 1, b: 1 })[name] ?? 0);
  expect(sum(a, 'one', (name) => ({ a: 1, b: 2 })[name] ?? 0)).toBe(first);
  expect(first).toEqual({ sum: 4 });
});

test('works it out again when what it read is another, by another name, and of another object', () => {
  expect(sum(a, 'one', () => 2)).toEqual({ sum: 5 });
  expect(sum(a, 'three', () => 2)).toEqual({ sum: 7 });
  expect(sum({ from: 'b' }, 'one', () => 7)).toEqual({ sum: 10 });
});

test('does not remember an error', () => {
  make.mockImplementationOnce(() => {
    throw new RangeError('no');
  });
  const b = { from: 'a' };
  expect(() => sum(b, 'one', () => 1)).toThrow('no');
  expect(sum(b, 'one', () => 1)).toEqual({ sum: 4 });
});
