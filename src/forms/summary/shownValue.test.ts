import { expect, it } from 'vitest';
import { makeWords } from '../testing/makeWords.ts';
import { shownValue } from './shownValue.ts';

const words = makeWords({});
const shown = (as: string, amount: string) =>
  shownValue({ name: 'fee', data: 'fee', as }, { fee: { currency: 'HKD', amount } }, words);

it('a fee of nothing is called what it is; any other, and a sum that is no fee, is a sum', () => {
  expect(shown('fee', '0.00')).toBe('Free');
  expect(shown('fee', '5.00')).toBe('HK$\u00a05.00');
  expect(shown('money', '0.00')).toBe('HK$\u00a00.00');
});
