import { isJsonObject } from '../domain/json.ts';
import type { Locale } from './locale.ts';

const SYMBOLS: { readonly [currency: string]: string } = { HKD: 'HK$', CNY: 'CN¥', USD: 'US$' };
const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';
const ZONE = 'Asia/Hong_Kong';
const DECIMAL = /^(-?)(\d+)(\.\d+)?$/;

/** `{ currency: 'HKD', amount: '1234.50' }` → `HK$ 1,234.50`; a sign stands before the currency. What is no money comes back as text. */
export function formatMoney(value: unknown): string {
  if (!isJsonObject(value) || typeof value['amount'] !== 'string' || typeof value['currency'] !== 'string') {
    return formatNumber(value);
  }
  const { amount, currency } = value;
  const negative = amount.startsWith('-');
  const digits = formatNumber(negative ? amount.slice(1) : amount);
  return `${negative ? MINUS : ''}${SYMBOLS[currency] ?? currency}${NO_BREAK_SPACE}${digits}`;
}

/** Groups the digits of a number or decimal string, without going through floating point. */
export function formatNumber(value: unknown): string {
  const parts = DECIMAL.exec(String(value ?? ''));
  if (!parts) return String(value ?? '');
  const [, sign = '', whole = '', fraction = ''] = parts;
  return `${sign ? MINUS : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

export function formatDate(value: unknown, locale: Locale): string {
  return formatInstant(value, locale, { dateStyle: 'long' });
}

export function formatTime(value: unknown, locale: Locale): string {
  return formatInstant(value, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

export function formatDateTime(value: unknown, locale: Locale): string {
  return `${formatDate(value, locale)}${NO_BREAK_SPACE}${formatTime(value, locale)}`;
}

/** An instant, or a date without a time, as it is in Hong Kong. */
function formatInstant(value: unknown, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  if (typeof value !== 'string' || value === '') return '';
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+08:00` : value);
  if (Number.isNaN(instant.getTime())) return value;
  return formatter(locale, options).format(instant);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `Intl` objects are dear to make. */
function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale === 'en' ? 'en-HK' : locale, { ...options, timeZone: ZONE });
  formatters.set(key, known);
  return known;
}
