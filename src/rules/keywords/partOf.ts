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

export const judge: Judge<Reference> = (param, value, context) => {
  const whole = resolveParam(param, context);
  return typeof value === 'string' && typeof whole === 'string' && whole.includes(value) ? undefined : noDetail;
};

/** A text stands somewhere in another place's, as the end of a number does: `"partOf": { "data": "/known" }`. */
export const partOf: RuleKeyword<Reference> = {
  name: 'partOf',
  type: 'string',
  metaSchema: described(referenceSchema, 'The text is contained in another member.'),
  judge,
  propose(param, context) {
    const whole = resolveParam(param, context);
    if (typeof whole !== 'string' || whole === '') return { hold: [], fail: [] };
    return { hold: [whole, whole.slice(-6), whole.slice(0, 6)], fail: [`${whole}0`, '864209'] };
  },
  explain: (param, lang) => {
    const shown = showParam(param);
    return say(lang, `is part of ${shown}`, `是 ${shown} 的一部分`, `是 ${shown} 的一部分`);
  },
};
