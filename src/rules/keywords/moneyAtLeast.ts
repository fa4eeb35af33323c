import { compareDecimals, isDecimal } from '../../domain/decimal.ts';
import { described, say, type Judge, type RuleKeyword } from '../keyword.ts';
import { aroundBound, boundParams, moneyBoundSchema, resolveBound, showBound, type MoneyBound } from '../moneyBound.ts';

export const judge: Judge<MoneyBound> = (bound, value, context) => {
  const limit = resolveBound(bound, context);
  return limit && isDecimal(value) && compareDecimals(value, limit.amount) >= 0 ? undefined : boundParams(limit);
};

/** An amount is not below a bound: `"moneyAtLeast": "0.01"`. */
export const moneyAtLeast: RuleKeyword<MoneyBound> = {
  name: 'moneyAtLeast',
  type: 'string',
  metaSchema: described(moneyBoundSchema, 'The amount is not below this bound.'),
  judge,
  propose(bound, context) {
    const around = aroundBound(bound, context);
    return around ? { hold: [around[1], around[2]], fail: [around[0]] } : { hold: [], fail: [] };
  },
  explain: (bound, lang) => {
    const shown = showBound(bound);
    return say(lang, `is at least ${shown}`, `不低於 ${shown}`, `不低于 ${shown}`);
  },
};
