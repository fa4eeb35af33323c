import { describe, expect, it } from 'vitest';
import type { Json } from '../domain/json.ts';
import { mapInput, mapValue, pointersOf } from './mapping.ts';

const values: { readonly [pointer: string]: Json } = { '$form/a/x': '1', '$reply/b/y': { z: true } };
const resolve = (pointer: string) => values[pointer];

describe('a mapping', () => {
  it('is a literal, a pointer, maybe, first, or an object of these', () => {
    const mapping = {
      literal: 'toHk',
      pointer: '$form/a/x',
      there: { maybe: '$reply/b/y' },
      absent: { maybe: '$form/a/none' },
      first: { first: ['$form/a/none', '$form/a/x'] },
      nested: { list: [1, 2], flag: false },
    };
    expect(mapInput(mapping, resolve)).toEqual({
      literal: 'toHk',
      pointer: '1',
      there: { z: true },
      first: '1',
      nested: { list: [1, 2], flag: false },
    });
  });

  it('gives nothing when no pointer of first is there', () => {
    expect(mapValue({ first: ['$form/a/none'] }, resolve)).toBeUndefined();
  });

  it('names its pointers in file order', () => {
    expect(
      pointersOf({ a: '$form/a/x', b: { maybe: '$reply/b/y' }, c: { d: { first: ['$input/e', '$input/f'] } } }),
    ).toEqual(['$form/a/x', '$reply/b/y', '$input/e', '$input/f']);
  });
});
