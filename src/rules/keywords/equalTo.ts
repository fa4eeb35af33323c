import type { Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import {
  described,
  referenceSchema,
  resolveParam,
  say,
  showParam,
  type Judge,
  type Reference,
  type RuleKeyword,
} from '../keyword.ts';

export const judge: Judge<Reference> = (param, value, context) => {
  const other = resolveParam(param, context);
  return other !== undefined && deepEqual(other, value) ? undefined : {};
};

/** A value is the same as another place's or a constant's: `"equalTo": { "data": "/pay_pwd" }` (R-VAL-11). */
export const equalTo: RuleKeyword<Reference> = {
  name: 'equalTo',
  type: ['string', 'number', 'array', 'object'],
  metaSchema: described(referenceSchema, 'The value equals another member or a constant.'),
  judge,
  propose(param, context) {
    const other = resolveParam(param, context);
    return other === undefined ? { hold: [], fail: [] } : { hold: [other], fail: [unlike(other)] };
  },
  explain: (param, lang) => {
    const shown = showParam(param);
    return say(lang, `is the same as ${shown}`, `與 ${shown} 相同`, `与 ${shown} 相同`);
  },
};

/** Another value of the same shape: the last digit or letter changed. */
function unlike(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return Array.isArray(value) ? [...(value as readonly Json[]), null] : {};
  const last = value.at(-1) ?? '';
  return value.slice(0, -1) + (last === '1' ? '2' : /\d/.test(last) ? '1' : last === 'x' ? 'y' : 'x');
}
