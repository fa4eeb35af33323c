import { addDays, daysBetween, hongKongDate, isCalendarDate } from '../../domain/calendarDate.ts';
import type { Json } from '../../domain/json.ts';
import {
  referenceSchema,
  resolveParam,
  say,
  showParam,
  type Judge,
  type JudgeContext,
  type Reference,
  type RuleKeyword,
} from '../keyword.ts';

/** Bounds on whole days from today to a date; both are included. */
export type DaysUntil = { readonly min?: number | Reference; readonly max?: number | Reference };

export const judge: Judge<DaysUntil> = (param, value, context) => {
  if (!isCalendarDate(value)) return {};
  const [min, max] = boundsOf(param, context);
  const days = daysBetween(hongKongDate(context.world.now), value);
  const within = min !== undefined && max !== undefined && days >= min && days <= max;
  return within ? undefined : { days, ...shown('min', param.min, min), ...shown('max', param.max, max) };
};

/** An absent bound is infinite; one that refers to nothing is undefined, and then nothing holds. */
function boundsOf(param: DaysUntil, context: JudgeContext): readonly [number | undefined, number | undefined] {
  const bound = (value: Json | undefined, open: number): number | undefined => {
    if (value === undefined) return open;
    const resolved = resolveParam(value, context);
    return typeof resolved === 'number' ? resolved : undefined;
  };
  return [bound(param.min, -Infinity), bound(param.max, Infinity)];
}

function shown(name: string, given: unknown, value: number | undefined): { readonly [name: string]: number } {
  return given === undefined || value === undefined ? {} : { [name]: value };
}

const bound = { oneOf: [{ type: 'integer' }, referenceSchema] };

/** Days from today (Hong Kong) to a date lie in bounds: `"daysUntil": { "min": 0, "max": 89 }` (AMB-23, R-CONST-16). */
export const daysUntil: RuleKeyword<DaysUntil> = {
  name: 'daysUntil',
  type: 'string',
  metaSchema: {
    description: 'Whole days from today in Hong Kong to the date are within these bounds; a past date is negative.',
    type: 'object',
    properties: { min: bound, max: bound },
    minProperties: 1,
    additionalProperties: false,
  },
  judge,
  propose(param, context) {
    const [min, max] = boundsOf(param, context);
    if (min === undefined || max === undefined) return { hold: [], fail: [] };
    const today = hongKongDate(context.world.now);
    const dates = (days: readonly number[]) => days.filter(Number.isFinite).map((day) => addDays(today, day));
    return { hold: dates([min, max]), fail: dates([min - 1, max + 1]) };
  },
  explain: (param, lang) => {
    const parts = [
      param.min === undefined
        ? ''
        : say(lang, `at least ${showParam(param.min)}`, `至少 ${showParam(param.min)}`, `至少 ${showParam(param.min)}`),
      param.max === undefined
        ? ''
        : say(lang, `at most ${showParam(param.max)}`, `最多 ${showParam(param.max)}`, `最多 ${showParam(param.max)}`),
    ].filter(Boolean);
    const range = parts.join(say(lang, ' and ', '、', '、'));
    return say(lang, `is ${range} days from today`, `距今天 ${range} 天`, `距今天 ${range} 天`);
  },
};
