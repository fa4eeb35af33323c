import type { Json } from '../../domain/json.ts';
import { addDays, hongKongDate, hongKongInstant, isInstant } from '../../domain/calendarDate.ts';
import { inWorkdayWindow, nextWorkdayOpening, type WorkdayCalendar } from '../../domain/workday.ts';
import { noDetail, say, type Judge, type JudgeContext, type RuleKeyword } from '../keyword.ts';

export type WorkdayWindow = { readonly calendar: string; readonly from: string; readonly to: string };

export const judge: Judge<WorkdayWindow> = (param, value, context) => {
  const calendar = calendarOf(param, context);
  if (!calendar || !isInstant(value)) return noDetail;
  return inWorkdayWindow(calendar, param, value) ? undefined : { from: param.from, to: param.to };
};

function calendarOf(param: WorkdayWindow, context: JudgeContext): WorkdayCalendar | undefined {
  const calendars = context.world.calendars;
  return Object.hasOwn(calendars, param.calendar)
    ? (calendars[param.calendar] as unknown as WorkdayCalendar)
    : undefined;
}

const time = { type: 'string', pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' };

/** An instant lies on a workday from `from` up to, not including, `to`, Hong Kong time:
 * `"workdayWindow": { "calendar": "prc", "from": "08:00", "to": "20:00" }` (R-VAL-51, R-VAL-52, AMB-07). */
export const workdayWindow: RuleKeyword<WorkdayWindow> = {
  name: 'workdayWindow',
  type: 'string',
  metaSchema: {
    description: 'The time is on a workday of the calendar, from `from` up to but excluding `to`, Hong Kong time.',
    type: 'object',
    properties: { calendar: { type: 'string', enum: ['hk', 'prc'] }, from: time, to: time },
    required: ['calendar', 'from', 'to'],
    additionalProperties: false,
  },
  judge,
  propose(param, context) {
    const calendar = calendarOf(param, context);
    if (!calendar) return { hold: [], fail: [] };
    const opening = nextWorkdayOpening(calendar, param, context.world.now);
    const day = hongKongDate(opening);
    const week: Json[] = Array.from({ length: 9 }, (_, offset) => hongKongInstant(addDays(day, offset), param.from));
    return { hold: [hongKongInstant(day, param.from)], fail: [hongKongInstant(day, param.to), ...week] };
  },
  explain: ({ calendar, from, to }, lang) =>
    say(
      lang,
      `is on a workday (${calendar}) from ${from} to ${to}`,
      `在工作天（${calendar}）${from} 至 ${to}`,
      `在工作日（${calendar}）${from} 至 ${to}`,
    ),
};
