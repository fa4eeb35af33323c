import { compareDecimals, isDecimal } from '../../domain/decimal.ts';
import { described, say, type Judge, type RuleKeyword } from '../keyword.ts';
import { aroundBound, boundParams, moneyBoundSchema, resolveBound, showBound, type MoneyBound } from '../moneyBound.ts';

export const judge: Judge<MoneyBound> = (bound, value, context) => {
  const limit = resolveBound(bound, context);
  return limit && isDecimal(value) && compareDecimals(value, limit.amount) <= 0 ? undefined : boundParams(limit);
};

/** An amount is not above a bound: `"moneyAtMost": { "const": "limit.transfer.single.3" }`. */
export const moneyAtMost: RuleKeyword<MoneyBound> = {
  name: 'moneyAtMost',
  type: 'string',
  metaSchema: described(moneyBoundSchema, 'The amount is not above this bound.'),
  judge,
  propose(bound, context) {
    const around = aroundBound(bound, context);
    return around ? { hold: [around[1], around[0]], fail: [around[2]] } : { hold: [], fail: [] };
  },
  explain: (bound, lang) => {
    const shown = showBound(bound);
    return say(lang, `is at most ${shown}`, `不高於 ${shown}`, `不高于 ${shown}`);
  },
};
