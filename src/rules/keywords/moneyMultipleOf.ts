import { addDecimals, isDecimal, isMultipleOf, multiplyDecimals } from '../../domain/decimal.ts';
import { described, say, type Judge, type RuleKeyword } from '../keyword.ts';
import { boundParams, moneyBoundSchema, resolveBound, showBound, type MoneyBound } from '../moneyBound.ts';

export const judge: Judge<MoneyBound> = (bound, value, context) => {
  const step = resolveBound(bound, context);
  return step && isDecimal(value) && isMultipleOf(value, step.amount) ? undefined : boundParams(step);
};

/** An amount is a whole number of steps: `"moneyMultipleOf": "10"` (R-VAL-04, R-VAL-05). */
export const moneyMultipleOf: RuleKeyword<MoneyBound> = {
  name: 'moneyMultipleOf',
  type: 'string',
  metaSchema: described(moneyBoundSchema, 'The amount is a whole multiple of this one.'),
  judge,
  propose(bound, context) {
    const step = resolveBound(bound, context)?.amount;
    if (step === undefined) return { hold: [], fail: [] };
    return {
      hold: [step, multiplyDecimals(step, '3')],
      fail: [addDecimals(step, '0.01'), multiplyDecimals(step, '1.5')],
    };
  },
  explain: (bound, lang) => {
    const shown = showBound(bound);
    return say(lang, `is a multiple of ${shown}`, `是 ${shown} 的倍數`, `是 ${shown} 的倍数`);
  },
};
