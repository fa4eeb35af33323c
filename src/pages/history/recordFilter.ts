import { addDays, addMonths, hongKongDate } from '../../domain/calendarDate.ts';
import { isRecordKind, type RecordKind } from './recordKinds.ts';

export const HISTORY = '/history';
export const DETAIL = `${HISTORY}/detail`;

export const periods = ['all', 'days30', 'months3', 'months12'] as const;
export type Period = (typeof periods)[number];

/** Which records are shown; it stands in the address, so that a reload, Back and a bookmark show the same. */
export interface RecordFilter {
  /** All when absent. */
  readonly kind?: RecordKind;
  readonly account?: string;
  readonly period: Period;
}

export function readFilter({ pathname, search }: { readonly pathname: string; readonly search: string }): RecordFilter {
  const query = new URLSearchParams(search);
  const kind = pathname.slice(HISTORY.length + 1);
  const account = query.get('account');
  return {
    ...(isRecordKind(kind) ? { kind } : {}),
    ...(account === null ? {} : { account }),
    period: periods.find((period) => period === query.get('period')) ?? 'all',
  };
}

export function addressOf({ kind, account, period }: RecordFilter): string {
  const query = new URLSearchParams({
    ...(account === undefined ? {} : { account }),
    ...(period === 'all' ? {} : { period }),
  });
  const path = kind === undefined ? HISTORY : `${HISTORY}/${kind}`;
  return query.size > 0 ? `${path}?${String(query)}` : path;
}

/** The first Hong Kong day of a period that ends today; none of all there is.
 * @param now an instant */
export function firstDay(period: Period, now: string): string | undefined {
  const today = hongKongDate(now);
  if (period === 'all') return undefined;
  if (period === 'days30') return addDays(today, -29);
  return addMonths(today, period === 'months3' ? -3 : -12);
}
