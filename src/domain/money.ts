import { DataError } from './dataError.ts';
import { formatDecimal, parseDecimal } from './decimal.ts';

export type Currency = 'HKD' | 'CNY' | 'USD';

/** Money in a reply, in files and on the screen: the amount is a decimal string. */
export interface Money {
  readonly currency: Currency;
  readonly amount: string;
}

const digits: Readonly<Record<Currency, number>> = { HKD: 2, CNY: 2, USD: 2 };

export function isCurrency(text: unknown): text is Currency {
  return typeof text === 'string' && Object.hasOwn(digits, text);
}

/** A decimal string in minor units: `toMinor('12.5', 'HKD')` → `1250n`.
 * @throws DataError when the text is no decimal number or has more decimals than the currency */
export function toMinor(amount: string, currency: Currency): bigint {
  const { units, scale } = parseDecimal(amount);
  const places = digits[currency];
  if (scale <= places) return units * 10n ** BigInt(places - scale);
  const surplus = 10n ** BigInt(scale - places);
  if (units % surplus !== 0n) throw new DataError(`"${amount}" has more than the ${places} decimals of ${currency}.`);
  return units / surplus;
}

/** Minor units as a decimal string: `fromMinor(1250n, 'HKD')` → `12.50`. */
export function fromMinor(minor: bigint, currency: Currency): string {
  return formatDecimal({ units: minor, scale: digits[currency] });
}

/** Minor units as money of the wire. */
export function money(minor: bigint, currency: Currency): Money {
  return { currency, amount: fromMinor(minor, currency) };
}

/** A part of a sum in minor units, rounded half up, away from zero (AMB-65): `portion(1005n, '0.018')` → `18n`. */
export function portion(minor: bigint, rate: string): bigint {
  const { units, scale } = parseDecimal(rate);
  return divideHalfUp(minor * units, 10n ** BigInt(scale));
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const [size, sign] = dividend < 0n ? [-dividend, -1n] : [dividend, 1n];
  return sign * ((size * 2n + divisor) / (divisor * 2n));
}
