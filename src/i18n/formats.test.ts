import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMoney, formatNumber, formatTime } from './formats.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  [{ currency: 'HKD', amount: '1234.50' }, 'HK$ 1,234.50'],
  [{ currency: 'CNY', amount: '0.10' }, 'CN¥ 0.10'],
  [{ currency: 'USD', amount: '-1000000.00' }, '−US$ 1,000,000.00'],
  [{ currency: 'JPY', amount: '5' }, 'JPY 5'],
  ['1234.5', '1,234.5'],
  [undefined, ''],
])('money %j', (value, expected) => {
  expect(plain(formatMoney(value))).toBe(expected);
});

test('digits beyond what a float holds stay as they are', () => {
  expect(formatNumber('12345678901234567890.12')).toBe('12,345,678,901,234,567,890.12');
});

test('dates and times are those of Hong Kong, wherever the browser is', () => {
  const instant = '2026-02-28T17:05:00Z';
  expect(formatDate(instant, 'zh-HK')).toBe('2026年3月1日');
  expect(formatDate('2026-03-01', 'zh-CN')).toBe('2026年3月1日');
  expect(formatDate(instant, 'en')).toBe('1 March 2026');
  expect(formatTime(instant, 'en')).toBe('01:05');
  expect(plain(formatDateTime(instant, 'zh-HK'))).toBe('2026年3月1日 01:05');
});

test('what is no instant is shown as it came', () => {
  expect(formatDate('soon', 'en')).toBe('soon');
  expect(formatDate(undefined, 'en')).toBe('');
});
