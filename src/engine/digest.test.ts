import { describe, expect, it } from 'vitest';
import type { Json } from '../domain/json.ts';
import { digestOf } from './digest.ts';

describe('a digest', () => {
  it('is the same whatever the order of keys', () => {
    expect(digestOf({ a: 1, b: { c: '2', d: null } })).toBe(digestOf({ b: { d: null, c: '2' }, a: 1 }));
  });

  it('differs when a value, a type or the order of rows differs', () => {
    const values: Json[] = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { b: 1 }, {}, [], null, ''];
    expect(new Set(values.map(digestOf)).size).toBe(values.length);
  });
});
