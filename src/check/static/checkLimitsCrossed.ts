import type { ConstantEntry } from '../../compile/project.ts';
import { compareDecimals, isDecimal } from '../../domain/decimal.ts';
import type { ConstantRow } from '../../rules/constants.ts';
import type { CheckContext } from './checkContext.ts';

/** Periods by which a limit is named, from the shortest on. */
const PERIODS = ['single', 'daily', 'monthly', 'yearly'];

/** What one payment may be is no more than what a whole day may be: of two limits of a level that differ in the period alone, the
 * shorter is not above the longer, on any day. */
export function checkLimitsCrossed(context: CheckContext): void {
  const limits = Object.values(context.project.constants).filter(
    ({ file, constant }) => !context.unfit.has(file) && PERIODS.some((period) => constant.id.includes(`.${period}.`)),
  );
  for (const shorter of limits)
    for (const longer of limits)
      if (isLonger(shorter.constant.id, longer.constant.id)) checkPair(context, shorter, longer);
}

/** `limit.transfer.daily.3` beside `limit.transfer.single.3`. */
function isLonger(id: string, other: string): boolean {
  const [own, others] = [id.split('.'), other.split('.')];
  const differing = own.flatMap((token, index) => (token === others[index] ? [] : [index]));
  const [at, ...more] = differing;
  if (at === undefined || more.length > 0 || own.length !== others.length) return false;
  const [period, longer] = [own, others].map((tokens) => PERIODS.indexOf(tokens[at] ?? ''));
  return period !== undefined && longer !== undefined && period >= 0 && longer > period;
}

function checkPair(context: CheckContext, shorter: ConstantEntry, longer: ConstantEntry): void {
  for (const [index, row] of shorter.constant.rows.entries()) {
    const over = amountsWith(shorter, longer, row).find(({ own, most }) => compareDecimals(own, most) > 0);
    if (over === undefined || !('amount' in row)) continue;
    const what = `"${shorter.constant.id}" is ${row.currency} ${over.own} on ${over.day}, and "${longer.constant.id}" is ${over.most}`;
    const fix = 'Lower the one, or raise the other from the same day on.';
    context.add(
      'limits-crossed',
      { file: shorter.file, pointer: `${shorter.pointer}/rows/${index}/amount` },
      what,
      fix,
    );
  }
}

/** What both are on each day from which one of them changes, as long as the row is in force. */
function amountsWith(shorter: ConstantEntry, longer: ConstantEntry, row: ConstantRow) {
  if (!('currency' in row)) return [];
  const days = [shorter, longer].flatMap(({ constant }) => constant.rows.map(({ effectiveFrom }) => effectiveFrom));
  return [...new Set(days)].toSorted().flatMap((day) => {
    const most = amountOn(longer, row.currency, day);
    if (inForce(shorter, row.currency, day) !== row || most === undefined || !isDecimal(row.amount)) return [];
    return [{ day, own: row.amount, most }];
  });
}

function amountOn(entry: ConstantEntry, currency: string, day: string): string | undefined {
  const row = inForce(entry, currency, day);
  return row !== undefined && 'amount' in row && isDecimal(row.amount) ? row.amount : undefined;
}

function inForce({ constant }: ConstantEntry, currency: string, day: string): ConstantRow | undefined {
  return constant.rows.findLast((row) => 'currency' in row && row.currency === currency && row.effectiveFrom <= day);
}
