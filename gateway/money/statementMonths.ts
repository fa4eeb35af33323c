import { addMonths, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import type { JsonObject } from '../../src/domain/json.ts';
import { numberConstant } from '../shared/constant.ts';

export interface StatementMonth {
  /** `YYYY-MM` */
  readonly month: string;
  readonly availableFrom: string;
}

/** The months an account has statements of now, newest first: the last six (R-CONST-81), each from the morning of the 1st after
 * it, Hong Kong time (R-CONST-82); none from before it was opened (AMB-61). */
export function statementMonths(openedAt: string, constants: JsonObject, now: string): StatementMonth[] {
  const time = constants['account.statement.time'];
  if (typeof time !== 'string') throw new Error('The constant "account.statement.time" is no time of day.');
  const count = numberConstant(constants, 'account.statement.months');
  const opened = hongKongDate(openedAt).slice(0, 7);
  const thisMonth = hongKongDate(now).slice(0, 7);
  const latest = monthAfter(thisMonth, Date.parse(now) < Date.parse(opening(thisMonth, time)) ? -2 : -1);
  return Array.from({ length: count }, (_, back) => monthAfter(latest, -back))
    .filter((month) => month >= opened)
    .map((month) => ({ month, availableFrom: opening(monthAfter(month, 1), time) }));
}

/** The instants a month begins and ends at, Hong Kong time. */
export function monthBounds(month: string): { readonly from: string; readonly to: string } {
  return { from: hongKongInstant(`${month}-01`), to: hongKongInstant(`${monthAfter(month, 1)}-01`) };
}

const opening = (month: string, time: string) => hongKongInstant(`${month}-01`, `${time}:00`);

/** The month n months later: `monthAfter('2025-01', -1)` is `2024-12`. */
export const monthAfter = (month: string, by: number): string => addMonths(`${month}-01`, by).slice(0, 7);
