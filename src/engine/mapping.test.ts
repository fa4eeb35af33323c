import { describe, expect, it } from 'vitest';
import type { Json } from '../domain/json.ts';
import { mapInput, mapValue, pointersOf, pointersTaken } from './mapping.ts';

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

  describe('that chooses by a value', () => {
    const choice = {
      by: '$form/a/x',
      1: '$reply/b/y',
      2: { maybe: '$form/a/none' },
      else: { first: ['$form/c', '$form/d'] },
    };
    const chosen = (x: Json | undefined): Json | undefined =>
      mapValue(choice, (pointer) => (pointer === '$form/a/x' ? x : (values[pointer] ?? pointer)));

    it('gives the part for it, else the one for every other and for none', () => {
      expect(chosen('1')).toEqual({ z: true });
      expect(chosen(1)).toEqual({ z: true });
      expect(chosen('2')).toBe('$form/a/none');
      expect([chosen('3'), chosen(undefined)]).toEqual(['$form/c', '$form/c']);
      expect([chosen('by'), chosen('constructor')]).toEqual(['$form/c', '$form/c']);
    });

    it('leaves its name out where there is no part', () => {
      expect(mapInput({ a: { by: '$form/a/x', 2: 'two' }, b: 'stays' }, resolve)).toEqual({ b: 'stays' });
    });

    it('names what it looks at and all that it may give, and takes what it gives', () => {
      expect(pointersOf(choice)).toEqual(['$reply/b/y', '$form/a/none', '$form/a/x', '$form/c', '$form/d']);
      expect(pointersTaken({ a: choice }, resolve)).toEqual(['$reply/b/y']);
    });
  });

  it('names its pointers in file order', () => {
    expect(
      pointersOf({ a: '$form/a/x', b: { maybe: '$reply/b/y' }, c: { d: { first: ['$input/e', '$input/f'] } } }),
    ).toEqual(['$form/a/x', '$reply/b/y', '$input/e', '$input/f']);
  });
});
