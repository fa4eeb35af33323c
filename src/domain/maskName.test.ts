import { describe, expect, it } from 'vitest';
import { maskCardNumber, maskDigits, maskToEnd } from './maskDigits.ts';
import { maskName } from './maskName.ts';

describe('masks of numbers and names', () => {
  it('shows the last four digits of a number', () => {
    expect(maskDigits('1234567890')).toBe('******7890');
    expect(maskDigits('123')).toBe('123');
    expect(maskCardNumber('4000123412341234')).toBe('**** **** **** 1234');
    expect(maskCardNumber('6222000000000000123')).toBe('**** **** **** *** 0123');
    expect(maskToEnd('6222000000000000123')).toBe('**** **** **** 0123');
  });
  it('shows the first letter of each word of a name', () => {
    expect(maskName('Siu Ming Chan')).toBe('S** M*** C***');
    expect(maskName('陳小明')).toBe('陳**');
    expect(maskName('Wong & Sons (Hong Kong) Co., Ltd.')).toBe('W*** & S*** (H*** K***) C*., L**.');
    expect(maskName("7-Eleven D'Arcy")).toBe("7-****** D'****");
  });
});
