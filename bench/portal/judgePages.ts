import { median } from '../statistics.ts';
import type { MeasuredPlace } from './places.ts';
import type { Visit } from './visit.ts';

/** What is promised of a page, at 4x slow-down and fast 3G with an empty cache. */
export const promisedOfPages = {
  /** Milliseconds to the largest paint of what the build has written. */
  largest: 1800,
  shift: 0.05,
  /** Bytes of scripts as they come over the wire. */
  javascript: 220_000,
} as const;

/** A page in one window, with all its visits. */
export interface MeasuredPage extends MeasuredPlace {
  readonly width: number;
  readonly visits: readonly Visit[];
}

export type Figure = keyof typeof promisedOfPages | 'ready' | 'requests';

export const middle = ({ visits }: Pick<MeasuredPage, 'visits'>, figure: Figure): number =>
  median(visits.map((one) => one[figure]));

/** A sentence for each promise that does not hold. A page without a figure keeps none. */
export function judgePages(pages: readonly MeasuredPage[]): readonly string[] {
  if (pages.length === 0) return ['No page was measured.'];
  return pages.flatMap((page) => {
    const { largest, shift, javascript } = promisedOfPages;
    const is = (figure: Figure) => middle(page, figure);
    const last = page.visits.at(-1);
    const checks: readonly (readonly [holds: boolean, says: string])[] = [
      [
        page.kind !== 'prerendered' || (is('largest') > 0 && is('largest') <= largest),
        `the largest paint (${last?.largestIs}) comes after ${seconds(is('largest'))}; ${seconds(largest)} is promised.`,
      ],
      [
        is('shift') <= shift,
        `it moves by ${is('shift').toFixed(3)}, at most ${shift} is promised: ${last?.moved.slice(0, 4).join(', ')}.`,
      ],
      [
        is('javascript') > 0 && is('javascript') <= javascript,
        `${kilobytes(is('javascript'))} of JavaScript; at most ${kilobytes(javascript)} is promised.`,
      ],
    ];
    return checks.flatMap(([holds, says]) => (holds ? [] : [`${page.address} at ${page.width} px: ${says}`]));
  });
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
