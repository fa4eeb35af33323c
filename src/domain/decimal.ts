import { DataError } from './dataError.ts';

/** A decimal number as digits and scale: `12.50` is 1250 at scale 2. Exact, for money in files and on the wire. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const pattern = /^(-?)(\d{1,30})(?:\.(\d{1,10}))?$/;

/** True for a plain decimal string: `0`, `12.5`, `-3.00`; not `1e3`, `.5`, `1,000`. */
export function isDecimal(text: unknown): text is string {
  return typeof text === 'string' && pattern.test(text);
}

/** @throws DataError when `text` is not a plain decimal string */
export function parseDecimal(text: string): Decimal {
  const match = pattern.exec(text);
  if (!match) throw new DataError(`"${text}" is not a decimal number like "12.50".`);
  const fraction = match[3] ?? '';
  const units = BigInt((match[2] ?? '') + fraction);
  return { units: match[1] === '-' ? -units : units, scale: fraction.length };
}

/** With at least `places` decimals: `formatDecimal(parseDecimal('5'), 2)` → `5.00`. */
export function formatDecimal(decimal: Decimal, places = 0): string {
  const { units, scale } = rescale(decimal, Math.max(places, decimal.scale));
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(-scale)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** The same number with more decimals, or as many. */
export function rescale(decimal: Decimal, scale: number): Decimal {
  return { units: decimal.units * 10n ** BigInt(scale - decimal.scale), scale };
}

function aligned(left: Decimal, right: Decimal): readonly [bigint, bigint, number] {
  const scale = Math.max(left.scale, right.scale);
  return [rescale(left, scale).units, rescale(right, scale).units, scale];
}

export function plus(left: Decimal, right: Decimal): Decimal {
  const [a, b, scale] = aligned(left, right);
  return { units: a + b, scale };
}

export function times(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compare(left: Decimal, right: Decimal): number {
  const [a, b] = aligned(left, right);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** As `compare`, of decimal strings. */
export function compareDecimals(left: string, right: string): number {
  return compare(parseDecimal(left), parseDecimal(right));
}

export function addDecimals(left: string, right: string): string {
  return formatDecimal(plus(parseDecimal(left), parseDecimal(right)));
}

export function multiplyDecimals(left: string, right: string): string {
  return formatDecimal(times(parseDecimal(left), parseDecimal(right)));
}

/** True when `value` is a whole number of `step`s. */
export function isMultipleOf(value: string, step: string): boolean {
  const [a, b] = aligned(parseDecimal(value), parseDecimal(step));
  return b !== 0n && a % b === 0n;
}
