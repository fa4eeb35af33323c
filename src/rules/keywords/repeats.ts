import { noDetail, say, type Judge, type RuleKeyword } from '../keyword.ts';

/** Of a text that is one part over and over, and of no other, a copy begins inside two of them. */
export function isRepeated(text: string): boolean {
  return text !== '' && `${text}${text}`.indexOf(text, 1) < text.length;
}

export const judge: Judge<true> = (_, value) => (typeof value === 'string' && isRepeated(value) ? undefined : noDetail);

/** A text is one part over and over, as `111111`, `121212` and `123123` are: `"repeats": true`. */
export const repeats: RuleKeyword<true> = {
  name: 'repeats',
  type: 'string',
  metaSchema: { description: 'The text is a repeated part: `111111`, `121212`, `123123`.', const: true },
  judge,
  propose: () => ({ hold: ['111111', '121212', '123123'], fail: ['864209', '111112', 'A'] }),
  explain: (_, lang) => say(lang, 'is one part over and over', '由同一部分重複而成', '由同一部分重复而成'),
};
