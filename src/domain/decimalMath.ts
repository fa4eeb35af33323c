import { formatDecimal, type Decimal } from './decimal.ts';

/** Exact arithmetic on decimals, for what is worked out in several steps: nothing is rounded unless it is asked for. */

export function plus(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

export function minus(left: Decimal, right: Decimal): Decimal {
  return plus(left, { ...right, units: -right.units });
}

export function times(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Negative, zero or positive, as `left` is below, equal to or above `right`. */
export function compare(left: Decimal, right: Decimal): number {
  const { units } = minus(left, right);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

/** `half`: to the nearer, and half away from zero; `up`: away from zero; `down`: towards it. */
export type RoundMode = 'half' | 'up' | 'down';

export function rounded(value: Decimal, scale: number, mode: RoundMode): Decimal {
  if (value.scale <= scale) return { units: unitsAt(value, scale), scale };
  const step = 10n ** BigInt(value.scale - scale);
  const [size, sign] = value.units < 0n ? [-value.units, -1n] : [value.units, 1n];
  const more = mode === 'half' ? step / 2n : mode === 'up' ? step - 1n : 0n;
  return { units: sign * ((size + more) / step), scale };
}

/** With at least `places` decimals, and no zeros behind these: `12.500` → `12.50`. */
export function shortest({ units, scale }: Decimal, places: number): string {
  let [short, left] = [units, scale];
  while (left > places && short % 10n === 0n) [short, left] = [short / 10n, left - 1];
  return formatDecimal({ units: short, scale: left }, places);
}

function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale);
}
