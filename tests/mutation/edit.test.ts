import { expect, test } from 'vitest';
import { edited } from './edit.ts';
import { misspell } from './misspell.ts';

const data = { first: { a: 1, b: 2, c: 3 }, list: ['x', 'y', 'z'] };

test('an edit leaves everything else where it stands', () => {
  expect(JSON.stringify(edited(data, { type: 'rename', at: ['first', 'a'], to: 'd' }))).toBe(
    '{"first":{"d":1,"b":2,"c":3},"list":["x","y","z"]}',
  );
  expect(JSON.stringify(edited(data, { type: 'swap', at: ['first', 'a'], with: 'b' }))).toBe(
    '{"first":{"b":2,"a":1,"c":3},"list":["x","y","z"]}',
  );
  expect(edited(data, { type: 'remove', at: ['list', '1'] })).toEqual({ ...data, list: ['x', 'z'] });
  expect(edited(data, { type: 'insert', at: ['list', '3'], value: 'w' })).toEqual({
    ...data,
    list: [...data.list, 'w'],
  });
  expect(edited(data, { type: 'set', at: ['first', 'b'], value: 5 })).toEqual({ ...data, first: { a: 1, b: 5, c: 3 } });
});

test('where nothing is there is nothing to edit', () => {
  expect(() => edited(data, { type: 'remove', at: ['second', 'a'] })).toThrow(RangeError);
  expect(() => edited(data, { type: 'swap', at: ['first', 'a'], with: 'e' })).toThrow(RangeError);
});

test.each([
  ['review', 'reivew'],
  ['NEXT', 'NXET'],
  ['authOtp', 'auhtOtp'],
  ['aaa', 'aaaa'],
])('%s is misspelt %s', (name, wrong) => {
  expect(misspell(name)).toBe(wrong);
});
