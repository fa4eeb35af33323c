import { isCalendarDate } from '../../domain/calendarDate.ts';
import { aroundDate, dateBoundSchema, resolveDate, showDate, type DateBound } from '../dateBound.ts';
import { described, noDetail, say, type Judge, type RuleKeyword } from '../keyword.ts';

export const judge: Judge<DateBound> = (bound, value, context) => {
  const date = resolveDate(bound, context);
  if (date === undefined) return noDetail;
  return isCalendarDate(value) && value >= date ? undefined : { date };
};

/** A date is not before another: a stay ends on the day it begins, or later: `"dateAtLeast": { "data": "/from" }`. */
export const dateAtLeast: RuleKeyword<DateBound> = {
  name: 'dateAtLeast',
  type: 'string',
  metaSchema: described(dateBoundSchema, 'The date is not before this day.'),
  judge,
  propose: (bound, context) => aroundDate(bound, 1, context),
  explain: (bound, lang) => {
    const shown = showDate(bound, lang);
    return say(lang, `is not before ${shown}`, `不早於 ${shown}`, `不早于 ${shown}`);
  },
};
