import { addDays, addMonths, hongKongDate, isCalendarDate } from '../domain/calendarDate.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import {
  constantId,
  described,
  referenceSchema,
  resolveParam,
  say,
  showParam,
  subjectPointer,
  type JudgeContext,
  type Lang,
  type Proposals,
  type Reference,
} from './keyword.ts';

/** A day: a literal `YYYY-MM-DD`, `today` in Hong Kong, a constant or a member of the subject; or one of these with days or
 * months added, or taken away when they are negative. */
export type DateBound = Day | { readonly of: Day; readonly days?: Count; readonly months?: Count };
type Day = string | Reference;
type Count = number | Reference;

const pattern = '^(today|\\d{4}-\\d{2}-\\d{2})$';
const count: JsonObject = { oneOf: [{ type: 'integer' }, referenceSchema] };

export const dateBoundSchema: JsonObject = {
  description: 'A date, `today`, a constant, a member of the subject, or one of these with `days` or `months` added.',
  type: ['string', 'object'],
  pattern,
  properties: {
    const: constantId,
    data: subjectPointer,
    of: { oneOf: [{ type: 'string', pattern }, referenceSchema], description: 'The day to count from.' },
    days: described(count, 'Days after it; negative: before it.'),
    months: described(count, 'Months after it; the last day of a shorter month.'),
  },
  // Of a text all of these hold: they are about members.
  anyOf: [
    { required: ['const'], maxProperties: 1 },
    { required: ['data'], maxProperties: 1 },
    { required: ['of'], minProperties: 2, properties: { const: false, data: false } },
  ],
  additionalProperties: false,
};

/** The day in force; `undefined` when the place is empty, or what it refers to is no date or no whole number. */
export function resolveDate(bound: DateBound, context: JudgeContext): string | undefined {
  if (!isCounted(bound)) return dayOf(bound, context);
  const from = dayOf(bound.of, context);
  const [days, months] = [bound.days, bound.months].map((given) =>
    given === undefined ? 0 : resolveParam(given, context),
  );
  if (from === undefined || !Number.isInteger(days) || !Number.isInteger(months)) return undefined;
  return addDays(addMonths(from, months as number), days as number);
}

function isCounted(bound: DateBound): bound is Exclude<DateBound, Day> {
  return isJsonObject(bound as Json) && Object.hasOwn(bound as JsonObject, 'of');
}

function dayOf(given: Day, context: JudgeContext): string | undefined {
  if (given === 'today') return hongKongDate(context.world.now);
  const value = resolveParam(given, context);
  return isCalendarDate(value) ? value : undefined;
}

/** The bound itself and the days beside it, on their sides. */
export function aroundDate(bound: DateBound, within: 1 | -1, context: JudgeContext): Proposals {
  const edge = resolveDate(bound, context);
  if (edge === undefined) return { hold: [], fail: [] };
  return { hold: [edge, addDays(edge, within)], fail: [addDays(edge, -within)] };
}

export function showDate(bound: DateBound, lang: Lang): string {
  if (!isCounted(bound)) return bound === 'today' ? say(lang, 'today', '今天', '今天') : showParam(bound);
  const parts = [
    bound.months === undefined ? '' : withUnit(bound.months, say(lang, 'months', '個月', '个月')),
    bound.days === undefined ? '' : withUnit(bound.days, say(lang, 'days', '天', '天')),
  ].filter(Boolean);
  return [showDate(bound.of, lang), ...parts].join(' ');
}

function withUnit(given: Count, unit: string): string {
  return typeof given === 'number' && given < 0 ? `− ${-given} ${unit}` : `+ ${showParam(given)} ${unit}`;
}
