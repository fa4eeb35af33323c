import { expect, it } from 'vitest';
import { groupAmount } from './moneyText.ts';
import { formatValue } from './valueFormats.ts';

it.each([
  ['money', { currency: 'HKD', amount: '1234567.5' }, 'en', 'HK$\u00a01,234,567.50'],
  ['money', { currency: 'CNY', amount: '-20' }, 'zh-HK', '−CN¥\u00a020.00'],
  ['money', { currency: 'JPY', amount: '5' }, 'en', 'JPY\u00a05.00'],
  ['date', '2026-03-07', 'zh-HK', '2026年3月7日'],
  ['date', '2026-03-07', 'en', '7 March 2026'],
  ['date', '2026-03-06T20:00:00Z', 'en', '7 March 2026'],
  ['time', '2026-03-07T09:05:00+08:00', 'en', '09:05'],
  ['dateTime', '2026-03-07T01:05:00Z', 'zh-CN', '2026年3月7日 09:05'],
  ['number', 1234567, 'en', '1,234,567'],
  ['phone', '51234567', 'en', '5123\u00a04567'],
  ['phone', '13800138000', 'zh-CN', '138\u00a00013\u00a08000'],
  ['phone', '512****7', 'en', '512****7'],
  ['minutes', 1800, 'en', '30'],
  ['minutes', '61', 'en', '2'],
  ['hours', 86400, 'zh-HK', '24'],
  ['text', true, 'en', 'true'],
  ['date', 'soon', 'en', 'soon'],
] as const)('%s of %o in %s is %s', (name, value, locale, text) => expect(formatValue(name, value, locale)).toBe(text));

it('what is absent is empty', () => expect(formatValue('money', undefined, 'en')).toBe(''));

it('an amount that is none stays as it is', () => expect(groupAmount('12a')).toBe('12a'));
