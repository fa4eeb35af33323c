import { isCalendarDate } from '../../domain/calendarDate.ts';
import {
  described,
  noDetail,
  referenceSchema,
  resolveParam,
  say,
  showParam,
  type Judge,
  type Reference,
  type RuleKeyword,
} from '../keyword.ts';

/** The date of birth that the number of a mainland identity card carries: eight digits of it in 18, six in the older 15
 * (those were given until 1999).
 * @returns `YYYY-MM-DD`, or undefined where there is no such date */
function birthDateOf(number: string): string | undefined {
  const digits = number.length === 18 ? number.slice(6, 14) : number.length === 15 ? `19${number.slice(6, 12)}` : '';
  const date = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isCalendarDate(date) ? date : undefined;
}

export const judge: Judge<Reference> = (param, value, context) => {
  const number = resolveParam(param, context);
  return typeof number === 'string' && birthDateOf(number) === value ? undefined : noDetail;
};

/** A date of birth is the one in the number of a mainland identity card: `"birthDateIn": { "data": "/doc_no" }` (F-KYC). */
export const birthDateIn: RuleKeyword<Reference> = {
  name: 'birthDateIn',
  type: 'string',
  metaSchema: described(referenceSchema, 'The date of birth is the one in a mainland identity card number.'),
  judge,
  propose(param, context) {
    const number = resolveParam(param, context);
    const date = typeof number === 'string' ? birthDateOf(number) : undefined;
    if (date === undefined) return { hold: [], fail: [] };
    return { hold: [date], fail: [date === '1990-03-07' ? '1990-03-08' : '1990-03-07'] };
  },
  explain: (param, lang) => {
    const shown = showParam(param);
    return say(lang, `is the date of birth in ${shown}`, `是 ${shown} 內的出生日期`, `是 ${shown} 内的出生日期`);
  },
};
