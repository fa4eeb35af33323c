import type { Locale } from '../../i18n/locale.ts';
import type { Place } from '../finding.ts';
import { remembering } from '../remembering.ts';
import type { Reporter } from './checkContext.ts';
import { parallelTexts, type LocalText, type ParallelText } from './parallelTexts.ts';
import { SIMPLIFIED, TRADITIONAL } from './scriptLetters.ts';

/** Each language is written in its own letters and words. What all of them have alike is a name, such as that of a language. */
export function checkScripts(context: Reporter): void {
  for (const texts of parallelTexts(context.project))
    for (const { id, place, what, fix } of foreignTexts(texts)) context.add(id, place, what, fix);
}

interface Foreign {
  readonly id: 'word-script' | 'word-tongue';
  readonly place: Place;
  readonly what: string;
  readonly fix: string;
}

const foreignTexts = remembering((texts: ParallelText): readonly Foreign[] => {
  if (texts.length > 1 && new Set(texts.map(({ text }) => text)).size === 1) return [];
  return texts.flatMap((one) => [...foreignLetters(one), ...foreignTongue(one)]);
});

/** Letters of the other script, with what is written in their place. */
const OTHER_SCRIPT: {
  readonly [locale in Locale]?: { readonly name: string; readonly letters: ReadonlyMap<string, string> };
} = {
  'zh-HK': { name: 'simplified', letters: pairs(SIMPLIFIED) },
  'zh-CN': { name: 'traditional', letters: pairs(TRADITIONAL) },
};

function pairs(letters: string): ReadonlyMap<string, string> {
  const all = [...letters];
  return new Map(all.flatMap((letter, index) => (index % 2 === 0 ? [[letter, all[index + 1] ?? ''] as const] : [])));
}

/** Names of languages, and the letters that switches have for them, are written in their own letters. */
const LANGUAGE_NAMES = /[简簡繁](?:[体體](?:中文)?)?/g;

/** What stands on the button of another's app is quoted as it stands there. */
const QUOTED = /[「『“"‘][^」』”"’]*[」』”"’]/g;

function foreignLetters({ locale, text, place }: LocalText): readonly Foreign[] {
  const other = OTHER_SCRIPT[locale];
  if (!other) return [];
  const own = text.replace(LANGUAGE_NAMES, '').replace(QUOTED, '');
  const found = [...new Set(own)].filter((letter) => other.letters.has(letter));
  if (found.length === 0) return [];
  const what = `"${found.join('')}" in ${locale} ${found.length === 1 ? 'is a' : 'are'} ${other.name} ${found.length === 1 ? 'letter' : 'letters'}`;
  const fix = `Write "${found.map((letter) => other.letters.get(letter)).join('')}".`;
  return [{ id: 'word-script', place, what, fix }];
}

/** Small words of English sentences: names have them in capitals, or none. */
const ENGLISH =
  /\b(?:my|your|yours|you|we|our|us|is|are|was|were|this|that|these|those|please|not|cannot|must|should|have|has|will|it|its|they|their|if|when|before|after|because|been|does|did)\b/;

/** Small words of Chinese sentences, which no name has. */
const CHINESE = /[您你嗎吗們们這这]|什麼|什么|[請请](?:輸入|输入|選擇|选择|稍候|再試|再试)/;

/** A run of words of another language that is a sentence, or part of one: not a name, and not quoted. */
function foreignTongue({ locale, text, place }: LocalText): readonly Foreign[] {
  const plain = text.replace(/\{\{[^}]*\}\}/g, ' ').replace(/[（(「『“"‘《【][^）)」』”"’》】]*[）)」』”"’》】]/g, ' ');
  const found =
    locale === 'en'
      ? plain.match(/\p{Script=Han}+/gu)?.find((run) => CHINESE.test(run))
      : plain.match(/[A-Za-z][A-Za-z'’-]*(?: [A-Za-z][A-Za-z'’-]*){2,}/g)?.find((run) => ENGLISH.test(run));
  if (found === undefined) return [];
  const what = `"${found}" in ${locale} is ${locale === 'en' ? 'Chinese' : 'English'}`;
  const fix = 'Translate it, or put it in quotation marks where it is quoted.';
  return [{ id: 'word-tongue', place, what, fix }];
}
