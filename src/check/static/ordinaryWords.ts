import { remembering } from '../remembering.ts';
import type { ParallelText } from './parallelTexts.ts';

/** What is no word of a text: the name of a value, an address. */
const NO_WORDS = /\{\{[^}]*\}\}|\S*[@/]\S*|\S+\.[a-z]\S*/g;

const WORDS = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;

/** English words that Chinese writes as they are. */
const ADOPTED = new Set(['app', 'apps', 'email', 'e-mail', 'web', 'min', 'max']);

/** Words that the English texts have in small letters: a name has its capital wherever it stands. */
const smallWords = remembering(
  (texts: readonly ParallelText[]): ReadonlySet<string> =>
    new Set(
      texts.flatMap((languages) =>
        languages.flatMap(({ locale, text }) => (locale === 'en' ? wordsOf(text).filter(isSmall) : [])),
      ),
    ),
);

function wordsOf(text: string): readonly string[] {
  return text.replace(NO_WORDS, ' ').match(WORDS) ?? [];
}

function isSmall(word: string): boolean {
  return word === word.toLowerCase();
}

/** Whether a text is nothing but English: every word is one of a sentence, and none the name of a brand or a firm. Beside a code, as in "Face ID",
 * a single word may be part of a name.
 * @param all where the English words are learned */
export function isEnglishAlone(text: string, all: readonly ParallelText[]): boolean {
  if (/\p{Script=Han}/u.test(text)) return false;
  const words = wordsOf(text);
  const codes = words.filter((word) => word.length > 1 && word === word.toUpperCase());
  const others = words.filter((word) => !codes.includes(word));
  const isTelling = others.some((word) => word.length > 2 && !ADOPTED.has(word.toLowerCase()));
  if (!isTelling || others.length <= codes.length) return false;
  return others.every((word) => /^.[^A-Z]*$/.test(word) && smallWords(all).has(word.toLowerCase()));
}
