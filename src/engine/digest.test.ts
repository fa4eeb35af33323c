import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../domain/json.ts';
import { canonical, digestOf } from './digest.ts';

describe('a digest', () => {
  it('is the same whatever the order of keys', () => {
    expect(digestOf({ a: 1, b: { c: '2', d: null } })).toBe(digestOf({ b: { d: null, c: '2' }, a: 1 }));
  });

  it('differs when a value, a type or the order of rows differs', () => {
    const values: Json[] = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { b: 1 }, {}, [], null, ''];
    expect(new Set(values.map(digestOf)).size).toBe(values.length);
  });

  it('comes from JSON that reads back as the same', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value = JSON.parse(text) as Json;
        expect(canonical(JSON.parse(canonical(value)) as Json)).toBe(canonical(value));
      }),
    );
  });
});
