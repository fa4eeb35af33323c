import { addDays, addYears, ageOn, hongKongDate, isCalendarDate } from '../../domain/calendarDate.ts';
import {
  noDetail,
  referenceSchema,
  resolveParam,
  say,
  showParam,
  type Judge,
  type Reference,
  type RuleKeyword,
} from '../keyword.ts';

export const judge: Judge<number | Reference> = (param, value, context) => {
  const years = resolveParam(param, context);
  if (typeof years !== 'number' || !isCalendarDate(value)) return noDetail;
  return ageOn(value, hongKongDate(context.world.now)) >= years ? undefined : { years };
};

/** A date of birth makes at least so many whole years today, Hong Kong time: `"ageAtLeast": 18` (AMB-52). */
export const ageAtLeast: RuleKeyword<number | Reference> = {
  name: 'ageAtLeast',
  type: 'string',
  metaSchema: {
    description: 'The age today in Hong Kong is at least this many whole years.',
    oneOf: [{ type: 'integer', minimum: 0, maximum: 150 }, referenceSchema],
  },
  judge,
  propose(param, context) {
    const years = resolveParam(param, context);
    if (typeof years !== 'number') return { hold: [], fail: [] };
    const edge = addYears(hongKongDate(context.world.now), -years);
    return { hold: [edge, addDays(edge, -1)], fail: [addDays(edge, 1)] };
  },
  explain: (param, lang) => {
    const shown = showParam(param);
    return say(lang, `is ${shown} years or more ago`, `滿 ${shown} 歲`, `满 ${shown} 岁`);
  },
};
