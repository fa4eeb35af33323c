import { describe, expect, it } from 'vitest';
import { tidyText } from '../../../domain/tidyText.ts';
import { readMoney, showMoney } from './moneyText.ts';

describe('an amount as typed or pasted (R-VAL-02, R-VAL-03)', () => {
  it.each([
    ['1234.5', 'HKD', '1234.5'],
    [' HK$ 1,234', 'HKD', ' 1,234'],
    ['hkd 88', 'HKD', ' 88'],
    ['$88', 'HKD', '88'],
    ['¥88', 'CNY', '88'],
    ['￥88', 'CNY', '88'],
    ['12a', 'HKD', '12a'],
    ['', 'HKD', ''],
  ])('%s of %s is read as %s', (typed, currency, read) => expect(readMoney(typed, currency)).toBe(read));

  it.each([
    ['US$ 88', 'HKD'],
    ['HK$ 88', 'CNY'],
    ['HK$ 88', undefined],
  ])('%s is not %s: another currency is never taken for ours', (typed, currency) =>
    expect(readMoney(typed, currency)).toBe(typed),
  );

  it.each([
    ['1234567.5', '1,234,567.50'],
    ['0.05', '0.05'],
    ['1.234', '1.234'],
    ['1,00', '1,00'],
    ['12a', '12a'],
  ])('%s is shown as %s', (value, shown) => expect(showMoney(value)).toBe(shown));

  it('what is shown reads back as the same amount', () => {
    for (const amount of ['1', '999', '1000', '1234567.89', '0.1'])
      expect(Number(tidyText(readMoney(showMoney(amount), 'HKD'), ['amount']))).toBe(Number(amount));
  });
});
