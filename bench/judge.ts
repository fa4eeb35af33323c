import type { Figures, Measured } from './main.ts';
import { median } from './statistics.ts';

/** Our promises, as ratios of medians of one run. */
const promises: readonly { figure: keyof Figures; against: string; most: number; says: string }[] = [
  { figure: 'key200', against: 'hand', most: 1.5, says: 'work per key at 200 fields' },
  { figure: 'slowKey40', against: 'hand', most: 1.5, says: 'work per key at 40 fields on a slow phone' },
  { figure: 'nextStep', against: 'hand', most: 2, says: 'next step without a call on a slow phone' },
  { figure: 'interactive', against: 'rjsf-chakra', most: 0.75, says: 'first step interactive' },
];

/** The promises that do not hold. */
export function judge(measured: Measured): readonly string[] {
  return promises.flatMap(({ figure, against, most, says }) => {
    const ratio = ratioOf(measured, figure, 'ours', against);
    return ratio <= most ? [] : [`${says}: ${ratio.toFixed(2)} times ${against}; at most ${most} is promised.`];
  });
}

export function ratioOf(measured: Measured, figure: keyof Figures, one: string, other: string): number {
  const of = (name: string): number => median((measured[name] ?? []).map((figures) => figures[figure]));
  return of(one) / of(other);
}
