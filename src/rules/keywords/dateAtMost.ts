import { isCalendarDate } from '../../domain/calendarDate.ts';
import { aroundDate, dateBoundSchema, resolveDate, showDate, type DateBound } from '../dateBound.ts';
import { described, noDetail, say, type Judge, type RuleKeyword } from '../keyword.ts';

export const judge: Judge<DateBound> = (bound, value, context) => {
  const date = resolveDate(bound, context);
  if (date === undefined) return noDetail;
  return isCalendarDate(value) && value <= date ? undefined : { date };
};

/** A date is not after another: a stay is at most 90 days long: `"dateAtMost": { "of": { "data": "/from" }, "days": 89 }`. */
export const dateAtMost: RuleKeyword<DateBound> = {
  name: 'dateAtMost',
  type: 'string',
  metaSchema: described(dateBoundSchema, 'The date is not after this day.'),
  judge,
  propose: (bound, context) => aroundDate(bound, -1, context),
  explain: (bound, lang) => {
    const shown = showDate(bound, lang);
    return say(lang, `is not after ${shown}`, `不遲於 ${shown}`, `不晚于 ${shown}`);
  },
};
