import { formatDecimal, plus, rescale, type Decimal } from './decimal.ts';

/** What only figures need of exact arithmetic: nothing is rounded unless it is asked for. */

export function minus(left: Decimal, right: Decimal): Decimal {
  return plus(left, { ...right, units: -right.units });
}

/** `half`: to the nearer, and half away from zero; `up`: away from zero; `down`: towards it. */
export type RoundMode = 'half' | 'up' | 'down';

export function rounded(value: Decimal, scale: number, mode: RoundMode): Decimal {
  if (value.scale <= scale) return rescale(value, scale);
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
