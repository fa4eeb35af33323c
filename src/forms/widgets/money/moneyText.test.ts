import { describe, expect, it } from 'vitest';
import { readMoney, showMoney } from './moneyText.ts';

describe('an amount as typed or pasted (R-VAL-02, R-VAL-03)', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['１，２３４．５０', '1234.50'],
    [' HK$ 1,234 ', '1234'],
    ['¥88', '88'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['12a', '12a'],
    ['1.2.3', '1.2.3'],
    ['-5', '-5'],
    ['', ''],
  ])('%s is %s', (typed, value) => expect(readMoney(typed)).toBe(value));

  it.each([
    ['1234567.5', '1,234,567.50'],
    ['0.05', '0.05'],
    ['1.234', '1.234'],
    ['12a', '12a'],
  ])('%s is shown as %s', (value, shown) => expect(showMoney(value)).toBe(shown));

  it('what is shown reads back as the same amount', () => {
    for (const amount of ['1', '999', '1000', '1234567.89', '0.1'])
      expect(Number(readMoney(showMoney(amount)))).toBe(Number(amount));
  });
});
