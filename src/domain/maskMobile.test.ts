import { describe, expect, it } from 'vitest';
import { maskMobile } from './maskMobile.ts';

describe('masked mobile number (R-ENT-05)', () => {
  it.each([
    ['61234567', '612****7'],
    ['13800138000', '138*******0'],
    ['12345', '123*5'],
    ['1234', '123*'],
    ['12', '12'],
  ])('%s becomes %s', (number, masked) => expect(maskMobile(number)).toBe(masked));
});
