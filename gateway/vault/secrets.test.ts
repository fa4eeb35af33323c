import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets, hashOf, sameText } from './secrets.ts';

const secrets = createSecrets('the key of a gateway');
const MANY = 2000;
const many = (make: () => string) => Array.from({ length: MANY }, make);
const bits = (text: string) => Buffer.from(text, 'base64url').length * 8;

describe('what nobody may guess', () => {
  it('is 256 bits for a token, 128 for an id, and never the same', () => {
    for (const [make, size] of [
      [secrets.token, 256],
      [secrets.id, 128],
    ] as const) {
      const made = many(make);
      expect(new Set(made.map(bits))).toEqual(new Set([size]));
      expect(new Set(made).size).toBe(MANY);
    }
  });

  it('is six digits for a code, each as likely as another in each place', () => {
    const codes = many(secrets.code);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    for (let place = 0; place < 6; place += 1) {
      const counts = Array.from('0123456789', (digit) => codes.filter((code) => code[place] === digit).length);
      // 200 each; 80 are six standard deviations.
      for (const count of counts) expect(Math.abs(count - MANY / 10)).toBeLessThan(80);
    }
  });
});

describe('what is kept of it', () => {
  it('is SHA-256 of what is long, and HMAC-SHA-256 under the key and a label of what is short', () => {
    expect(hashOf('token')).toBe(createHash('sha256').update('token').digest('base64url'));
    const keyed = createHmac('sha256', 'the key of a gateway').update('file link\nname').digest('base64url');
    expect(secrets.keyed('file link', 'name')).toBe(keyed);
    expect(secrets.keyed('code', 'name')).not.toBe(keyed);
    expect(createSecrets('another').keyed('file link', 'name')).not.toBe(keyed);
  });

  it('is compared as a whole', () => {
    expect(sameText('abc', 'abc')).toBe(true);
    for (const other of ['abd', 'ab', 'abcd', '']) expect(sameText('abc', other)).toBe(false);
  });
});
