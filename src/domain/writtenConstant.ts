import type { Json } from './json.ts';
import { isJsonObject } from './json.ts';
import { moneyText } from './moneyText.ts';

/** What a constant says of how it is written. */
export interface WayOfWriting {
  readonly unit: string;
  /** By language. */
  readonly free?: { readonly [locale: string]: string };
}

/** How a constant reads in a sentence: a sum in each currency, a time in words (seconds in the largest unit that leaves no rest), a part
 * in per cent, or the value as it is.
 * @param value in force; of an amount, by currency
 * @param way its unit, and what a sum of nothing is called instead
 * @returns nothing for what cannot be written: a table, a list, a value that is not there */
export function writtenConstant(
  value: Json | undefined,
  way: WayOfWriting | undefined,
  locale: string,
): string | undefined {
  if (isJsonObject(value)) {
    const free = way?.free?.[locale];
    if (free !== undefined && Object.values(value).every((amount) => !/[1-9]/.test(String(amount)))) return free;
    return (
      Object.entries(value)
        .map(([currency, amount]) => moneyText({ currency, amount: String(amount) }))
        // No line begins with the stroke, or is nothing else.
        .join('\u00A0/ ')
    );
  }
  const unit = way?.unit;
  if (unit === 'seconds' && typeof value === 'number') return duration(value, locale);
  if (unit === 'part' && typeof value === 'string') return percent(value);
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
}

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
];

/** `86400` is 24 hours. */
function duration(seconds: number, locale: string): string {
  const { unit, seconds: each } = UNITS.find((one) => seconds % one.seconds === 0) ?? { unit: 'second', seconds: 1 };
  const written = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / each);
  // Of the two Chinese scripts the library parts only one.
  return written.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}

/** `0.018` is 1.8%, to the digit. */
function percent(part: string): string {
  const [whole = '', places = ''] = part.split('.');
  const rest = places.slice(2).replace(/0+$/, '');
  return `${BigInt(whole + places.slice(0, 2).padEnd(2, '0'))}${rest && `.${rest}`}%`;
}
