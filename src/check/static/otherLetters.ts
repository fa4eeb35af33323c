import type { Locale } from '../../i18n/locale.ts';
import { SIMPLIFIED, SIMPLIFIED_WHERE, TRADITIONAL } from './scriptLetters.ts';

/** Letters of the other script, with what is written in their place: everywhere, or where a pattern finds them. */
interface OtherScript {
  readonly name: string;
  readonly letters: ReadonlyMap<string, string>;
  readonly where: typeof SIMPLIFIED_WHERE;
}

const OTHER_SCRIPT: { readonly [locale in Locale]?: OtherScript } = {
  'zh-HK': { name: 'simplified', letters: pairs(SIMPLIFIED), where: SIMPLIFIED_WHERE },
  'zh-CN': { name: 'traditional', letters: pairs(TRADITIONAL), where: [] },
};

function pairs(letters: string): ReadonlyMap<string, string> {
  const all = [...letters];
  return new Map(all.flatMap((letter, index) => (index % 2 === 0 ? [[letter, all[index + 1] ?? ''] as const] : [])));
}

/** Names of languages, and the letters that switches have for them, are written in their own letters. */
const LANGUAGE_NAMES = /[简簡繁](?:[体體](?:中文)?)?/g;

/** What stands on the button of another's app is quoted as it stands there. */
const QUOTED = /[「『“"‘][^」』”"’]*[」』”"’]/g;

/** Letters of the other Chinese script in a text, each with what is written in its place; none of a quoted text. */
export function otherLetters(locale: Locale, text: string): { name: string; letters: ReadonlyMap<string, string> } {
  const other = OTHER_SCRIPT[locale];
  if (!other) return { name: '', letters: new Map() };
  const own = text.replace(LANGUAGE_NAMES, '').replace(QUOTED, '');
  const everywhere = [...own].flatMap((letter) => {
    const instead = other.letters.get(letter);
    return instead === undefined ? [] : [[letter, instead] as const];
  });
  const here = other.where.flatMap(([pattern, instead]) =>
    [...own.matchAll(pattern)].map(([letter]) => [letter, instead] as const),
  );
  return { name: other.name, letters: new Map([...everywhere, ...here]) };
}
