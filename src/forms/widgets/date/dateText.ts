import { asciiWidth } from '../../../domain/tidyText.ts';

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** `2026-11-21` of its parts; what is not a date yet keeps its shape (`2026--21`), so that it is judged and not lost.
 * Empty when nothing is given. */
export function joinDate({ year, month, day }: DateParts): string {
  const parts = [year, month, day].map((part) => asciiWidth(part).trim());
  if (parts.every((part) => part === '')) return '';
  return parts.map((part, index) => (index > 0 && /^\d$/.test(part) ? `0${part}` : part)).join('-');
}

export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** `1121` of a month and a day, with nothing to be the year; half of it keeps its shape (`11-`). */
export function joinMonthDay(parts: DateParts): string {
  const [month = '', day = ''] = joinDate({ ...parts, year: '' })
    .slice(1)
    .split('-');
  return month === '' || day === '' ? [month, day].join('-').replace(/^-$/, '') : month + day;
}

export function splitMonthDay(value: string): DateParts {
  const [, month = '', day = ''] = /^(\d{0,2})-?(.*)$/.exec(value) ?? [];
  return splitDate(`-${month}-${day}`);
}

/** A whole date pasted into one of the parts: `2026-11-21`, `21/11/2026`, `2026年11月21日`. */
export function readPastedDate(text: string): DateParts | undefined {
  const [first = '', second = '', third = '', ...more] = asciiWidth(text).match(/\d+/g) ?? [];
  if (third === '' || more.length > 0) return undefined;
  if (first.length === 4) return { year: first, month: second, day: third };
  return third.length === 4 ? { year: third, month: second, day: first } : undefined;
}
