import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';
import type { Json } from './json.ts';

describe('canonical JSON', () => {
  it('reads back as the same', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const value = JSON.parse(text) as Json;
        expect(canonicalJson(JSON.parse(canonicalJson(value)) as Json)).toBe(canonicalJson(value));
      }),
    );
  });
});
