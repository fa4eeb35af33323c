import { describe, expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';

describe('masked e-mail (R-ENT-06, R-VAL-17, R-VAL-18, AMB-20)', () => {
  it.each([
    ['a@b.hk', 'a****k'],
    ['ab@c.com', 'ab*****m'],
    ['sample@example.com', 'samp***********com'],
    ['x', 'x'],
    ['', ''],
  ])('%s becomes %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

  it('keeps the length of every address', () => {
    for (let length = 1; length <= 60; length++) expect(maskEmail('m'.repeat(length))).toHaveLength(length);
  });
});
