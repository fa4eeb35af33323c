import { expect, it } from 'vitest';
import { tidyText, type TidyOperation } from './tidyText.ts';

const digits: readonly TidyOperation[] = ['width', 'spaces', 'hyphens'];

it.each<readonly [what: string, typed: string, wanted: readonly TidyOperation[], tidied: string]>([
  ['a card number as it is printed', '4000 0100 0000 0060', digits, '4000010000000060'],
  ['a card number with dashes', '4000-0100\u20130000\u22120060', digits, '4000010000000060'],
  ['digits of a Chinese keyboard', '４０００\u3000０１００', digits, '40000100'],
  ['marks that a telephone copies along', '\u202a61234586\u202c', digits, '61234586'],
  ['a name as a telephone types it', 'O\u2019Neill', ['width'], "O'Neill"],
  ['a sentence', '  so that\u00a0 ', ['trim'], 'so that'],
  ['a number in brackets', '(02) [3]', ['spaces', 'brackets'], '023'],
  ['a number without the brackets of its check digit', 'a1234563', ['upperCase', 'checkDigit'], 'A123456(3)'],
  ['a number with them', 'AB123456(A)', ['checkDigit'], 'AB123456(A)'],
  ['a number of Macao', '12345678', ['checkDigit'], '1234567(8)'],
  ['a number that is no such one', 'A12', ['checkDigit'], 'A12'],
  ['an expiry as it is printed', '11/28', ['spaces', 'monthYear'], '1128'],
  ['an expiry with room', '11 / 28', ['spaces', 'monthYear'], '1128'],
  ['an expiry with a month of one digit', '1/28', ['monthYear'], '0128'],
  ['an expiry with the whole year', '11/2028', ['monthYear'], '1128'],
  ['an expiry as browsers fill it in', '2028-11', ['monthYear'], '1128'],
  ['an expiry without a mark', '112028', ['monthYear'], '1128'],
  ['an expiry that could be two', '128', ['monthYear'], '128'],
  ['an amount with thousands marks', '1,000.50', ['amount'], '1000.50'],
  ['an amount with many', '12,345,678', ['amount'], '12345678'],
  ['an amount of a Chinese keyboard', '１，２３４。５', ['width', 'amount'], '1234.5'],
  ['an amount that begins with its point', '.5', ['amount'], '0.5'],
  ['an amount that ends with it', '12.', ['amount'], '12'],
  ['a comma that is no thousands mark', '1,00', ['amount'], '1,00'],
  ['a comma in the place of the point', '1.000,50', ['amount'], '1.000,50'],
  ['commas in a row', '1,,000', ['amount'], '1,,000'],
  ['letters', 'ten', ['width', 'spaces', 'amount'], 'ten'],
])('%s: %s', (_what, typed, wanted, tidied) => expect(tidyText(typed, wanted)).toBe(tidied));

it.each([
  ['+852 6123 4586', '852', '61234586'],
  ['852-61234586', '852', '61234586'],
  ['00852 6123 4586', '852', '61234586'],
  ['6123 4586', '852', '61234586'],
  ['8521 2345', '852', '85212345'],
  ['+86 138 0013 8000', '86', '13800138000'],
  ['+86 138 0013 8000', '852', '+8613800138000'],
  ['8520 0100 0000 0060', '852', '8520010000000060'],
])('%s with the code %s is the number %s', (typed, code, number) =>
  expect(tidyText(typed, [...digits, 'brackets'], code)).toBe(number),
);

it('is done in its own order, however it is listed, and a second time changes nothing', () => {
  const listed: readonly TidyOperation[] = ['checkDigit', 'upperCase', 'spaces', 'width'];
  expect(tidyText('ａ123 4563', listed)).toBe('A123456(3)');
  expect(tidyText('A123456(3)', listed)).toBe('A123456(3)');
});

it('leaves alone what is too long for any field', () => {
  const long = ' '.repeat(5000);
  expect(tidyText(long, ['trim', 'spaces'])).toBe(long);
});
