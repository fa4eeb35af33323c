import { addDays, addMonths, hongKongDate, isCalendarDate } from '../../domain/calendarDate.ts';
import { isRecordKind, type RecordKind } from './recordKinds.ts';

export const HISTORY = '/history';
export const DETAIL = `${HISTORY}/detail`;

export const periods = ['all', 'days30', 'months3', 'months12', 'own'] as const;
export type Period = (typeof periods)[number];

/** Which records are shown; it stands in the address, so that a reload, Back and a bookmark show the same. What is looked for is kept with the
 * history entry instead: it may be somebody's name, and addresses are written down on the way. */
export interface RecordFilter {
  /** All when absent. */
  readonly kind?: RecordKind;
  readonly account?: string;
  readonly period: Period;
  /** Of a member's own period. */
  readonly days?: Days;
  readonly text?: string;
}

/** Where a filter stands. */
export interface FilterPlace {
  readonly pathname: string;
  readonly search: string;
  readonly state?: unknown;
}

/** Days of Hong Kong, the last included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export function readFilter({ pathname, search, state }: FilterPlace): RecordFilter {
  const query = new URLSearchParams(search);
  const kind = pathname.slice(HISTORY.length + 1);
  const account = query.get('account');
  const text = textIn(state);
  return {
    ...(isRecordKind(kind) ? { kind } : {}),
    ...(account === null ? {} : { account }),
    ...periodIn(query),
    ...(text === '' ? {} : { text }),
  };
}

export function textIn(state: unknown): string {
  return state !== null && typeof state === 'object' && 'text' in state ? String(state.text) : '';
}

/** Days that are none, or the wrong way round, are no period. */
function periodIn(query: URLSearchParams): Pick<RecordFilter, 'period' | 'days'> {
  const period = periods.find((one) => one === query.get('period')) ?? 'all';
  if (period !== 'own') return { period };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return isCalendarDate(from) && isCalendarDate(to) && from <= to ? { period, days: { from, to } } : { period: 'all' };
}

export function addressOf({ kind, account, period, days }: RecordFilter): string {
  const query = new URLSearchParams({
    ...(account === undefined ? {} : { account }),
    ...(period === 'all' ? {} : { period }),
    ...(period === 'own' ? days : {}),
  });
  const path = kind === undefined ? HISTORY : `${HISTORY}/${kind}`;
  return query.size > 0 ? `${path}?${String(query)}` : path;
}

/** The Hong Kong days of a period that ends today, or of a member's own; none of all there is.
 * @param now an instant */
export function daysOf({ period, days }: Pick<RecordFilter, 'period' | 'days'>, now: string): Days | undefined {
  if (period === 'all' || period === 'own') return days;
  const to = hongKongDate(now);
  if (period === 'days30') return { from: addDays(to, -29), to };
  return { from: addMonths(to, period === 'months3' ? -3 : -12), to };
}

/** The same filter over another period; a member's own begins with the days that were shown before. */
export function withPeriod({ days: _, ...filter }: RecordFilter, period: Period, now: string): RecordFilter {
  if (period !== 'own') return { ...filter, period };
  const days = daysOf(filter, now) ?? daysOf({ period: 'days30' }, now);
  return { ...filter, period, ...(days && { days }) };
}

/** The same days with another first or last: whichever it would overtake moves along. */
export function withDay(days: Days, end: keyof Days, day: string): Days {
  if (end === 'from') return { from: day, to: day > days.to ? day : days.to };
  return { from: day < days.from ? day : days.from, to: day };
}
