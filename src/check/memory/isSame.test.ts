import { expect, test } from 'vitest';
import { isSame } from './isSame.ts';

class Kept {
  constructor(readonly name: string) {}
}

test.each([
  ['a text', 'a', 'a'],
  ['nothing', undefined, undefined],
  ['lists', [1, ['a']], [1, ['a']]],
  ['objects, with their names in order', { a: 1, b: { c: [] } }, { a: 1, b: { c: [] } }],
  ['maps', new Map([['a', [1]]]), new Map([['a', [1]]])],
  ['sets', new Set(['a']), new Set(['a'])],
])('the same: %s', (_, one, other) => {
  expect(isSame(one, other)).toBe(true);
});

test.each([
  ['another text', 'a', 'b'],
  ['a number and its text', 1, '1'],
  ['nothing and null', undefined, null],
  ['one member more', { a: 1 }, { a: 1, b: undefined }],
  ['another order, in which findings would come', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a list and an object', [], {}],
  ['a list that goes on', [1], [1, 2]],
  ['a part far inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ['maps', new Map([['a', 1]]), new Map([['a', 2]])],
  ['sets', new Set(['a']), new Set(['b'])],
  ['two functions', () => 1, () => 1],
  ['a file that was read again', { path: 'a', position: () => 1 }, { path: 'a', position: () => 1 }],
  ['two of a class, which may keep more than it shows', new Kept('a'), new Kept('a')],
])('not the same: %s', (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});

test('what was the same of one is asked anew of another', () => {
  const one = { a: 1 };
  expect([isSame(one, { a: 1 }), isSame(one, { a: 2 }), isSame(one, { a: 1 })]).toEqual([true, false, true]);
});
