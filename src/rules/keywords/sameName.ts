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

/** A name with case, spaces, full width and punctuation between names folded: `ＣＨＡＮ  Tai-Man` is `chan taiman`. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,'’·・-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

export const judge: Judge<Reference> = (param, value, context) => {
  const other = resolveParam(param, context);
  return typeof value === 'string' && typeof other === 'string' && foldName(value) === foldName(other) ? undefined : {};
};

/** A name is the same person's as another place's: `"sameName": { "data": "/holder_name" }`. */
export const sameName: RuleKeyword<Reference> = {
  name: 'sameName',
  type: 'string',
  metaSchema: described(referenceSchema, 'The name equals another one, ignoring case, spaces and full width.'),
  judge,
  propose(param, context) {
    const other = resolveParam(param, context);
    if (typeof other !== 'string') return { hold: [], fail: [] };
    return { hold: [other, other.toLowerCase(), ` ${other.replaceAll(' ', '  ')} `], fail: [`${other} X`] };
  },
  explain: (param, lang) => {
    const shown = showParam(param);
    return say(lang, `is the same name as ${shown}`, `與 ${shown} 是同一姓名`, `与 ${shown} 是同一姓名`);
  },
};
