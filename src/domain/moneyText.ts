import type { Money } from './money.ts';

const symbols: Record<string, string> = { HKD: 'HK$', CNY: 'CN¥', USD: 'US$' };

/** A sign at the end of a line would be read as money of the line before. */
const NO_BREAK = '\u00a0';

/** Money as people read it: `HK$ 1,234.50`. */
export function moneyText({ currency, amount }: { readonly [part in keyof Money]: string }): string {
  const sign = amount.startsWith('-') ? '−' : '';
  return `${sign}${currencySymbol(currency)}${NO_BREAK}${groupAmount(amount.replace(/^[-+]/, ''))}`.trim();
}

/** The sign before an amount: `HK$`; the code itself for a currency without one of its own. */
export function currencySymbol(currency: string): string {
  return symbols[currency] ?? currency;
}

/** `1234.5` → `1,234.50`; what is no amount stays as it is. */
export function groupAmount(amount: string): string {
  if (!/^-?\d+(\.\d*)?$/.test(amount)) return amount;
  const [whole = '', cents = ''] = amount.split('.');
  return `${groupDigits(whole)}.${cents.padEnd(2, '0')}`;
}

/** `12345` → `12,345`. */
export function groupDigits(number: string): string {
  const [whole = '', rest] = number.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}
