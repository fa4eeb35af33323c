import { expect, test } from 'vitest';
import type { Json } from '../../domain/json.ts';
import { readableValue } from './readableValue.ts';

test.each<[Json, string]>([
  ['100.00', '100.00'],
  [true, 'true'],
  [['SMS', 'EMAIL'], 'SMS, EMAIL'],
  [[], 'none'],
  [{ captcha_key: '000000', captcha: 'secret' }, 'captcha_key 000000, captcha secret'],
  [
    [
      { denomination: '100.00', quantity: 2 },
      { denomination: '500.00', quantity: 1 },
    ],
    '<br>1. denomination 100.00, quantity 2<br>2. denomination 500.00, quantity 1',
  ],
  [
    [{ account_id: 'acc', balance: { currency: 'HKD', amount: '1.00' }, tags: ['a', 'b'] }],
    '<br>1. account_id acc, balance (currency HKD, amount 1.00), tags (a, b)',
  ],
])('%j', (value, text) => {
  expect(readableValue(value)).toBe(text);
});

test('members and choices are called as on the screen', () => {
  const words = {
    label: (path: readonly string[]) => (path.join('.') === 'how' ? 'How?' : undefined),
    option: (_path: readonly string[], value: string) => (value === 'sms' ? 'By SMS' : undefined),
  };
  expect(readableValue([{ how: ['sms', 'post'], name: 'A' }], words)).toBe('<br>1. How?: (By SMS, post), name A');
  expect(readableValue('sms', words)).toBe('By SMS');
});
